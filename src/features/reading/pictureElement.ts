import clsx from 'clsx';
import { translate } from '../../strings';
import styles from './Picture.module.css';
import dialogStyles from './PictureDialog.module.css';

/** A picture is worth opening when it was made this much wider than it is shown. */
const WORTHWHILE = 1.15;

/** Images up to this size, in px, are icons in running text and cannot be enlarged. */
const SMALLEST = 120;

const SVG = 'http://www.w3.org/2000/svg';

function drawIcon(path: string, size: number, className = ''): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  icon.setAttribute('class', className);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  line.setAttribute('fill', 'none');
  line.setAttribute('stroke', 'currentColor');
  line.setAttribute('stroke-width', '2');
  icon.append(line);
  return icon;
}

/**
 * Shows a picture over the whole window, as large as it fits, and on a small screen larger: it scrolls
 * there. Escape closes it, and so does a click anywhere, all of it being one button.
 *
 * @param opener receives focus when the picture closes
 */
function openPicture(picture: HTMLImageElement, opener: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = clsx(dialogStyles.dialog);
  dialog.setAttribute('aria-label', picture.alt || translate('reading.picture'));
  const surface = document.createElement('button');
  surface.type = 'button';
  surface.className = clsx(dialogStyles.surface);
  surface.setAttribute('aria-label', translate('reading.picture.close'));
  const copy = document.createElement('img');
  copy.src = picture.currentSrc;
  copy.alt = picture.alt;
  copy.className = clsx(dialogStyles.picture);
  copy.style.setProperty('--picture-width', `${picture.naturalWidth}px`);
  copy.style.setProperty('--picture-ratio', String(picture.naturalWidth / picture.naturalHeight));
  surface.append(copy, drawIcon('m6 6 12 12M18 6 6 18', 24, dialogStyles.cross));
  dialog.append(surface);
  dialog.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Safari does not focus a button that is clicked, so the dialog alone cannot bring this back.
    opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * `<tp-picture>`: a picture of a page. Where it is shown clearly smaller than it is, and is no link
 * already nor the poster of a film, a button lies over it that opens it larger.
 */
export class PictureElement extends HTMLElement {
  #observer: ResizeObserver | null = null;
  #button: HTMLButtonElement | null = null;

  connectedCallback(): void {
    const picture = this.querySelector('img');
    if (!picture || this.closest('a, tp-film')) {
      return;
    }
    const measure = (): void => {
      const { naturalWidth, clientWidth } = picture;
      this.#offer(picture, clientWidth >= SMALLEST && naturalWidth > WORTHWHILE * clientWidth);
    };
    this.#observer = new ResizeObserver(measure);
    this.#observer.observe(picture);
    picture.addEventListener('load', measure);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    this.#button?.remove();
    this.#button = null;
  }

  #offer(picture: HTMLImageElement, isWorthwhile: boolean): void {
    if (!isWorthwhile) {
      this.#button?.remove();
      this.#button = null;
    } else if (!this.#button) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = clsx(styles.opener);
      button.setAttribute('aria-label', translate('reading.picture.open'));
      button.setAttribute('aria-describedby', picture.id);
      button.setAttribute('aria-haspopup', 'dialog');
      button.append(drawIcon('M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5', 18, styles.sign));
      button.addEventListener('click', () => {
        openPicture(picture, button);
      });
      this.append(button);
      this.#button = button;
    }
  }
}
