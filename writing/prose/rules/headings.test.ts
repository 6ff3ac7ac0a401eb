/** @jest-environment node */
import type { Rule } from '../prosePage';
import { headings } from './headings';
import { check, eachTestHasASite } from './testing';

eachTestHasASite();

describe('headings', () => {
  const names = new Set(['React', 'Dashboard Layout', 'Zod', 'Dashboard', 'Layout']);
  const rule: Rule = (page) => headings(page, names);

  it.each([
    '## Use it with React',
    '## React’s own hooks',
    '## 1. Choose a name',
    '## What `Big Code` and "Default Page" mean',
    '## Steps. Then more',
    '## The looks <Badge>New</Badge>',
    '## Use the API of MUI and useDialogs',
    '## One\n\n### Two\n\n## Three',
  ])('accepts %j', async (text) => {
    expect(await check(rule, text)).toEqual([]);
  });

  it.each([
    ['## One\n\n#### Two', '3: a heading of level 4 follows one of level 2: write ###'],
    ['### One', '1: a heading of level 3 follows one of level 1: write ##'],
    ['# One', '1: the title is the page’s only heading of the first level: begin with ##'],
    ['## Use The Thing', '1: headings are in sentence case: write the, thing; add a name to w'],
  ])('rejects %j', async (text, message) => {
    const [first = '', ...more] = await check(rule, text);
    expect(first.slice(0, message.length)).toBe(message);
    expect(more).toEqual([]);
  });
});
