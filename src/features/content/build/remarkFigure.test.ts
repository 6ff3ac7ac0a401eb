/** @jest-environment node */
import fs from 'node:fs';
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

/** Says that the page's folder has the dark version of a file. */
function withDark(name: string): void {
  const dark = name.replace('.', '-dark.');
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => String(file).endsWith(`/page/${dark}`));
}

afterEach(() => jest.restoreAllMocks());

describe('a picture in Markdown', () => {
  const PAGE = 'Words\n\n![A form](./a.webp#left)\n\nMore';

  it('is followed by its dark version, cropped alike on phones', () => {
    withDark('a.webp');
    expect(transform(PAGE)).toBe(
      [
        'Words',
        '',
        '<FigurePicture scheme="light">',
        '  ![A form](./a.webp#left)',
        '</FigurePicture>',
        '',
        '<FigurePicture scheme="dark">',
        '  ![A form](./a-dark.webp#left)',
        '</FigurePicture>',
        '',
        'More',
      ].join('\n'),
    );
  });

  it('stays as it is without one', () => {
    expect(transform(PAGE)).toBe(PAGE);
  });

  it('gives way on phones to its parts', () => {
    withDark('a.webp');
    const page = transform(
      '![All](./a.webp#wide)\n\n1. Left\n\n   ![A](./a.webp#xywh=0,50,250,430)',
    );
    expect(page).toContain('scheme="light" screens="wide">\n  ![All](./a.webp#wide)');
    expect(page).toContain('scheme="dark" screens="phones">');
    expect(page).toContain('![A](./a-dark.webp#xywh=0,50,250,430)');
  });
});

describe('<Film>', () => {
  const TEXTS = 'alt="A grid" caption="Drag it in."';

  it('becomes a film per color scheme', () => {
    withDark('a.webm');
    const films = transform(`<Film src="./a.webm" ${TEXTS} />`);
    expect(films).toContain('<FilmPlayer scheme="light">\n    ![A grid](./a.webp)');
    expect(films).toContain('<FilmPlayer scheme="dark">\n    ![A grid](./a-dark.webp)');
    expect(films).toContain('[Drag it in.](./a-dark.webm)');
  });

  it('starts on phones at the side that its URL names', () => {
    const films = transform(`<Film src="./a.webm#right" ${TEXTS} />`);
    expect(films).toContain('![A grid](./a.webp#right)');
    expect(films).toContain('[Drag it in.](./a.webm)');
  });

  it('becomes a poster image and a link to its file, both checked by the build', () => {
    expect(transform(`<Film src="./a.webm" ${TEXTS} />`)).toBe(
      [
        '<Film caption="Drag it in.">',
        '  <FilmPlayer scheme="both">',
        '    ![A grid](./a.webp)',
        '',
        '    <FilmFile caption="Drag it in.">',
        '      [Drag it in.](./a.webm)',
        '    </FilmFile>',
        '  </FilmPlayer>',
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
    withDark('a.webp');
    expect(transform('<Figure src="./a.webp" alt="A form" caption="The editor" />')).toBe(
      [
        '<Figure caption="The editor">',
        '  <FigurePicture scheme="light">',
        '    ![A form](./a.webp)',
        '  </FigurePicture>',
        '',
        '  <FigurePicture scheme="dark">',
        '    ![A form](./a-dark.webp)',
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
