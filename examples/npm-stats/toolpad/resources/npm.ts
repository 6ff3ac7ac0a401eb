export type Period = 'last-week' | 'last-month' | 'last-year';

const periods: Period[] = ['last-week', 'last-month', 'last-year'];

/** What npm's downloads API answers to /downloads/range/<period>/<package>. */
interface Answer {
  start: string;
  end: string;
  package: string;
  downloads: { day: string; downloads: number }[];
}

export interface Downloads {
  name: string;
  start: string;
  end: string;
  total: number;
  /** One point a day, or one a week when the period is a year. */
  points: { date: string; downloads: number }[];
}

/** The packages to choose from: put your own here. */
const packages = [
  '@mui/material',
  'angular',
  'express',
  'fastify',
  'preact',
  'react',
  'svelte',
  'vue',
];

export async function listPackages(): Promise<string[]> {
  return packages;
}

export async function getDownloads(
  name: string,
  period: Period = 'last-month',
): Promise<Downloads> {
  if (!packages.includes(name)) {
    throw new Error(`${name} is not in the list of packages.`);
  }
  if (!periods.includes(period)) {
    throw new Error('Choose a week, a month or a year.');
  }
  const { start, end, downloads } = await ask(`/downloads/range/${period}/${name}`, name);
  return {
    name,
    start,
    end,
    total: sum(downloads),
    points: inSteps(downloads, period === 'last-year' ? 7 : 1),
  };
}

async function ask(path: string, name: string): Promise<Answer> {
  const api = process.env.NPM_DOWNLOADS_API;
  if (!api) {
    throw new Error('Set NPM_DOWNLOADS_API to the URL of the downloads API.');
  }
  let response: Response;
  try {
    response = await fetch(new URL(path, api), { signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Error('The downloads API does not answer.');
  }
  if (response.status === 404) {
    throw new Error(`npm has no downloads of ${name}.`);
  }
  if (response.status === 429) {
    throw new Error('Too many requests to the downloads API. Try again in a minute.');
  }
  if (!response.ok) {
    throw new Error(`The downloads API answers with status ${response.status}.`);
  }
  return (await response.json()) as Answer;
}

/** Adds up days, counted from the last one; days that do not fill a step are left out. */
function inSteps(days: Answer['downloads'], length: number): Downloads['points'] {
  const first = days.length % length;
  const points: Downloads['points'] = [];
  for (let index = first; index < days.length; index += length) {
    const step = days.slice(index, index + length);
    points.push({ date: step[0].day, downloads: sum(step) });
  }
  return points;
}

function sum(days: Answer['downloads']): number {
  return days.reduce((total, { downloads }) => total + downloads, 0);
}
