/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addNotes, type Notes, readNotes, row, section } from './sections';

describe('notes for what a package does not describe', () => {
  const rows = [
    row({ name: 'a', anchor: 'prop-a' }),
    row({ name: 'b', anchor: 'prop-b', description: 'B.' }),
  ];
  const sections = [section({ title: 'Props', anchor: 'props', rows })];
  const add = (notes: Notes[string]) =>
    addNotes('/card/', sections, { '/card/': notes }, 'notes.yml');

  it('fill in a missing description', () => {
    expect(add({ 'prop-a': 'A.' })[0]?.rows[0]?.description).toBe('A.');
  });

  it('are required for a row without a description', () => {
    expect(() => add({})).toThrow(
      'the package does not describe /card/#prop-a; add a note to notes.yml',
    );
  });

  it('are rejected if the package has a description', () => {
    expect(() => add({ 'prop-a': 'A.', 'prop-b': 'C.' })).toThrow(
      'the package describes /card/#prop-b itself ("B."); remove the note from notes.yml',
    );
  });

  it('correct a mistaken description until the package changes it', () => {
    const correct = (instead: string) =>
      add({ 'prop-a': 'A.', 'prop-b': { instead, write: 'Bee.' } })[0]?.rows[1]?.description;
    expect(correct('B.')).toBe('Bee.');
    expect(() => correct('Be.')).toThrow(
      'the package says "B." of /card/#prop-b; remove or renew its correction in notes.yml',
    );
  });

  it('must belong to a row', () => {
    expect(() => add({ 'prop-a': 'A.', 'prop-c': 'C.' })).toThrow(
      'there is no row /card/#prop-c; correct or remove the note in notes.yml',
    );
  });

  it.each(['/card/: A.', '/card/: { prop-a: }', '/card/:\n  prop-a: A.\n  prop-a: B.'])(
    'must map page and anchor to a sentence, unlike %j',
    (text) => {
      const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'notes-')), 'notes.yml');
      fs.writeFileSync(file, text);
      expect(() => readNotes(file)).toThrow(`${file}: `);
    },
  );
});
