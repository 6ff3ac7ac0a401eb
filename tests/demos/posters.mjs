/** What is known of the pictures of demos: their size, and what they were taken of. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import ts from 'typescript';

/**
 * Most bytes of a demo's picture. A reader loads one of its four, and sees up to two demos at once:
 * both pictures fit in the 14 kB that a server sends before its first acknowledgment. The sum over
 * all demos is no limit: it concerns no reader, and would only grow with the number of demos.
 */
export const MAX_PICTURE_BYTES = 7_000;

/** The demo on the home page; its pictures there are called `home`. */
export const HOME = 'core/introduction/IntroductionDashboard';

const TAKEN = 'tests/demos/posters.json';

/**
 * Identifies a program, without types, comments and format.
 *
 * @param {string} source TypeScript with JSX
 * @returns {string} another one after a change
 */
export function hashProgram(source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      removeComments: true,
      target: ts.ScriptTarget.ESNext,
    },
  });
  const words = outputText.replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

/**
 * Identifies what a demo's pictures show.
 *
 * @param {string} id such as `core/react-crud/CrudBasic`, or `home`
 * @returns {string} another one after a change of its program
 * @throws {Error} if there is no such demo
 */
export function hashDemo(id) {
  return hashProgram(fs.readFileSync(`docs-${id === 'home' ? HOME : id}.tsx`, 'utf8'));
}

/**
 * Reads what the pictures were taken of.
 *
 * @returns {Record<string, string>} what `hashDemo` returned, by the demo's id
 */
export function readTaken() {
  return JSON.parse(fs.readFileSync(TAKEN, 'utf8'));
}

/**
 * Writes down what pictures were taken of, and forgets demos that are gone.
 *
 * @param {Record<string, string>} taken what `hashDemo` returned, by the demo's id
 */
export function recordTaken(taken) {
  const all = Object.entries({ ...readTaken(), ...taken })
    .filter(([id]) => id === 'home' || fs.existsSync(`docs-${id}.tsx`))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  fs.writeFileSync(TAKEN, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
