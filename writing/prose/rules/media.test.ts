/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { pictures } from './media';
import { check, siteDir, eachTestHasASite } from './testing';

eachTestHasASite();

describe('pictures and films', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'docs-core/thing'), { recursive: true });
    for (const [name, size] of [
      ['small.webp', 1],
      ['odd.webp', 1],
      ['odd-dark.webp', 204_801],
      ['large.webp', 204_801],
      ['small.webm', 1],
      ['heavy.webm', 400_000],
      ['heavy.webp', 1],
      ['bare.webm', 1],
      ['gone.webp', 1],
    ] as const) {
      fs.writeFileSync(path.join(siteDir, 'docs-core/thing', name), Buffer.alloc(size));
    }
  });

  it('are accepted if they exist, are small and have alt text', async () => {
    const text =
      '![A form](./small.webp)\n\n<Figure src="./small.webp" alt="A" />\n\n<Film src="./small.webm" alt="A" caption="B" />';
    expect(await check(pictures, text)).toEqual([]);
  });

  it.each([
    ['![](./small.webp)', '1: ./small.webp has no alt text: say in the brackets'],
    ['![The "A" form](./small.webp)', '1: ./small.webp: write the alt text without " & < >'],
    ['![A form](./none.webp)', '1: ./none.webp: there is no such picture'],
    ['![A form](/img/a.webp)', '1: /img/a.webp: a picture is in the folder of its page'],
    ['\n![A form](./large.webp)', '2: ./large.webp has 201 KB, and the limit is 200: save it'],
    ['<Figure src="./odd.webp" alt="A" />', '1: ./odd-dark.webp has 201 KB'],
    [
      '<Film src="./heavy.webm" alt="A" caption="B" />',
      '1: ./heavy.webm has 391 KB, and the limit is 390',
    ],
    ['<Film src="./gone.webm" alt="A" caption="B" />', '1: ./gone.webm: there is no such film'],
    ['<Film src="./bare.webm" alt="A" caption="B" />', '1: ./bare.webp: there is no such picture'],
    ['<Film src="./small.webm" alt="" caption="B" />', '1: ./small.webp has no alt text'],
  ])('are rejected: %j', async (text, message) => {
    const [first = '', ...more] = await check(pictures, text);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });
});
