import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { codeChoiceName, useCodeChoice, useCodeChoiceFromHash } from './codeChoice';
import { codeStylingPreference } from './codeStyling';
import { codeVariantPreference } from './codeVariant';

const root = document.documentElement;

function Choice() {
  return <output>{codeChoiceName(useCodeChoice())}</output>;
}

function Page({ location }: { location: { hash: string } }) {
  useCodeChoiceFromHash(location);
  return <Choice />;
}

beforeEach(() => {
  act(() => {
    codeStylingPreference.set('system');
    codeVariantPreference.set('TS');
  });
  delete root.dataset.codeChoice;
});

describe('a demo’s address', () => {
  it('spec 3.3: opens its variant when the page is loaded with it, and is kept', () => {
    render(<Page location={{ hash: '#tailwind-A.js' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('tailwind-JS');
    expect(document.cookie).toContain('codeStyling=tailwind');
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('spec 3.3: opens its variant when the reader goes there later', () => {
    const { rerender } = render(<Page location={{ hash: '' }} />);
    rerender(<Page location={{ hash: '#css-A.tsx' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('css-TS');
  });

  it('spec 3.3: opens its variant again on a second visit to the same address', () => {
    const { rerender } = render(<Page location={{ hash: '#css-A.tsx' }} />);
    act(() => {
      codeStylingPreference.set('tailwind');
    });
    rerender(<Page location={{ hash: '#css-A.tsx' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('css-TS');
  });

  it('spec 3.3: leaves a later choice alone while the reader stays', () => {
    const location = { hash: '#css-A.tsx' };
    const { rerender } = render(<Page location={location} />);
    act(() => {
      codeStylingPreference.set('tailwind');
    });
    rerender(<Page location={location} />);
    expect(screen.getByRole('status')).toHaveTextContent('tailwind-TS');
  });

  it.each(['#usage', '#%E0%A4%A', ''])('spec 3.3: "%s" is none and changes nothing', (hash) => {
    codeStylingPreference.set('css');
    codeVariantPreference.set('JS');
    render(<Page location={{ hash }} />);
    expect(screen.getByRole('status')).toHaveTextContent('css-JS');
  });

  it('spec 3.3: that names no styling changes the variant only', () => {
    codeStylingPreference.set('css');
    render(<Page location={{ hash: '#DashboardLayoutBasic.js' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('css-JS');
  });
});

describe('the choice on the root element', () => {
  it('spec 3.3: follows every change at once', () => {
    render(<Choice />);
    expect(root.dataset.codeChoice).toBe('system-TS');
    act(() => {
      codeVariantPreference.set('JS');
    });
    expect(root.dataset.codeChoice).toBe('system-JS');
  });

  it('spec 2.4: is never the default while a page with another choice is hydrated', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Choice />);
    expect(place).toHaveTextContent('system-TS');
    codeStylingPreference.set('css');
    root.dataset.codeChoice = 'css-TS';
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver((records) => {
      seen.push(...records.map(() => root.dataset.codeChoice));
    });
    observer.observe(root, { attributes: true });
    await act(async () => {
      hydrateRoot(place, <Choice />);
      await Promise.resolve();
    });
    observer.disconnect();
    expect(seen.filter((choice) => choice !== 'css-TS')).toEqual([]);
    expect(place).toHaveTextContent('css-TS');
  });
});
