import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '.';

/** Tells what is watched that its size changed, as a browser does once it is laid out. */
let resize: () => void = () => undefined;

beforeEach(() => {
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      resize = () => undefined;
    }
  };
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function measured(natural: number, shown: number): void {
  // An image without a text has the role of none.
  const picture = screen.getByTestId('picture');
  Object.defineProperty(picture, 'naturalWidth', { configurable: true, value: natural });
  Object.defineProperty(picture, 'clientWidth', { configurable: true, value: shown });
  Object.defineProperty(picture, 'currentSrc', { configurable: true, value: 'editor.webp' });
  act(() => resize());
}

function renderPicture(alt = 'The editor'): void {
  render(
    <Picture id="picture">
      <img id="picture" data-testid="picture" src="editor.webp" alt={alt} />
    </Picture>,
  );
}

const opener = () => screen.queryByRole('button', { name: 'Enlarge the picture' });

describe('a picture of a page', () => {
  it('opens larger when it is shown clearly smaller than it is', () => {
    renderPicture();
    expect(opener()).toBeNull();
    measured(1600, 800);
    expect(opener()).toHaveAccessibleDescription('The editor');
  });

  it.each([
    ['about as large as it is', 880, 800],
    ['an icon in a line of text', 400, 40],
  ])('has no button when it is %s', (_, natural, shown) => {
    renderPicture();
    measured(natural, shown);
    expect(opener()).toBeNull();
  });

  it('loses its button when the window grows', () => {
    renderPicture();
    measured(1600, 800);
    measured(1600, 1500);
    expect(opener()).toBeNull();
  });

  it('that is a link stays one', () => {
    render(
      <Picture id="picture">
        <a href="/toolpad/">
          <img id="picture" data-testid="picture" src="editor.webp" alt="The editor" />
        </a>
      </Picture>,
    );
    measured(1600, 800);
    expect(opener()).toBeNull();
  });

  it.each([
    ['The editor', 'The editor'],
    ['', 'Picture'],
  ])(
    'with the text "%s" opens in a dialog called "%s", and gives the focus back',
    async (alt, name) => {
      render(
        <Picture id="picture">
          <img id="picture" data-testid="picture" src="editor.webp" alt={alt} />
        </Picture>,
      );
      measured(1600, 800);
      const button = screen.getByRole('button');
      fireEvent.pointerEnter(button);
      fireEvent.focus(button);
      fireEvent.click(button);
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Close the picture' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button).toHaveFocus();
    },
  );
});
