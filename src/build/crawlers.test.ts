/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dateOverviews, robotsText } from './crawlers';
import { hasWholeHistory } from './docusaurus/pageDates';

describe('the sitemap', () => {
  const origin = 'https://docs.example';

  it('gives an overview the date of the newest page below it', () => {
    const items = [
      { url: `${origin}/toolpad/`, lastmod: '2026-01-01' },
      { url: `${origin}/toolpad/core/` },
      { url: `${origin}/toolpad/core/a/`, lastmod: '2026-02-01' },
      { url: `${origin}/toolpad/core/a/b/`, lastmod: '2026-03-01' },
      { url: `${origin}/toolpad/studio/`, lastmod: '2026-02-02' },
    ];
    expect(dateOverviews(items).map(({ lastmod }) => lastmod)).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-02-01',
      '2026-03-01',
      '2026-02-02',
    ]);
  });

  it('has no dates when there are none', () => {
    expect(dateOverviews([{ url: `${origin}/toolpad/` }])).toEqual([
      { url: `${origin}/toolpad/`, lastmod: null },
    ]);
  });
});

test('robots.txt names the sitemap and says where to publish it', () => {
  const text = robotsText('https://docs.example', '/toolpad/');
  expect(text).toContain('\nSitemap: https://docs.example/toolpad/sitemap.xml\n');
  expect(text).toContain('https://docs.example/robots.txt');
});

describe('dates of pages', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd,
      stdio: 'ignore',
    });

  beforeAll(() => {
    fs.mkdirSync(path.join(dir, 'whole'));
    fs.mkdirSync(path.join(dir, 'none'));
    git(path.join(dir, 'whole'), 'init');
    for (const message of ['one', 'two']) {
      git(path.join(dir, 'whole'), 'commit', '--allow-empty', '-m', message);
    }
    git(dir, 'clone', '--depth', '1', `file://${path.join(dir, 'whole')}`, 'shallow');
  });

  afterAll(() => {
    fs.rmSync(dir, { recursive: true });
  });

  it.each([
    ['whole', true],
    ['shallow', false],
    ['none', false],
  ])('are available in a checkout with %s history: %s', (name, expected) => {
    expect(hasWholeHistory(path.join(dir, name))).toBe(expected);
  });
});
