import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  Badge,
  Figure,
  FigurePicture,
  FileTree,
  Film,
  FilmFile,
  FilmPlayer,
  startFilms,
  Steps,
} from '.';

it('Badge shows its text, in the color of its kind', () => {
  render(
    <p>
      Slots <Badge kind="new">New in 0.15</Badge> <Badge kind="other">Beta</Badge>
    </p>,
  );
  expect(screen.getByText('New in 0.15')).toHaveClass('badge', 'new');
  expect(screen.getByText('New in 0.15')).toHaveAttribute('data-badge');
  expect(screen.getByText('Beta').className).toBe('badge');
});

describe('Figure', () => {
  it('is named by its caption', () => {
    render(
      <Figure caption="The editor">
        <FigurePicture scheme="both">
          <img src="a.webp" alt="A form" />
        </FigurePicture>
      </Figure>,
    );
    expect(screen.getByRole('figure')).toContainElement(screen.getByAltText('A form'));
    expect(screen.getByText('The editor').tagName).toBe('FIGCAPTION');
  });

  it('hides the dark picture from search and from the Markdown page', () => {
    render(
      <Figure>
        <FigurePicture scheme="light">light</FigurePicture>
        <FigurePicture scheme="dark">dark</FigurePicture>
      </Figure>,
    );
    expect(screen.getByText('light')).not.toHaveAttribute('data-markdown');
    expect(screen.getByText('light')).toHaveClass('light');
    expect(screen.getByText('dark')).toHaveAttribute('data-markdown', 'skip');
    expect(screen.getByText('dark')).toHaveClass('dark');
    expect(document.querySelector('figcaption')).toBeNull();
  });
});

describe('Film', () => {
  const play = jest.fn(() => Promise.resolve());
  const pause = jest.fn();
  const matches = jest.fn(() => false);
  /** Scrolls until this share of the film is visible. */
  let scrollTo: (intersectionRatio: number) => void;

  beforeAll(() => {
    Object.assign(HTMLMediaElement.prototype, { play, pause });
    Object.assign(window, { matchMedia: () => ({ matches: matches() }) });
  });

  beforeEach(async () => {
    jest.clearAllMocks();
    matches.mockReturnValue(false);
    const observers = new Set<Observer>();
    class Observer {
      constructor(readonly callback: (entries: readonly object[]) => void) {}
      observe(): void {
        observers.add(this);
      }
      disconnect(): void {
        observers.delete(this);
      }
    }
    scrollTo = (intersectionRatio) => {
      act(() => {
        observers.forEach(({ callback }) =>
          callback([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }]),
        );
      });
    };
    Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Observer });
    render(
      <Film caption="Drag it in.">
        <FilmPlayer scheme="both">
          <img src="/a.webp" alt="A grid" />
          <FilmFile caption="Drag it in.">
            <a href="/a.webm">Drag it in.</a>
          </FilmFile>
        </FilmPlayer>
      </Film>,
    );
    startFilms();
    scrollTo(0.1);
    await waitFor(() => expect(video()).not.toHaveAttribute('controls'));
  });

  const video = () => screen.getByLabelText<HTMLVideoElement>('Drag it in.');

  it('is a muted player over its poster, and loads nothing by itself', () => {
    expect(video()).toHaveAttribute('src', '/a.webm');
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).toHaveAttribute('playsinline');
    expect(video().muted).toBe(true);
    expect(screen.getByRole('figure')).toContainElement(screen.getByAltText('A grid'));
    expect(screen.getByText('Open the film')).toHaveAttribute('href', '/a.webm');
    expect(play).not.toHaveBeenCalled();
  });

  it('is played and paused by the button below it', () => {
    const isPaused = jest.spyOn(video(), 'paused', 'get');
    fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
    expect(play).toHaveBeenCalledTimes(1);
    isPaused.mockReturnValue(false);
    fireEvent.play(video());
    fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
    expect(pause).toHaveBeenCalledTimes(1);
  });

  it('shows its poster in the player too once it is on screen', () => {
    expect(video()).not.toHaveAttribute('poster');
    scrollTo(0.2);
    expect(video().poster).toMatch(/\/a\.webp$/);
  });

  it('starts when most of it is on screen, and pauses off screen', () => {
    scrollTo(0.2);
    expect(play).not.toHaveBeenCalled();
    scrollTo(0.8);
    expect(play).toHaveBeenCalledTimes(1);
    scrollTo(0);
    expect(pause).toHaveBeenCalled();
  });

  it('does not start with reduced motion', () => {
    matches.mockReturnValue(true);
    scrollTo(1);
    expect(play).not.toHaveBeenCalled();
  });

  it('does not start with Save-Data', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    scrollTo(1);
    expect(play).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each(['pause', 'ended'])('does not restart after a %s event', (event) => {
    scrollTo(1);
    video().getBoundingClientRect = () => new DOMRect(0, 100, 800, 500);
    fireEvent(video(), new Event(event));
    scrollTo(0);
    scrollTo(1);
    expect(play).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['Steps', Steps, 'steps'],
  ['FileTree', FileTree, 'tree'],
] as const)('%s keeps its list semantics', (_name, Component, className) => {
  render(
    <Component>
      <ol>
        <li>One</li>
        <li>Two</li>
      </ol>
    </Component>,
  );
  expect(screen.getByRole('list').parentElement).toHaveClass(className);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
