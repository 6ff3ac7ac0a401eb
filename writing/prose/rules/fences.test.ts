/** @jest-environment node */
import { fences } from './fences';
import { check, eachTestHasASite } from './testing';

eachTestHasASite();

it.each([
  ['```tsx\nx\n```', []],
  [
    '```\nx\n```',
    [expect.stringMatching(/^1: a fence needs a language: write one of these after ```: ts, /)],
  ],
  [
    '```typescript\nx\n```',
    [expect.stringMatching(/^1: "typescript" is not a language of these pages/)],
  ],
])('checks the language of fence %j', async (text, problems) => {
  expect(await check(fences, text)).toEqual(problems);
});

it.each([
  'tsx',
  'tsx {2,4-6} title="src/a b.tsx" styling=css variant=TS fragment',
  'tsx showLineNumbers {1}',
  'tsx showLineNumbers=7',
  "bash npm2yarn title='In the folder titel=x'",
  'yaml file="pages/page/page.yml"',
])('accepts the options of fence ```%s', async (info) => {
  expect(await check(fences, `\`\`\`${info}\nx\n\`\`\``)).toEqual([]);
});

it.each([
  [
    'tsx titel="a.tsx"',
    '1: a fence has no option "titel" (did you mean title?); the options are title, ',
  ],
  [
    'tsx fragmant',
    '1: a fence has no option "fragmant" (did you mean fragment?); the options are ',
  ],
  [
    'tsx showLinenumbers',
    '1: a fence has no option "showLinenumbers" (did you mean showLineNumbers?)',
  ],
  ['tsx {a}', '1: a fence has no option "{a}"; the options are title, '],
])('rejects an option of fence ```%s', async (info, message) => {
  const [first = '', ...more] = await check(fences, `\`\`\`${info}\nx\n\`\`\``);
  expect(first.slice(0, message.length)).toBe(message);
  expect(more).toEqual([]);
});
