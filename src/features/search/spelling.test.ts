/** @jest-environment node */
import { guess } from './spelling';

const TERMS = ['session', 'version', 'dialog', 'notification', 'tab', 'sidebar'];

it.each([
  ['a letter too few', 'sesion', ['session']],
  ['a letter too many', 'dialoog', ['dialog']],
  ['a wrong letter', 'sidebor', ['sidebar']],
  ['two letters swapped', 'dailog', ['dialog']],
  ['a word that is not typed to its end', 'notefica', ['notification']],
])('%s: %s', (_why, word, found) => {
  expect(guess(word, TERMS)).toEqual(found);
});

it('short words are not guessed, and no word is taken for one with another first letter', () => {
  expect(guess('tav', TERMS)).toEqual([]);
  expect(guess('session', ['version'])).toEqual([]);
});
