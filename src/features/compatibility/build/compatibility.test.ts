/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import remarkCompatibility from '.';
import { MATRIX } from '../../../../compatibility/matrix';
import { firstFailure, readResults, verdictOf } from './results';

const PLACES = {
  core: 'docs-core/guides/compatibility',
  studio: 'docs-studio/getting-started/installation',
};

async function write(source: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse(source);
  const siteDir = process.cwd();
  const transformed = await unified().use(remarkCompatibility, { siteDir }).run(tree);
  return processor.stringify(transformed);
}

describe('what was run', () => {
  const results = readResults('.');

  it.each(results.map((result) => [result.id, result] as const))(
    '%s has the verdict of its steps, exact versions and its picture',
    (_, result) => {
      expect(result.verdict).toBe(verdictOf(result));
      if (result.missing === null) {
        expect(result.versions).toHaveProperty([`@toolpad/${result.product}`]);
        expect(result.commands).not.toEqual([]);
      }
      if (result.picture !== null) {
        expect(fs.existsSync(path.join(PLACES[result.product], result.picture))).toBe(true);
      }
    },
  );

  it('is named, and gives advice, as the matrix says', () => {
    const written = results.map(({ id, name, topic, advice }) => ({ id, name, topic, advice }));
    const wanted = MATRIX.map(({ id, name, topic, advice = null }) => ({
      id,
      name,
      topic,
      advice,
    }));
    expect(written).toEqual(wanted.filter(({ id }) => results.some((one) => one.id === id)));
  });

  it('has no other pictures', () => {
    const named = new Set(results.map(({ picture }) => picture));
    const files = Object.values(PLACES).flatMap((place) => fs.readdirSync(place));
    const pictures = files.filter((file) => file.startsWith('compatibility-'));
    expect(pictures.filter((file) => !named.has(file))).toEqual([]);
  });
});

describe('<Compatibility>', () => {
  const results = readResults('.').filter(({ product }) => product === 'core');

  it('has a section for each topic and a row for each combination, which the list above links to', async () => {
    const page = await write('<Compatibility product="core" />');
    expect(page.match(/<details>/g)).toHaveLength(results.length);
    for (const { id, topic } of results) {
      expect(page).toContain(`\n## ${topic}\n`);
      expect(page).toContain(`(#${id})`);
      expect(page).toContain(`<ReferenceAnchor id="${id}">`);
    }
  });

  it('tells how to repeat a run, which flags it needed, and what failed', async () => {
    const page = await write('<Compatibility product="core" />');
    expect(page).toContain('"@mui/material": "^9.0.0"');
    expect(page).toContain('npm install --legacy-peer-deps');
    for (const message of results.flatMap((one) => firstFailure(one)?.message ?? [])) {
      expect(page).toContain(message.split('\n')[0]);
    }
    expect(page).toContain('[the app at the end of ');
  });

  it('fails for a product without results', async () => {
    await expect(write('<Compatibility product="cora" />')).rejects.toThrow(
      'compatibility/results.json has no results for "cora"',
    );
  });
});
