/** @jest-environment node */
import { fences } from './fences';
import { check, eachTestHasASite } from './testing';

eachTestHasASite();

it.each([
  ['```tsx\nx\n```', []],
  [
    '```\nx\n```',
    [expect.stringMatching(/^1: a fence says its language: ``` is followed by ts, /)],
  ],
  ['```typescript\nx\n```', [expect.stringMatching(/^1: no fence is in "typescript"/)]],
])('fence %j', async (text, problems) => {
  expect(await check(fences, text)).toEqual(problems);
});

it.each([
  'tsx',
  'tsx {2,4-6} title="src/a b.tsx" styling=css variant=TS fragment',
  'tsx showLineNumbers {1}',
  'tsx showLineNumbers=7',
  "bash npm2yarn title='In the folder titel=x'",
  'yaml file="pages/page/page.yml"',
])('fence ```%s has marks that are read', async (info) => {
  expect(await check(fences, `\`\`\`${info}\nx\n\`\`\``)).toEqual([]);
});

it.each([
  ['tsx titel="a.tsx"', '1: a fence has no mark "titel" (did you mean title?); there are title, '],
  ['tsx fragmant', '1: a fence has no mark "fragmant" (did you mean fragment?); there are '],
  [
    'tsx showLinenumbers',
    '1: a fence has no mark "showLinenumbers" (did you mean showLineNumbers?)',
  ],
  ['tsx {a}', '1: a fence has no mark "{a}"; there are title, '],
])('fence ```%s has one that is not', async (info, message) => {
  const [first = '', ...more] = await check(fences, `\`\`\`${info}\nx\n\`\`\``);
  expect(first.slice(0, message.length)).toBe(message);
  expect(more).toEqual([]);
});
