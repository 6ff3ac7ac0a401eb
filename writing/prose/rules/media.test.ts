/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { pictures } from './media';
import { check, siteDir, eachTestHasASite } from './testing';

eachTestHasASite();

describe('pictures', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'docs-core/thing'), { recursive: true });
    fs.writeFileSync(path.join(siteDir, 'docs-core/thing/small.webp'), 'x');
    fs.writeFileSync(path.join(siteDir, 'docs-core/thing/large.webp'), Buffer.alloc(204_801));
  });

  it('that are there, small and described are right', async () => {
    const text = '![A form](./small.webp)\n\n<Figure src="./small.webp" alt="A" />';
    expect(await check(pictures, text)).toEqual([]);
  });

  it.each([
    ['![](./small.webp)', '1: ./small.webp has no alt text: say in the brackets'],
    ['![A form](./none.webp)', '1: ./none.webp: there is no such picture'],
    ['![A form](/img/a.webp)', '1: /img/a.webp: a picture is in the folder of its page'],
    ['\n![A form](./large.webp)', '2: ./large.webp has 201 KB, and the limit is 200: save it'],
    ['<Figure src="./small.webp" dark="./large.webp" alt="A" />', '1: ./large.webp has 201 KB'],
  ])('%j is wrong', async (text, message) => {
    const [first = '', ...more] = await check(pictures, text);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });
});
