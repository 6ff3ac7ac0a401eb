import fs from 'node:fs';
import path from 'node:path';
import { goodAd } from '../support/adProvider';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import { FeedbackServer } from '../support/feedbackServer';
import { sweepIf } from '../support/sweep';
import { click, textOf, until, untilFocused, untilStarted } from './acts';
import { expect, test } from './test';

/** What depends on how the site was built: ads, consent, feedback. */

const PAGE = 'core/introduction/installation/';
const SLOT = '[data-place="body-top"]';

for (const [layout, selector, text] of [
  ['image', `${SLOT} #carbonads a`, 'A provider ad'],
  ['inline', `${SLOT} a`, goodAd.description],
] as const) {
  const title = `an ad shows in the ${layout} layout, or an in-house one without a provider`;
  test(
    title,
    sweepIf(layout === 'inline'),
    async ({ visit: { reader, thirdParties, isConfigured, open } }) => {
      await open('');
      await reader.run((value) => sessionStorage.setItem('visit:ad-layout', value), layout);
      await open(PAGE);
      await untilStarted(reader);
      if (isConfigured) {
        await expect.poll(() => textOf(reader, selector)).toContain(text);
      } else {
        expect(await textOf(reader, `${SLOT} a`)).not.toBe('');
        expect(thirdParties.requested).toEqual([]);
      }
      if (isConfigured && layout === 'inline') {
        const counted = () => thirdParties.requested.filter((url) => /impression|pixel/.test(url));
        await expect.poll(counted).toHaveLength(3);
        expect(new Set(counted()).size).toBe(3);
      }
    },
  );
}

test('where ads are blocked, the notice asks kindly', async ({
  visit: { reader, site, thirdParties, isConfigured, open },
}) => {
  thirdParties.block();
  // Above a fifth, the draw of what replaces the ad is the notice.
  site.inject((file) =>
    isConfigured && /^assets\/js\/main\./.test(file)
      ? {
          status: 200,
          type: 'text/javascript',
          body: `Math.random = () => 0.9;${fs.readFileSync(path.resolve(CONFIGURED_DIR, file), 'utf8')}`,
        }
      : null,
  );
  await open(PAGE);
  await untilStarted(reader);
  const isNotice = /please consider allowing them here/;
  if (isConfigured) {
    await expect.poll(() => textOf(reader, `${SLOT} p`)).toMatch(isNotice);
  } else {
    expect(await textOf(reader, SLOT)).not.toMatch(isNotice);
  }
});

test('consent is asked once, and only where visits are counted', async ({
  visit: { reader, thirdParties, isConfigured, open },
}) => {
  await open('core/introduction/');
  await untilStarted(reader);
  const notice = () => textOf(reader, 'section[aria-label="Statistics"]');
  if (!isConfigured) {
    expect(await notice()).toBe('');
    expect(thirdParties.requested).toEqual([]);
    return;
  }
  expect(await notice()).not.toBe('');
  const granted = () =>
    reader.run(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        .map((call) => [...Array.from(call)])
        .filter(([command, kind]) => command === 'consent' && kind === 'update')
        .map(([, , state]) => (state as Record<string, string>).analytics_storage),
    );
  expect(await granted()).toEqual([]);
  await click(reader, 'section[aria-label="Statistics"] button', 'Allow');
  await expect.poll(notice).toBe('');
  expect(await granted()).toEqual(['granted']);
  await open('studio/getting-started/');
  await untilStarted(reader);
  expect(await notice()).toBe('');
  expect(await granted()).toEqual(['granted']);
});

for (const [name, opener, section] of [
  ['a page', 'tp-island[name="page-vote"] button', null],
  ['a section', '[data-comment-on]', 'create-an-app'],
] as const) {
  test(
    `a comment on ${name} is sent by keyboard`,
    sweepIf(name === 'a page'),
    async ({ visit: { reader, thirdParties, isConfigured, open } }) => {
      const server = new FeedbackServer();
      if (isConfigured) {
        await server.open();
      }
      try {
        await open(PAGE);
        await untilStarted(reader);
        await click(reader, opener, section === null ? 'Yes' : null);
        await untilFocused(reader, 'textarea');
        await reader.type('Clear.');
        await reader.press('Control+Enter');
        if (isConfigured) {
          await until(reader, () =>
            [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
              /thank/i.test(textContent),
            ),
          );
          expect(server.received).toEqual([
            expect.objectContaining({
              page: `/toolpad/${PAGE}`,
              rating: section === null ? 'yes' : null,
              comment: 'Clear.',
              section,
            }),
          ]);
        } else {
          const issue = () => thirdParties.requested.find((url) => url.includes('/issues/new'));
          await expect
            .poll(() => new URL(issue() ?? 'about:').searchParams.get('body') ?? '')
            .toContain('Clear.');
          expect(await reader.run(() => document.querySelector('textarea')?.value)).toBe('Clear.');
        }
      } finally {
        if (isConfigured) {
          await server.close();
        }
      }
    },
  );
}
