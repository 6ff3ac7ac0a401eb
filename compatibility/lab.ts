import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Names the file with the laboratory's app, for the tests that the laboratory runs. */
export const LAB_VARIABLE = 'COMPATIBILITY_APP';

const labSchema = z.object({
  /** Where the app is written and its packages are installed. */
  folder: z.string(),
  changed: z.record(z.string()),
  overrides: z.record(z.string()),
  renamed: z.record(z.string()),
  /** The command of the package manager. */
  manager: z.enum(['npm', 'pnpm']),
  /** In front of the other folders of `PATH`: Node.js and the package manager. */
  paths: z.array(z.string()),
  /** For the app's own API server; tests that follow a failed one find it in the built files. */
  apiPort: z.number(),
});

/** What the laboratory does to an app of the tests. */
export type Lab = z.infer<typeof labSchema>;

/** The laboratory whose app is being tested; `null` in all other tests. */
export function currentLab(): Lab | null {
  const file = process.env[LAB_VARIABLE];
  return file === undefined ? null : labSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/** The environment of the app's commands: its Node.js and package manager come first. */
export function labEnvironment({ paths }: Lab): Readonly<Record<string, string>> {
  return {
    PATH: [...paths, process.env.PATH].join(path.delimiter),
    // The newest packages, whatever the machine thinks of their age or scripts.
    npm_config_ignore_scripts: 'true',
    CI: 'true',
  };
}
