import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, useHistory } from 'react-router';
import { LaterPart } from './LaterPart';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('react-router'));
const isBrowser = jest.fn(() => true);
jest.mock('@docusaurus/useIsBrowser', () => () => isBrowser());

const ADDRESSES = ['/short', '/long', '/long#last'];

function Site() {
  const history = useHistory();
  return (
    <>
      {ADDRESSES.map((address) => (
        <button
          key={address}
          onClick={() => {
            history.push(address);
          }}
        >
          {address}
        </button>
      ))}
      <button
        onClick={() => {
          history.goBack();
        }}
      >
        Back
      </button>
      <Route path="/long">
        <h1>Long</h1>
        <LaterPart>
          <h2>Last section</h2>
        </LaterPart>
      </Route>
    </>
  );
}

/** Has the reader follow a link. */
function go(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const site = (...addresses: string[]) => (
  <MemoryRouter initialEntries={addresses}>
    <Site />
  </MemoryRouter>
);

const section = (): HTMLElement | null => screen.queryByText('Last section');

beforeEach(() => {
  jest.useFakeTimers();
});

describe('the later part of a page', () => {
  it('comes after the page is painted when a reader follows a link', () => {
    render(site('/short'));
    go('/long');
    expect(screen.getByText('Long')).toBeInTheDocument();
    expect(section()).toBeNull();
    act(() => {
      jest.advanceTimersToNextFrame();
    });
    expect(section()).toBeNull();
    act(() => {
      jest.runOnlyPendingTimers();
    });
    expect(section()).toBeInTheDocument();
  });

  it('is there at once when the link leads to a section', () => {
    render(site('/short'));
    go('/long#last');
    expect(section()).toBeInTheDocument();
  });

  it('is there as soon as the reader asks for a section', () => {
    render(site('/short'));
    go('/long');
    go('/long#last');
    expect(section()).toBeInTheDocument();
  });

  it('is there at once on the way back', () => {
    render(site('/long', '/short'));
    go('Back');
    expect(section()).toBeInTheDocument();
  });

  it('is in the page that is loaded, and stays', () => {
    isBrowser.mockReturnValueOnce(false);
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(site('/long'));
    expect(section()).toBeInTheDocument();
    isBrowser.mockReturnValueOnce(false);
    const faults = jest.fn();
    act(() => {
      hydrateRoot(place, site('/long'), { onRecoverableError: faults });
    });
    expect(section()).toBeInTheDocument();
    expect(faults).not.toHaveBeenCalled();
    place.remove();
  });

  it('asks for nothing when the reader goes on before it came', () => {
    render(site('/short'));
    go('/long');
    go('/short');
    expect(jest.getTimerCount()).toBe(0);
  });
});
