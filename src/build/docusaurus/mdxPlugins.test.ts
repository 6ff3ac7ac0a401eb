/** @jest-environment node */
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import { withFileLineErrors } from './mdxPlugins';
import remarkKnownComponents from '../../features/content/build/remarkKnownComponents';

async function run(
  plugin: Parameters<typeof withFileLineErrors>[0],
  text: string,
): Promise<unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use([withFileLineErrors(plugin)]);
  const path = `${process.cwd()}/docs-core/a/index.mdx`;
  return processor
    .run(processor.parse(text), new VFile({ path, value: text }))
    .catch((error: unknown) => error);
}

it('a message of a plugin is one line with file and line, and carries no tree', async () => {
  const error = await run(remarkKnownComponents, 'Words.\n\n<Stepps />');
  expect((error as Error).message).toMatch(
    /^docs-core\/a\/index\.mdx:3: <Stepps> is not a component/,
  );
  expect(JSON.stringify(error)).toBe('{}');
});

it('options reach the plugin, and what it writes stays', async () => {
  const rename: Plugin<[string], Root> = (name) => (tree) => {
    tree.children = [{ type: 'html', value: name }];
  };
  expect(await run([rename, 'given'], 'Words.')).toMatchObject({ children: [{ value: 'given' }] });
});

it('another error stays as it is', async () => {
  const fault = new RangeError('too deep');
  const fail: Plugin<[], Root> = () => () => {
    throw fault;
  };
  expect(await run(fail, 'Words.')).toBe(fault);
});
