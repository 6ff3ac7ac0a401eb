import { parts, source } from '@generated/demo-sandbox/default/sandbox';
import clsx from 'clsx';
import { directionPreference, shownColorMode, subscribeToColorMode } from '../../../preferences';
import { fetchFile } from '../../../recovery';
import styles from '../Demo.module.css';
import { parseReport, type Look, type Order, type Outcome, type Run } from './messages';
import type { STOPPED } from './notices';

const LOAD_LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 4_000;
const PING_MS = 1_000;

/** A higher rate is an attack, or a bug with the same effect. */
const MAX_MESSAGES_PER_SECOND = 300;

/** Max. height to which frames grow, in px. */
const HEIGHT_LIMIT = 3_000;

type StopReason = keyof typeof STOPPED;

export type FrameEvent =
  | Outcome
  | { readonly type: 'started' }
  | { readonly type: 'stopped'; readonly reason: StopReason };

function currentLook(): Look {
  return { mode: shownColorMode(), direction: directionPreference.get() };
}

const fetchText = (address: string): Promise<string> =>
  fetchFile(address, (response) => response.text());

/** The site's style sheets without the fonts they would load. */
async function siteStyles(): Promise<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const texts = await Promise.all([...links].map(({ href }) => fetchText(href)));
  return texts.join('\n').replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}

/** The site's font; `null` if it does not load, because demos run without it, too. */
async function siteFont(): Promise<ArrayBuffer | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  return link ? fetchFile(link.href, (response) => response.arrayBuffer()).catch(() => null) : null;
}

/** A frame that runs readers' code, with a watchdog that removes it if it misbehaves. */
export class SandboxFrame {
  readonly #onEvent: (event: FrameEvent) => void;
  /** Min. height in px of a frame that grows with its content; `null` if it fills its container. */
  readonly #leastHeight: number | null;
  readonly #frame = document.createElement('iframe');
  readonly #gone = new AbortController();
  #port: MessagePort | null = null;
  #isReady = false;
  #waiting: Run | null = null;
  #answered = performance.now();
  #second = 0;
  #messages = 0;

  constructor(title: string, place: HTMLElement, onEvent: (event: FrameEvent) => void) {
    this.#frame.title = title;
    this.#onEvent = onEvent;
    const least = getComputedStyle(place).getPropertyValue('--demo-height');
    this.#leastHeight = place.closest('[data-frame]') ? null : parseFloat(least) || 0;
    this.#watch();
    void this.#open(place);
  }

  /** Runs a demo as soon as the frame is ready, replacing a pending run. */
  run(run: Run): void {
    this.#waiting = run;
    this.#send();
  }

  remove(): void {
    this.#gone.abort();
    this.#port?.close();
    this.#frame.remove();
  }

  #stop(reason: StopReason): void {
    if (!this.#gone.signal.aborted) {
      this.remove();
      this.#onEvent({ type: 'stopped', reason });
    }
  }

  #order(order: Order): void {
    this.#port?.postMessage(order);
  }

  #send(): void {
    if (this.#isReady && this.#waiting) {
      // Report first: the run may freeze the page.
      this.#onEvent({ type: 'started' });
      this.#order(this.#waiting);
      this.#waiting = null;
    }
  }

  /** Adds the frame to the page; resolves when its document has loaded. */
  async #load(place: HTMLElement): Promise<void> {
    const frame = this.#frame;
    frame.className = clsx('demo-sandbox', this.#leastHeight === null && styles.frame);
    if (this.#leastHeight !== null) {
      frame.height = String(this.#leastHeight);
    }
    frame.referrerPolicy = 'no-referrer';
    // Sandboxed: opaque origin, scripts and forms only.
    Object.assign(frame, source);
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      place.append(frame);
    });
    frame.addEventListener('load', () => this.#stop('left'));
  }

  async #open(place: HTMLElement): Promise<void> {
    try {
      const [program, sheet, font] = await Promise.all([
        fetchText(parts['runtime.js'] ?? ''),
        siteStyles(),
        siteFont(),
        this.#load(place),
        // A frame's load event doesn't report HTTP errors, so fetch the document to detect them.
        source.src ? fetchText(source.src) : null,
      ]);
      if (this.#gone.signal.aborted) {
        return;
      }
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data }) => {
        this.#count();
        this.#hear(data);
      };
      // '*' because an opaque origin can't be named.
      this.#frame.contentWindow?.postMessage(program, '*', [port2]);
      const { document: framed, inline, running } = styles;
      const boxes = this.#leastHeight === null ? [clsx(framed)] : [clsx(inline), clsx(running)];
      this.#order({ type: 'prepare', look: currentLook(), styles: sheet, font, boxes });
    } catch {
      this.#stop('failed');
    }
  }

  #hear(data: unknown): void {
    const report = parseReport(data);
    this.#answered = performance.now();
    switch (report?.type) {
      case 'ready':
        this.#isReady = true;
        this.#send();
        break;
      case 'need':
        void this.#give(report.name);
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
      default:
    }
  }

  /** Sends a chunk of the program, if it exists. */
  async #give(name: string): Promise<void> {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const text = part === undefined ? null : await fetchText(part).catch(() => null);
    if (text === null && !this.#isReady) {
      // Needed to start.
      this.#stop('failed');
    }
    this.#order({ type: 'file', name, text });
  }

  #count(): void {
    const second = Math.floor(performance.now() / 1000);
    this.#messages = second === this.#second ? this.#messages + 1 : 0;
    this.#second = second;
    if (this.#messages > MAX_MESSAGES_PER_SECOND) {
      this.#stop('noisy');
    }
  }

  /** Stops the frame if it fails to load, hangs or floods the page; also syncs the page's look. */
  #watch(): void {
    const { signal } = this.#gone;
    const started = performance.now();
    const follow = (): void => this.#order({ type: 'look', look: currentLook() });
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
    const countMessage = (event: MessageEvent): void => {
      if (event.source === this.#frame.contentWindow) {
        this.#count();
      }
    };
    window.addEventListener('message', countMessage, { signal });
    signal.addEventListener('abort', () => {
      window.clearInterval(timer);
      endings.forEach((end) => end());
    });
  }
}
