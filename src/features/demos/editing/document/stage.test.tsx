import { useTheme } from '@mui/material/styles';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { directionPreference } from '../../../../preferences';
import { createStage } from './stage';

const onCrash = jest.fn();

const show = (Demo: () => ReactNode): Promise<void> => drawDemo(Demo, '.box { color: red }');
let drawDemo: ReturnType<typeof createStage>;

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn();
      unobserve = jest.fn();
    },
  });
  drawDemo = createStage({ boxes: ['outer', 'inner'], onCrash, onHeight: () => undefined });
});

const Broken = (): ReactNode => {
  throw new Error('no data');
};

it('shows a demo in its boxes, and replaces the previous one', async () => {
  await show(() => <p>first</p>);
  expect(document.querySelector('.outer > .inner > p')).toHaveTextContent('first');
  await show(() => <p>second</p>);
  expect(screen.queryByText('first')).not.toBeInTheDocument();
  expect(screen.getByText('second')).toBeVisible();
  expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(1);
});

it('keeps the previous demo if the next one throws, and rejects with its error', async () => {
  await show(() => <p>works</p>);
  await expect(show(Broken)).rejects.toThrow('no data');
  expect(screen.getByText('works')).toBeVisible();
  expect(onCrash).not.toHaveBeenCalled();
});

it('spec 2.3: follows the direction of the page', async () => {
  await show(() => <p>{useTheme().direction}</p>);
  expect(screen.getByText('ltr')).toBeVisible();
  act(() => directionPreference.set('rtl'));
  await waitFor(() => expect(screen.getByText('rtl')).toBeVisible());
});
