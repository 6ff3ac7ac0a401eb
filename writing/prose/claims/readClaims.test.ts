/** @jest-environment node */
import { formatProblem } from '../../../src/build/tools/problem';
import { readClaims } from './readClaims';

describe('a file of claims', () => {
  it('is read with the lines of its entries, and sentences with single spaces', () => {
    const text =
      '# note\n- claim: >\n    It is\n    25.\n  proof: test\n  in: a.ts\n  has: 25 rows\n';
    expect(readClaims('a.yml', text)).toEqual({
      claims: [{ line: 2, claim: 'It is 25.', proof: 'test', in: 'a.ts', has: '25 rows' }],
      sentences: ['It is 25.'],
      problems: [],
    });
  });

  it('may be empty', () => {
    expect(readClaims('a.yml', '').problems).toEqual([]);
  });

  it('keeps the sentence of an entry that is otherwise invalid', () => {
    expect(readClaims('a.yml', '- claim: It is 25.\n  proof: test\n').sentences).toEqual([
      'It is 25.',
    ]);
  });

  it.each([
    ['a: [b', ':1: this is not valid YAML: '],
    ['a: b', ':1: this is a list of claims: '],
    ['- a', ':1: a claim needs the keys '],
    ['- claim: It is 25.\n  proof: test\n  in: a', ':1: this claim has no "has": add it (a string'],
    [
      '- claim: It is 25.\n  proof: packge\n  why: x',
      ':2: proof: "packge" is not package or test (did you mean package?)',
    ],
    [
      '- claim: It is 25.\n  proof: test\n  in: a.ts\n  has: a',
      ':4: has: "a" is not a string of at least 5',
    ],
    ['- claim: It is 25.\n  proof: rule\n  why: x', ':2: proof: "rule" is not package or test'],
    [
      "- claim: It is 25.\n  proof: test\n  in: a.ts\n  has: '25 rows'\n  saw: b",
      ':1: saw: a proof of the kind test has no such key (did you mean has?); it has claim, proof, in, has',
    ],
  ])('reports %j', (text, message) => {
    const { claims, problems } = readClaims('a.yml', text);
    expect(claims).toEqual([]);
    expect(problems.map(formatProblem).map((one) => one.slice(0, 5 + message.length))).toEqual([
      `a.yml${message}`,
    ]);
  });
});
