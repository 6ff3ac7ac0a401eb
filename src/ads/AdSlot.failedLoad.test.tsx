import { act, render } from '@testing-library/react';
import { AdProvider, AdSlot } from '.';
import { mockGtag } from './testing';

jest.mock('../config', () => ({ useSiteEnvironment: () => ({ adsInDevelopment: false }) }));
jest.mock('./Ad', () => {
  throw new Error('Loading chunk 42 failed');
});

it('spec 4.7: where what fills the slot cannot be loaded, the page goes on without it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gtag = mockGtag();
  const { container } = render(
    <AdProvider>
      <p>The page</p>
      <AdSlot random={() => 0.9} />
    </AdProvider>,
  );
  await act(() => Promise.resolve());
  expect(container.innerHTML).toBe('<p>The page</p><div class="slot" data-place="body-top"></div>');
  expect(gtag.mock.calls).toEqual([
    ['event', 'ad', { eventAction: 'crash', eventLabel: 'nothing-body-top-image' }],
  ]);
  jest.restoreAllMocks();
});
