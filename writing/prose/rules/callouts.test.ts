/** @jest-environment node */
import { callouts } from './callouts';
import { check, eachTestHasASite } from './testing';

eachTestHasASite();

const callout = (kind: string) => `:::${kind}[A point]\n\nWords.\n\n:::\n`;
const words = (count: number) => 'word '.repeat(count);

describe('callouts', () => {
  it('of the four kinds, two on a screen, are accepted', async () => {
    const text = [
      callout('note'),
      callout('tip'),
      words(200),
      callout('warning'),
      callout('danger'),
    ];
    expect(await check(callouts, text.join('\n'))).toEqual([]);
  });

  it('of another kind are rejected', async () => {
    expect(await check(callouts, callout('info'))).toEqual([
      '1: :::info: a callout is a note, a tip, a warning, a danger',
    ]);
  });

  it('are rejected if there are three on a screen', async () => {
    const text = [callout('note'), callout('tip'), words(100), callout('danger')].join('\n');
    const [problem = '', ...more] = await check(callouts, text);
    expect(problem).toMatch(/^14: the third callout within 200 words/);
    expect(more).toEqual([]);
  });
});
