import path from 'node:path';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { textAttribute } from '../../../build/tools/hast';
import { firstFailure, readResults, RESULTS_FILE, type Result } from './results';

/** The file that the page's dependencies name, so that a new run renews the page. */
export const compatibilitySources = (siteDir: string): readonly string[] => [
  path.join(siteDir, RESULTS_FILE),
];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});
const list = (items: readonly PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children }],
  })),
});
const code = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  meta: title === undefined ? null : `title="${title}"`,
  value,
});

function inline(name: string, attributes: Readonly<Record<string, string>>, value: string) {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, given]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: given,
    })),
    children: [text(value)],
  } satisfies MdxJsxTextElement;
}

function block(name: string, children: readonly (RootContent | PhrasingContent)[]) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as MdxJsxFlowElement['children'],
  } satisfies MdxJsxFlowElement;
}

/** The kind of the badge, and what it says. */
function outcomeOf(result: Result): readonly [kind: string, words: string] {
  switch (result.verdict) {
    case 'works':
      return ['new', 'Works'];
    case 'flag':
      return ['experimental', `Works with ${result.flags.join(' ')}`];
    case 'breaks': {
      const failed = result.journeys.filter(({ message }) => message !== null).length;
      const step = result.steps.find(({ message }) => message !== null);
      return [
        'deprecated',
        step ? `Breaks: ${step.name}` : `Breaks: ${failed} of ${result.journeys.length} checks`,
      ];
    }
    case 'missing':
      return ['', 'Not run'];
  }
}

const day = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What a reader changes in the app's `package.json`; empty if nothing. */
function manifestOf({ changed, overrides, manager }: Result): RootContent[] {
  const isEmpty = Object.keys({ ...changed, ...overrides }).length === 0;
  const isPnpm = manager.startsWith('pnpm');
  const set =
    Object.keys(overrides).length > 0 && (isPnpm ? { pnpm: { overrides } } : { overrides });
  const dependencies = Object.keys(changed).length > 0 && { dependencies: changed };
  return isEmpty
    ? []
    : [
        paragraph(text('Change these versions, and leave the rest as it is:')),
        code('json', JSON.stringify({ ...dependencies, ...set }, null, 2), 'package.json'),
      ];
}

/** What a row opens: how to repeat the run, what happened, and the picture. */
function contentOf(result: Result): RootContent[] {
  const { id, name, app, date, node, manager, edits, commands, versions, steps, journeys } = result;
  const failure = firstFailure(result);
  const page = result.product === 'core' ? `/core/${app}/` : '/studio/getting-started/first-app/';
  const passed = journeys.filter(({ message }) => message === null);
  const failed = [...steps, ...journeys].filter(({ message }) => message !== null);
  const given = Object.entries(versions).map(([key, version]) => `${key} ${version}`);
  return [
    paragraph(
      inline('ReferenceAnchor', { id }, name),
      text(`: the app of `),
      {
        type: 'link',
        url: page,
        children: [text(app === 'first-app' ? 'Build your first app' : 'this page')],
      },
      text(`, run on ${day(date)} with Node.js ${node} and ${manager}.`),
    ),
    ...manifestOf(result),
    ...(edits.length > 0 ? [list(edits.map((edit) => [text(edit)]))] : []),
    code('bash', commands.join('\n')),
    ...failed.flatMap(({ name: step, message }) => [
      paragraph(strong('Fails: '), text(step)),
      code('text', message ?? ''),
    ]),
    ...(passed.length > 0
      ? [
          paragraph(strong(failure === null ? 'Checked:' : 'Passes:')),
          list(passed.map((one) => [text(one.name)])),
        ]
      : []),
    ...(result.advice === null ? [] : [paragraph(strong('Do this: '), text(result.advice))]),
    paragraph(strong('Installed: '), text(`${given.join(', ')}.`)),
    ...(result.picture === null
      ? []
      : [
          // A link: its text would be too small in a page.
          paragraph(strong('Picture: '), {
            type: 'link',
            url: `./${result.picture}`,
            children: [
              text(
                `the app at the end of ${failure === null ? 'the first check' : 'a check that fails'}`,
              ),
            ],
          }),
        ]),
  ];
}

function rowOf(result: Result): RootContent {
  const [kind, words] = outcomeOf(result);
  const summary = block('summary', [text(`${result.name} `), inline('Badge', { kind }, words)]);
  const content = result.missing === null ? contentOf(result) : [paragraph(text(result.missing))];
  return block('details', [summary, ...content]);
}

const GROUPS = [
  ['works', 'Works: '],
  ['flag', 'Works with a flag: '],
  ['breaks', 'Breaks: '],
  ['missing', 'Not run: '],
] as const;

/** All combinations in a few lines, each a link to its row. */
function overviewOf(results: readonly Result[]): RootContent[] {
  const lines = GROUPS.flatMap(([verdict, label]) => {
    const links = results
      .filter((result) => result.verdict === verdict)
      .flatMap(({ id, name }, index): PhrasingContent[] => [
        ...(index === 0 ? [] : [text('; ')]),
        { type: 'link', url: `#${id}`, children: [text(name)] },
      ]);
    return links.length === 0 ? [] : [[strong(label), ...links, text('.')]];
  });
  return [list(lines)];
}

/**
 * A list of all combinations, then a row for each. Core's page has a section for each topic; those of
 * Studio are few, and one section of a page.
 */
function sectionsOf(results: readonly Result[], product: string): RootContent[] {
  const topics = [...new Set(results.map(({ topic }) => topic))];
  return [
    ...overviewOf(results),
    ...topics.flatMap((topic): RootContent[] => [
      ...(product === 'core'
        ? [{ type: 'heading' as const, depth: 2 as const, children: [text(topic)] }]
        : []),
      ...results.filter((result) => result.topic === topic).map(rowOf),
    ]),
  ];
}

/**
 * Replaces `<Compatibility product="core" />` with what `npm run compatibility` has run. Fails the
 * page for a product without results.
 */
export default function remarkCompatibility({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'Compatibility' || index === undefined || !parent) {
        return undefined;
      }
      const product = textAttribute(element, 'product') ?? '';
      const results = readResults(siteDir).filter((result) => result.product === product);
      if (results.length === 0) {
        page.fail(`${RESULTS_FILE} has no results for "${product}"`, element);
      }
      parent.children.splice(index, 1, ...sectionsOf(results, product));
      return SKIP;
    });
  };
}
