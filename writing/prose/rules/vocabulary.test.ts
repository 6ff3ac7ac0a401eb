/** @jest-environment node */
import { check, eachTestHasASite } from './testing';
import { vocabulary } from './vocabulary';

eachTestHasASite();

describe('vocabulary', () => {
  it('is reported with what to write instead, and how to keep a word', async () => {
    expect(await check(vocabulary, 'One.\nThe button leads\nto the list.')).toEqual([
      '2: "leads to": write redirects to, opens, links to; or what the way around is; where it is right, put {/* allow: leads to */} before the paragraph',
    ]);
  });

  it.each([
    ['The value is a text.', 'a text'],
    ['Translate the texts.', 'texts'],
    ['Open the address.', 'address'],
    ['It loads anew.', 'anew'],
    ['Use a theme of your own.', 'of your own'],
    ['The row leads nowhere.', 'leads nowhere'],
    ['It leads a browser to it.', 'leads a browser to'],
    ['Readers see it.', 'Readers'],
    ['The visitor signs in.', 'visitor'],
    ['When somebody asks.', 'somebody'],
    ['It takes itself for `localhost`.', 'takes itself for'],
    ['A menu with a way out.', 'way out'],
    ['Code gives a name to it.', 'gives a name to it'],
    ['Leave both away.', 'Leave both away'],
    ['It works behind the back of the router.', 'behind the back of'],
    ['It takes the place of your page.', 'takes the place of'],
    ['Its front door.', 'front door'],
    ['Keep the filter in a state.', 'in a state'],
    ['It needs all five functions but one.', 'all five functions but one'],
    ['Select the link symbol.', 'symbol'],
    ['It stands above the form.', 'stands above'],
    ['They stand for your server.', 'stand for your'],
  ])('rejects: %s', async (text, words) => {
    const messages = await check(vocabulary, text);
    expect(messages.map((message) => /"(.*?)"/.exec(message)?.[1])).toEqual([words]);
  });

  it.each([
    'A text field, and a Text beside it.',
    'It is in a state that no one expects.',
    'Use a `plain` text.',
    'Their email address, in the address bar.',
    'Your email\naddress.',
    'It listens on an IP address.',
    'A screen reader and screen\nreaders.',
    'It has to listen to it.',
    'CRUD stands for four words, and as it stands.',
    'A stand-in for it.',
    'Set `address` of `reader`.',
    'Do it on your own.',
  ])('accepts %j', async (text) => {
    expect(await check(vocabulary, text)).toEqual([]);
  });

  it('may be allowed for a paragraph, including phrases', async () => {
    const comment = '{/* allow: leads to, address, of its own */}';
    expect(
      await check(
        vocabulary,
        `${comment}\n\nAn address of\nits own leads to it.\n\nIt leads to it.`,
      ),
    ).toEqual([expect.stringMatching(/^6: "leads to"/)]);
  });
});
