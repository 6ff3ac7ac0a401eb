import fs from 'node:fs';
import path from 'node:path';
import { runCommand, succeed } from '../tests/samples/support/appProcess';
import { Steps } from './installApp';
import { labEnvironment, type Lab } from './lab';
import type { Combination } from './matrix';
import { messageOf } from './messages';
import type { Outcome } from './runCore';

/** Two starts and a build, on a machine that is busy. */
const CHECK_TIME = 900_000;

/** What the check of an example goes through, and what its failure says. */
const STAGES = [
  { name: 'development server and its pages', failed: /\(toolpad-studio dev\)/ },
  { name: 'build', failed: /toolpad-studio build failed/ },
  { name: 'production server and its pages', failed: /\(toolpad-studio start\)/ },
];

/** What a script threw, without the lines that Node.js prints around it. */
const withoutFrame = (error: unknown): string =>
  String(error)
    .replace(/^Error: /, '')
    .replace(/node:internal[^^]*\^\n/, '');

/**
 * Installs an example of Studio with a combination's versions and runs its check: in development with
 * the editor, then built.
 */
export async function runStudio({ app }: Combination, lab: Lab): Promise<Outcome> {
  const { folder } = lab;
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync(path.join('examples', app, 'package.json'), path.join(folder, 'package.json'));
  const env = { ...labEnvironment(lab), EXAMPLES_HOME: folder };
  const steps = new Steps(folder);
  const journeys: Outcome['journeys'][number][] = [];
  try {
    await steps.install(lab, env);
    // The check runs with the Node.js of this process, and finds the combination's by its name.
    const check = runCommand('.', process.execPath, ['examples/scripts/check.mjs', app], {
      ...env,
      STUDIO_NODE: 'node',
    });
    await succeed(check, 'check', CHECK_TIME).then(
      () => journeys.push(...STAGES.map(({ name }) => ({ name, message: null }))),
      (error: unknown) => {
        const at = STAGES.findIndex(({ failed }) => failed.test(String(error)));
        const reached = STAGES.slice(0, at === -1 ? 1 : at + 1);
        journeys.push(
          ...reached.map(({ name }, index) => ({
            name,
            message: index === reached.length - 1 ? messageOf(withoutFrame(error), folder) : null,
          })),
        );
      },
    );
  } catch {
    // The record has the step that failed.
  }
  const pictures = ['start', 'dev'].map((name) => path.join(folder, '.work', app, `${name}.png`));
  const { manager } = lab;
  return {
    ...steps.record,
    commands: [
      ...steps.record.commands,
      ...['dev', 'build', 'start'].map((script) => `${manager} run ${script}`),
    ],
    journeys,
    picture: pictures.find((file) => fs.existsSync(file)) ?? null,
    folder,
  };
}
