import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import clsx from 'clsx';
import { fetchFile } from '../../../recovery';
import { directionPreference, shownColorMode, subscribeToColorMode } from '../../../preferences';
import styles from '../Demo.module.css';
import type { DemoHost } from '../demoHost';
import { serverOf } from '../demoServer';
import { EDITED_FOLDER } from '../element';
import type { Appearance, Order, Outcome, Preparation, Report, Run } from './messages';
import type { STOPPED } from './notices';

/** The program reports before its document's load event, which a page of an error has, too. */
const HELLO_LIMIT_MS = 2_000;
const LOAD_LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 4_000;
const PING_MS = 1_000;

/** Max. height to which frames grow, in px. */
const HEIGHT_LIMIT = 3_000;

/** A run that begins, its outcome, or the end of the frame. */
export type FrameEvent =
  Run | Outcome | { readonly type: 'stopped'; readonly reason: keyof typeof STOPPED };

function currentAppearance(demo: DemoHost): Appearance {
  return { mode: shownColorMode(), direction: directionPreference.get(), server: serverOf(demo) };
}

/** The site's style sheets without the fonts they would load. */
async function siteStyles(): Promise<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const read = (response: Response): Promise<string> => response.text();
  const texts = await Promise.all([...links].map(({ href }) => fetchFile(href, read)));
  return texts.join('\n').replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}

/** The fonts that the original demo has, without those that do not load. */
async function readFonts(): Promise<Preparation['fonts']> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const urls = { 'Geist Variable': link?.href, Roboto: roboto };
  const fonts = Object.entries(urls).map(async ([family, url]) => {
    const read = (response: Response): Promise<ArrayBuffer> => response.arrayBuffer();
    return url === undefined ? [] : [{ family, content: await fetchFile(url, read) }];
  });
  return (await Promise.all(fonts.map((font) => font.catch(() => [])))).flat();
}

/** A frame without the site's origin that runs a reader's edits; removes itself if it hangs. */
export class EditedFrame {
  readonly #demo: DemoHost;
  readonly #onEvent: (event: FrameEvent) => void;
  /** Min. height in px of a frame that grows with its content; `null` if it fills its container. */
  readonly #leastHeight: number | null;
  readonly #frame = document.createElement('iframe');
  readonly #gone = new AbortController();
  #isLoaded = false;
  #isReady = false;
  #waiting: Run | null = null;
  #answered = performance.now();

  constructor(demo: DemoHost, place: HTMLElement, onEvent: (event: FrameEvent) => void) {
    this.#demo = demo;
    this.#onEvent = onEvent;
    const least = getComputedStyle(place).getPropertyValue('--demo-height');
    this.#leastHeight = place.closest('[data-frame]') ? null : parseFloat(least) || 0;
    const frame = this.#frame;
    frame.title = demo.dataset.title;
    frame.className = clsx('demo-edited', this.#leastHeight === null && styles.frame);
    if (this.#leastHeight !== null) {
      frame.height = String(this.#leastHeight);
    }
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.src = (demo.tool('open') as HTMLAnchorElement).pathname + EDITED_FOLDER;
    this.#watch();
    place.append(frame);
  }

  /** Runs a demo as soon as the frame is ready, replacing a pending run. */
  run(run: Run): void {
    this.#waiting = run;
    this.#send();
  }

  remove(): void {
    this.#gone.abort();
    this.#frame.remove();
  }

  #stop(reason: keyof typeof STOPPED): void {
    if (!this.#gone.signal.aborted) {
      this.remove();
      this.#onEvent({ type: 'stopped', reason });
    }
  }

  #order(order: Order): void {
    // '*', because a frame without an origin can't be named.
    this.#frame.contentWindow?.postMessage(order, '*');
  }

  #send(): void {
    if (this.#isReady && this.#waiting) {
      // Report first: the run may freeze the page.
      this.#onEvent(this.#waiting);
      this.#order(this.#waiting);
      this.#waiting = null;
    }
  }

  async #prepare(): Promise<void> {
    const isFramed = this.#leastHeight === null;
    const { document: framed, inline, running } = styles;
    const boxes = isFramed ? [clsx(framed)] : [clsx(inline), clsx(running)];
    try {
      const [sheet, fonts] = await Promise.all([siteStyles(), readFonts()]);
      const appearance = currentAppearance(this.#demo);
      this.#order({ type: 'prepare', appearance, styles: sheet, fonts, boxes });
    } catch {
      this.#stop('failed');
    }
  }

  #hear(report: Report): void {
    this.#answered = performance.now();
    switch (report.type) {
      case 'loaded':
        this.#isLoaded = true;
        void this.#prepare();
        break;
      case 'ready':
        this.#isReady = true;
        this.#send();
        break;
      case 'shown':
      case 'problem':
        this.#onEvent(report);
        break;
      case 'height':
        if (this.#leastHeight !== null) {
          const height = Math.max(report.height, this.#leastHeight);
          this.#frame.height = String(Math.min(height, HEIGHT_LIMIT));
        }
        break;
      case 'alive':
    }
  }

  /** Stops the frame if it fails to load, hangs or navigates; also passes on the choices. */
  #watch(): void {
    const { signal } = this.#gone;
    const started = performance.now();
    const follow = (): void =>
      this.#order({ type: 'appearance', appearance: currentAppearance(this.#demo) });
    const endings = [subscribeToColorMode(follow), directionPreference.subscribe(follow)];
    let ticked = started;
    const timer = window.setInterval(() => {
      const now = performance.now();
      const wasBusy = now - ticked > 2 * PING_MS;
      ticked = now;
      if (document.hidden || wasBusy) {
        // Hidden tabs are throttled, and a busy page can't receive answers.
        this.#answered = now;
      } else if (this.#isReady && now - this.#answered > ANSWER_LIMIT_MS) {
        this.#stop('frozen');
      } else if (!this.#isReady && now - started > LOAD_LIMIT_MS) {
        this.#stop('failed');
      } else if (this.#isReady) {
        this.#order({ type: 'ping' });
      }
    }, PING_MS);
    const hear = ({ source, data }: MessageEvent<Report>): void => {
      if (source === this.#frame.contentWindow) {
        this.#hear(data);
      }
    };
    window.addEventListener('message', hear, { signal });
    // Of the select for its server.
    this.#demo.addEventListener('change', follow, { signal });
    const onFirstLoad = (): void => {
      this.#frame.addEventListener('load', () => this.#stop('left'));
      setTimeout(() => {
        if (!this.#isLoaded) {
          this.#stop('failed');
        }
      }, HELLO_LIMIT_MS);
    };
    this.#frame.addEventListener('load', onFirstLoad, { once: true });
    signal.addEventListener('abort', () => {
      window.clearInterval(timer);
      endings.forEach((end) => end());
    });
  }
}
