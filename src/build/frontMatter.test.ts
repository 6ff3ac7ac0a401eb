/** @jest-environment node */
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parseFrontMatter } from './frontMatter';

const description =
  'description: How to install Toolpad Core in a new or existing React project, step by step.';

async function messagesFor(...fields: readonly string[]): Promise<string> {
  const params = {
    filePath: path.join(process.cwd(), 'docs-core/x/index.mdx'),
    fileContent: ['---', ...fields, '---', '', 'title: not a field.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  };
  const text = await parseFrontMatter(params).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  return text.replace('Invalid front matter\n', '').replaceAll('docs-core/x/index.mdx:', '');
}

describe('spec 8: front matter', () => {
  it('accepts the documented fields', async () => {
    expect(await messagesFor('title: X', description)).toBe('');
    expect(
      await messagesFor('title: X', description, 'ads: false', 'toc_max_heading_level: 4'),
    ).toBe('');
  });

  it.each([
    [[description], '1: title: required'],
    [['title: " "', description], '2: title: required'],
    [['title: X'], '1: description: required'],
    [
      ['title: X', 'description: Too short.'],
      '3: description: must have 50 to 160 characters, has 10',
    ],
    [
      ['title: X', `description: ${'a'.repeat(160)}.`],
      '3: description: must have 50 to 160 characters, has 161',
    ],
    [['title: X', description.slice(0, -1)], '3: description: must end in a period'],
    [['title: X', 'description: 3'], '3: description: must be a sentence'],
    [['title: X', 'ads: no way', description], '3: ads: must be true or false'],
    [
      ['title: X', description, 'toc_max_heading_level: 9'],
      '4: toc_max_heading_level: must be an integer from 2 to 6',
    ],
    [['title: X', description, 'slug: /y'], '4: slug: unknown field; the fields are title'],
    [
      ['title: A: b', description],
      /^2: the front matter is not valid YAML: .*; put strings that contain/,
    ],
    [['title: A', 'title: B', description], /^3: the front matter is not valid YAML: /],
  ])('%j: reports one problem', async (fields, message) => {
    const text = await messagesFor(...fields);
    expect(text).toMatch(typeof message === 'string' ? new RegExp(`^${message}`) : message);
    expect(text.split('\n')).toHaveLength(1);
  });

  it('reports a misspelled field once, and suggests the right name', async () => {
    const misspelled = description.replace('description', 'descripton');
    expect(await messagesFor('title: X', misspelled)).toBe(
      '3: descripton: unknown field (did you mean description?); the fields are title, description, ads, toc_max_heading_level, keywords',
    );
  });

  it('reports all problems at once', async () => {
    expect(await messagesFor('ads: true')).toMatch(/title:[^]*description:/);
  });

  it('is reported as missing if a page has none', async () => {
    const params = {
      filePath: 'docs-core/x/index.mdx',
      fileContent: 'Words.',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    };
    await expect(parseFrontMatter(params)).rejects.toThrow('index.mdx:1: title: required');
  });
});
