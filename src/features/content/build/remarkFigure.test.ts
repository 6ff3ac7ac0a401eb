/** @jest-environment node */
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import remarkFigure from './remarkFigure';

/** A page's Markdown after the plugin. */
function transform(page: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFigure)
    .use(remarkStringify);
  const file = new VFile({ path: `${process.cwd()}/docs-core/page/index.mdx`, value: page });
  return processor.stringify(processor.runSync(processor.parse(file), file)).trim();
}

describe('<Film>', () => {
  const TEXTS = 'alt="A grid" caption="Drag it in."';

  it('becomes a poster image and a link to its file, both checked by the build', () => {
    expect(transform(`<Film src="./a.webm" ${TEXTS} />`)).toBe(
      [
        '<Film caption="Drag it in.">',
        '  <FigurePicture scheme="both">',
        '    ![A grid](./a.webp)',
        '  </FigurePicture>',
        '',
        '  <FilmFile caption="Drag it in.">',
        '    [Drag it in.](./a.webm)',
        '  </FilmFile>',
        '</Film>',
      ].join('\n'),
    );
  });

  it.each([
    [
      '<Film src="./a.mp4" alt="A" caption="B" />',
      'write <Film src="./name.webm" alt="…" caption="…" />',
    ],
    ['<Film src="./a.webm" alt="" caption="B" />', 'alt="…"'],
    ['<Film src="./a.webm" alt="A" />', 'caption="…"'],
    [`<Film src="./a.webm" ${TEXTS}>\n\nWords\n\n</Film>`, 'with nothing inside'],
    [`Words <Film src="./a.webm" ${TEXTS} />`, 'must be on its own line'],
  ])('%j is rejected', (page, reason) => {
    expect(() => transform(page)).toThrow(reason);
  });
});

describe('<Figure>', () => {
  it('becomes an image per color scheme, each checked by the build', () => {
    expect(
      transform('<Figure src="./a.webp" dark="./b.webp" alt="A form" caption="The editor" />'),
    ).toBe(
      [
        '<Figure caption="The editor">',
        '  <FigurePicture scheme="light">',
        '    ![A form](./a.webp)',
        '  </FigurePicture>',
        '',
        '  <FigurePicture scheme="dark">',
        '    ![A form](./b.webp)',
        '  </FigurePicture>',
        '</Figure>',
      ].join('\n'),
    );
  });

  it('becomes one image for both schemes if it has no dark one', () => {
    expect(transform('<Figure src="./a.webp" alt="A form" />')).toContain('scheme="both"');
  });

  it.each([
    ['<Figure src="./a.webp" alt="" />', 'write <Figure src="./name.webp" alt="…" />'],
    ['<Figure src="./a.webp" alt="A">\n\nWords\n\n</Figure>', 'with nothing inside'],
    ['Words <Figure src="./a.webp" alt="A" />', 'must be on its own line'],
  ])('%j is rejected', (page, reason) => {
    expect(() => transform(page)).toThrow(reason);
  });
});
