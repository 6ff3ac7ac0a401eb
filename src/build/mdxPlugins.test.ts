/** @jest-environment node */
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Pluggable, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { withFileLineErrors } from './mdxPlugins';
import remarkKnownComponents from '../features/content/build/remarkKnownComponents';

async function run(plugin: Pluggable, text: string): Promise<unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(withFileLineErrors([plugin]));
  const path = `${process.cwd()}/docs-core/a/index.mdx`;
  return processor
    .run(processor.parse(text), new VFile({ path, value: text }))
    .catch((error: unknown) => error);
}

it('formats a plugin’s message as one line with file and line, without the syntax tree', async () => {
  const error = await run(remarkKnownComponents, 'Words.\n\n<Stepps />');
  expect((error as Error).message).toMatch(
    /^docs-core\/a\/index\.mdx:3: <Stepps> is not a component/,
  );
  expect(JSON.stringify(error)).toBe('{}');
});

it('passes options to the plugin and keeps its changes', async () => {
  const rename: Plugin<[string], Root> = (name) => (tree) => {
    tree.children = [{ type: 'html', value: name }];
  };
  expect(await run([rename, 'given'], 'Words.')).toMatchObject({ children: [{ value: 'given' }] });
});

it('leaves other errors alone', async () => {
  const rangeError = new RangeError('too deep');
  const fail: Plugin<[], Root> = () => () => {
    throw rangeError;
  };
  expect(await run(fail, 'Words.')).toBe(rangeError);
});
