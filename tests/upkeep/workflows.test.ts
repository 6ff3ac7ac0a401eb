/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { LOCK_FILES, NODE_RELEASES } from '../supply/accepted.mjs';

const FOLDER = '.github/workflows';

/** The end of an image reference that always means the same image. */
const DIGEST = /@sha256:[0-9a-f]{64}$/;

const permissionsSchema = z.record(z.enum(['read', 'write', 'none']));
const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.unknown()).optional(),
});
const workflowSchema = z.object({
  name: z.string(),
  on: z.record(z.unknown()),
  permissions: permissionsSchema,
  jobs: z.record(
    z.object({
      uses: z.string().optional(),
      container: z.string().optional(),
      permissions: permissionsSchema.optional(),
      'timeout-minutes': z.number().optional(),
      env: z.record(z.unknown()).optional(),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});

const workflows = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yml'))
  .map((file) => {
    const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
    return [file, workflowSchema.parse(parse(text))] as const;
  });
const { scripts, engines } = z
  .object({ scripts: z.record(z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(fs.readFileSync('package.json', 'utf8')));

it('workflows exist for tests, previews, the site, the container and upkeep', () => {
  expect(workflows.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      'container.yml',
      'deploy.yml',
      'preview.yml',
      'test.yml',
      'weekly.yml',
    ]),
  );
});

describe.each(workflows)('the workflow %s', (_, { on, permissions, jobs }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  it('pins each action to a commit, which nobody can move', () => {
    const used = [...steps, ...all].flatMap(({ uses }) => uses ?? []);
    expect(used.filter((name) => !/^\.\/|@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  it('runs in an image pinned by digest, which nobody can change', () => {
    const images = all.flatMap(({ container }) => container ?? []);
    expect(images.filter((image) => !DIGEST.test(image))).toEqual([]);
  });

  it('installs packages from lock files only, and never runs npx', () => {
    const commands = steps.flatMap(({ run = '' }) => run.split('\n'));
    expect(commands.filter((command) => /\bnpx\b|\bnpm (?:install|i)\b/.test(command))).toEqual([]);
  });

  it('may only read, except for jobs that say what they write', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('gives the host’s key to a separate job that runs no code of the site', () => {
    const publishing = all.filter((job) => JSON.stringify(job).includes('NETLIFY_AUTH_TOKEN'));
    for (const job of publishing) {
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts.map((step) => step.with?.['sparse-checkout'])).toEqual(['hosting/netlify']);
      expect(job.steps.flatMap(({ run }) => run?.match(/\bnpm .*/g) ?? [])).toEqual([
        'npm ci --ignore-scripts --prefix hosting/netlify',
      ]);
    }
  });

  it('runs the host’s program from the base of a pull request, not from its branch', () => {
    const publishing = all.filter((job) => JSON.stringify(job).includes('NETLIFY_AUTH_TOKEN'));
    for (const job of 'pull_request' in on ? publishing : []) {
      const checkout = job.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkout?.with?.ref).toBe('${{ github.event.pull_request.base.sha }}');
    }
  });

  it('runs a Node release whose end of life the weekly audit reports', () => {
    const images = all.flatMap(({ container }) => /\bnode:(\d+)/.exec(container ?? '')?.[1] ?? []);
    const setUp = steps.flatMap((step) => step.with?.['node-version'] ?? []);
    expect(Object.keys(NODE_RELEASES)).toEqual(
      expect.arrayContaining([...images, ...setUp].map(String)),
    );
  });

  it('runs no code of packages in jobs that may change the repository', () => {
    const writing = all.filter((job) => job.permissions?.contents === 'write');
    const commands = writing.flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
    expect(commands.filter((command) => /\bnp[mx]\b/.test(command))).toEqual([]);
  });

  it('calls scripts that exist', () => {
    const called = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test))/g)].map(
        ([, script, test]) => script ?? test ?? '',
      ),
    );
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('passes text from outsiders to commands as variables only', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });

  it('has a timeout', () => {
    const endless = all.filter((job) => job.uses === undefined && !job['timeout-minutes']);
    expect(endless).toEqual([]);
  });

  it('restores what earlier builds derived, after installing, which would delete it', () => {
    const runs = (own: readonly { run?: string | undefined }[], command: RegExp) =>
      own.some(({ run = '' }) => command.test(run));
    const builds = all.filter(({ steps: own }) => runs(own, /npm (?:test|run build)/));
    const wrong = builds.filter(({ steps: own }) => {
      const at = (fits: (step: (typeof own)[number]) => boolean) => own.findIndex(fits);
      const restored = at((step) => step.with?.path === 'node_modules/.cache');
      const installed = at(({ run }) => run === 'npm ci');
      const built = at(({ run = '' }) => /npm (?:test|run build)/.test(run));
      return restored <= installed || restored > built;
    });
    expect(wrong).toEqual([]);
  });

  it('builds from the full history, which the dates of the pages come from', () => {
    const builds = all.filter(({ steps: own }) =>
      own.some(({ run = '' }) => /npm (?:test|run build)|docker build/.test(run)),
    );
    const shallow = builds.filter(({ steps: own }) => {
      const checkout = own.find(({ uses }) => uses?.startsWith('actions/checkout@'));
      return checkout?.with?.['fetch-depth'] !== 0;
    });
    expect(shallow).toEqual([]);
  });
});

it('the site’s own container is built with such a release, and building elsewhere requires only Node 20', () => {
  const [, version = ''] =
    /\bnode:(\d+)/.exec(fs.readFileSync('hosting/Containerfile', 'utf8')) ?? [];
  expect(Object.keys(NODE_RELEASES)).toContain(version);
  expect(engines.node).toMatch(/^>=20\b/);
});

it('the site’s own container is built from images pinned by digest', () => {
  const lines = fs.readFileSync('hosting/Containerfile', 'utf8').split('\n');
  const images = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter((image) => !DIGEST.test(image))).toEqual([]);
});

describe('every folder with a lock file', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  const lockFiles = tracked.filter((file) => path.basename(file) === 'package-lock.json');

  it('disables install scripts', () => {
    const settings = lockFiles.map((file) => path.join(path.dirname(file), '.npmrc'));
    const safe = settings.filter(
      (file) =>
        fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('ignore-scripts=true'),
    );
    expect(safe).toEqual(settings);
  });

  it('is audited and updated every week', () => {
    expect([...LOCK_FILES].sort()).toEqual([...lockFiles].sort());
    const { updates } = z
      .object({ updates: z.array(z.object({ directories: z.array(z.string()).default([]) })) })
      .parse(parse(fs.readFileSync('.github/dependabot.yml', 'utf8')));
    const updated = updates.flatMap(({ directories }) => directories);
    expect(updated.map((folder) => path.join(folder, 'package-lock.json').slice(1)).sort()).toEqual(
      [...lockFiles].sort(),
    );
  });
});
