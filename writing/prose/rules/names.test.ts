/** @jest-environment node */
import { nameOrder } from './names';
import { check, eachTestHasASite } from './testing';

eachTestHasASite();

it.each([
  ['Open the tab\n**Roles**.', '2: write the name first: Roles tab'],
  ['Copy the whole folder `dist`.', '1: write the name first: dist folder'],
  ['Add a button **Close**.', '1: write the name first: Close button'],
  ['![A grid and the button Approve](./a.webp)', '1: write the name first: Approve button'],
])('rejects %j', async (text, message) => {
  expect(await check(nameOrder, text)).toEqual([message]);
});

it.each([
  'Open the **Roles** tab of the `dist` folder.',
  'A folder called `dist`, and a button.\n\n**Close** ends it.',
  '![A grid, and the Approve button](./a.webp)',
])('accepts %j', async (text) => {
  expect(await check(nameOrder, text)).toEqual([]);
});
