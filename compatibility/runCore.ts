import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readRecord, type AppRecord } from './installApp';
import { LAB_VARIABLE, type Lab } from './lab';
import type { Combination } from './matrix';
import { messageOf } from './messages';

/** What a run gives to the data file. */
export interface Outcome extends AppRecord {
  readonly journeys: AppRecord['steps'];
  /** A picture of the app, as PNG; `null` if none was taken. */
  readonly picture: string | null;
  /** Where its packages are. */
  readonly folder: string;
}

const testResult = z.object({
  error: z.object({ message: z.string().optional() }).optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
});
const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(testResult) })),
    }),
  ),
});
const reportSchema = z.object({ suites: z.array(suite) });

function readJourneys(file: string, folder: string) {
  const { suites } = reportSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return suites
    .flatMap(({ specs }) => specs)
    .map(({ title, ok, tests }) => {
      const last = tests.at(-1)?.results.at(-1);
      return {
        name: title,
        message: ok ? null : messageOf(last?.error?.message ?? 'It did not run.', folder),
        picture: last?.attachments.find(({ name }) => name === 'screenshot')?.path ?? null,
      };
    });
}

/** The folders of the apps that the journeys built. */
function appsIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((app) => fs.existsSync(path.join(app, 'package.json')))
    .sort();
}

/** Joins the records of several apps; a step that failed names its app. */
function joinRecords(apps: readonly string[]): AppRecord {
  const records = apps.map((app) => ({ name: path.basename(app), ...readRecord(app) }));
  const unique = (list: readonly string[]) => [...new Set(list)];
  const failed = records.flatMap(({ name, steps }) =>
    steps
      .filter(({ message }) => message !== null)
      .map((step) => ({ ...step, name: apps.length > 1 ? `${step.name} of ${name}` : step.name })),
  );
  const passed = records.flatMap(({ steps }) => steps).filter(({ message }) => message === null);
  return {
    flags: unique(records.flatMap(({ flags }) => flags)),
    commands: unique(records.flatMap(({ commands }) => commands)),
    steps: [
      ...unique(passed.map(({ name }) => name)).map((name) => ({ name, message: null })),
      ...failed,
    ],
  };
}

/**
 * Builds the apps of a page with a combination's versions and runs their journeys.
 *
 * @param lab written to a file for the tests
 */
export function runCore({ journeys = [] }: Combination, lab: Lab): Outcome {
  const file = path.join(lab.folder, '..', 'lab.json');
  fs.writeFileSync(file, JSON.stringify(lab));
  const specs = journeys.map((name) => `/browser/${name}.spec.ts`);
  spawnSync('npx', ['playwright', 'test', '-c', 'compatibility', ...specs], {
    env: { ...process.env, [LAB_VARIABLE]: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const apps = appsIn(lab.folder);
  if (apps.length === 0) {
    throw new Error(`The journeys ${journeys.join(', ')} built no app.`);
  }
  const record = joinRecords(apps);
  const found = readJourneys(path.join(lab.folder, 'report.json'), apps[0] ?? '');
  const isBuilt = record.steps.every(({ message }) => message === null);
  const start = found.find(({ message }) => message?.includes('does not listen'));
  // A journey of an app that does not run says the same as the step.
  const done = found.filter(({ message }) => (isBuilt && !start) || message === null);
  const shown = done.find(({ message }) => message !== null) ?? done[0];
  return {
    ...record,
    steps: [
      ...record.steps,
      ...(isBuilt ? [{ name: 'start', message: start?.message ?? null }] : []),
    ],
    journeys: done.map(({ name, message }) => ({ name, message })),
    picture: shown?.picture ?? null,
    folder: apps[0] ?? lab.folder,
  };
}
