/** @jest-environment node */
import { check, eachTestHasASite } from './testing';
import { bannedWords, repeatedWords, unwritten } from './words';

eachTestHasASite();

describe('words', () => {
  it('that judge the task are reported, with what to do', async () => {
    expect(await check(bannedWords, 'One.\nThis is Easy.')).toEqual([
      '2: "Easy": say how many steps it takes, or leave it out; where it means something else, put {/* allow: easy */} before the paragraph',
    ]);
  });

  it('are ignored in code, URLs and comments, but checked in titles and alt texts', async () => {
    expect(
      await check(bannedWords, '`just` [a](./just.mdx) {/* just */}\n\n```text\njust\n```'),
    ).toEqual([]);
    expect(
      await check(bannedWords, '![It is just it](./a.webp)\n\n<Demo title="easily" />'),
    ).toHaveLength(2);
  });

  it('may be allowed for a paragraph', async () => {
    expect(await check(bannedWords, '{/* allow: just */}\n\nA just cause.\n\nA just one.')).toEqual(
      [expect.stringMatching(/^5: "just"/)],
    );
    expect(await check(bannedWords, 'A just cause. {/* allow: easy, just */}')).toEqual([]);
  });

  it('that are there twice are reported, but not across code', async () => {
    expect(await check(repeatedWords, 'One.\nA list of\nof rows.')).toEqual([
      '2: "of" is there twice',
    ]);
    expect(
      await check(
        repeatedWords,
        'The `rows` the grid has. Sign in in a dialog, or at a stand-in in it.',
      ),
    ).toEqual([]);
  });

  it('that a template leaves to the writer are listed', async () => {
    expect(await check(unwritten, 'One. {/* a note */}\n\n{/* write: the limits */}')).toEqual([
      '3: still to be written, or to be removed with its heading: the limits',
    ]);
  });
});
