/** @jest-environment node */
import { links } from './links';
import { PAGE, pageAt, messagesOf, eachTestHasASite } from './testing';

eachTestHasASite();

describe('links', () => {
  async function checkLink(text: string): Promise<readonly string[]> {
    const others = [
      await pageAt(
        'docs-core/other/index.mdx',
        '## First part\n\n## Own {/* #id */}\n\n<Demo src="./A.tsx" />',
      ),
      await pageAt('docs-core/api/index.mdx', '<ApiReference name="X" />'),
      await pageAt('docs-studio/start/index.mdx', '## Go'),
    ];
    const page = await pageAt(PAGE, `${text}\n\n## Here`);
    return messagesOf(links(page, new Map([page, ...others].map((one) => [one.file, one]))));
  }

  it.each([
    '[a](../other/index.mdx#first-part)',
    '[a](../other/index.mdx#id)',
    '[a](../other/index.mdx#A.tsx)',
    '[a](../api/index.mdx#generated)',
    '[a](#here)',
    '[a](/studio/start/#go)',
    '[a](https://example.com/#x)',
    '[a](mailto:a@example.com)',
  ])('accepts %s', async (text) => {
    expect(await checkLink(text)).toEqual([]);
  });

  it.each([
    [
      '[a](../othr/index.mdx)',
      '../othr/index.mdx: there is no such file (did you mean ../other/index.mdx?)',
    ],
    ['[a](../other/)', '../other/: there is no such file (did you mean ../other/index.mdx?)'],
    [
      '[a](../other/index.mdx#frist-part)',
      'docs-core/other/index.mdx has no heading with this id (did you mean first-part?)',
    ],
    [
      '[a](#heer)',
      '#heer: docs-core/thing/index.mdx has no heading with this id (did you mean here?)',
    ],
    ['[a](#%E0%A4%A)', 'has no heading with this id'],
    [
      '[a](/core/other/#id)',
      '/core/other/#id: write ../other/index.mdx#id, the relative path of the file',
    ],
    ['[a](/toolpad/studio/start)', '/toolpad/studio/start: write /studio/start/'],
    ['[a](https://mui.com/toolpad/studio/start/)', ': write /studio/start/'],
    ['[a](/studio/strat/)', 'there is no such page (did you mean docs-studio/start/index.mdx?)'],
    ['[a](/studio/start/#no)', 'docs-studio/start/index.mdx has no heading with this id'],
    ['[a][b]\n\n[b]: ./none.mdx', './none.mdx: there is no such file'],
  ])('rejects %s', async (text, message) => {
    const [first, ...more] = await checkLink(text);
    expect(first).toContain(message);
    expect(more).toEqual([]);
  });
});
