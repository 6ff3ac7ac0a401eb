import clsx from 'clsx';
import { createElement } from '../../dom';
import { siteEnvironment } from '../../site/config';
import { sendEvent } from '../analytics';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';
import { reportDisplay } from './displayReport';
import { type AdLayout, type AdView, eventLabelOf } from './eventLabel';
import { type ProviderAd, requestAd, requestImpression } from './providerAd';
import { createProviderImage, lookForPlaceholder } from './providerImage';

/** Maximum number of looks for the provider's placeholder (spec 4.4). */
const LOOK_LIMIT = 30;
/** Time between looks, in ms. */
const LOOK_INTERVAL = 500;
/** More failed looks than this mean that the provider is blocked. */
const PATIENT_LOOKS = 6;
/** Share of blocked ads that are replaced by an in-house ad (spec 4.5). */
const IN_HOUSE_SHARE = 0.2;

/** State of a slot's ad. */
export type AdState =
  /** `looks`: failed looks so far; in `blocked` they continue up to the limit. */
  | { readonly status: 'checking' | 'blocked'; readonly looks: number }
  /** `ad`: from the provider's JSON; `null` if its script draws the ad itself. */
  | { readonly status: 'shown'; readonly ad: ProviderAd | null }
  /** `out`: no provider, or no ad. `crashed`: the ad broke, or the provider returned an error. */
  | { readonly status: 'out' | 'crashed' };

/** A look, or a response of the provider's JSON (`failure`: an error or an invalid body). */
export type AdEvent = ReturnType<typeof lookForPlaceholder> | 'failure' | ProviderAd;

/** Whether looks remain that could still change what is shown (spec 4.4). */
export function isLooking(state: AdState): state is Extract<AdState, { looks: number }> {
  return 'looks' in state && state.looks < LOOK_LIMIT;
}

/** The next state of a slot (spec 4.3, 4.4). Once it is settled, only a failure changes it. */
export function nextState(state: AdState, event: AdEvent): AdState {
  if (event === 'failure') {
    return { status: 'crashed' };
  }
  // A placeholder of unknown origin may have ended the looks before the provider responded.
  const isAwaited = isLooking(state) || (state.status === 'shown' && state.ad === null);
  if (typeof event === 'object') {
    return isAwaited ? { status: 'shown', ad: event } : state;
  }
  if (!isLooking(state)) {
    return state;
  }
  if (event === 'look') {
    const looks = state.looks + 1;
    return { status: looks > PATIENT_LOOKS ? 'blocked' : 'checking', looks };
  }
  return event === 'out' ? { status: 'out' } : { status: 'shown', ad: null };
}

const VIEWS = { checking: 'carbon', shown: 'carbon', out: 'in-house', crashed: 'nothing' } as const;

/** What a slot shows (spec 4.4, 4.5). `draw`, in [0, 1), picks what replaces a blocked ad. */
export function chooseView({ status }: AdState, draw: number): AdView | 'nothing' {
  if (status === 'blocked') {
    return draw < IN_HOUSE_SHARE ? 'in-house' : 'notice';
  }
  return VIEWS[status];
}

/** Copies the slot's template for a view; `draw`, in [0, 1), picks one of several. */
function copyTemplate(slot: Element, view: AdView, draw: number): Element {
  const templates = slot.querySelectorAll<HTMLTemplateElement>(`template[data-ad="${view}"]`);
  const template = templates[Math.floor(draw * templates.length)];
  // In development React renders the page, and does not put children into `content`.
  const content = template?.content.firstElementChild ?? template?.firstElementChild;
  if (!content) {
    throw new Error(`The ad slot has no template "${view}"`);
  }
  return document.importNode(content, true);
}

/** Fills a card with the provider's ad, as text, never as markup (spec 4.6). */
function fillCard(card: Element, { company, description, image, statlink }: ProviderAd): void {
  const [link, picture] = [card.querySelector('a'), card.querySelector('img')];
  const [title, words] = card.querySelectorAll('strong, a > span');
  if (!link || !picture || !title || !words) {
    throw new Error('The ad template has no link, image, name or description');
  }
  link.href = statlink;
  // A link needs text: an ad without any is labeled with its host.
  title.textContent = company || (description ? '' : link.host);
  words.textContent = description;
  if (image === null) {
    picture.remove();
  } else {
    picture.src = image;
  }
}

/**
 * Runs a slot's state machine (spec 4.3 to 4.7) and draws the result. The slot holds the templates
 * and the share of displays to report (spec 4.8). Returns a function that stops everything.
 */
export function showAd(slot: HTMLElement, layout: AdLayout): () => void {
  const { adScriptUrl, adJsonUrl } = siteEnvironment();
  const url = layout === 'image' ? adScriptUrl : adJsonUrl;
  const [whenBlocked, inHouse] = [Math.random(), Math.random()];
  const isReported = Math.random() < Number(slot.dataset.ratio);
  const leaving = new AbortController();
  const content = createElement('div', { class: styles.content });
  let state: AdState = url === null ? { status: 'out' } : { status: 'checking', looks: 0 };
  let view: AdView | 'nothing' = 'nothing';
  /** The provider's ad as drawn. */
  let ad: ProviderAd | null = null;
  let shown: Element | null = null;
  let script: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let endReport: (() => void) | null = null;

  /** Draws a view, unless the provider's script draws it. */
  function drawView(next: AdView | 'nothing'): Element | null {
    if (next === 'nothing' || (next === 'carbon' && ad === null)) {
      return null;
    }
    const part = copyTemplate(slot, next, inHouse);
    part.querySelector('a')?.setAttribute('data-ga-event-label', eventLabelOf(next, layout));
    if (ad) {
      fillCard(part, ad);
      requestImpression(ad);
    }
    content.append(part);
    return part;
  }

  function draw(): void {
    const next = chooseView(state, whenBlocked);
    const answer = state.status === 'shown' ? state.ad : null;
    // An empty frame shows until the outcome is known (spec 4.2).
    slot.classList.toggle(clsx(slotStyles.waiting), state.status === 'checking');
    // While looks remain, keep the script for a late ad, hidden while it counts as blocked.
    script?.toggleAttribute('hidden', next !== 'carbon');
    if (state.status !== 'shown' && !isLooking(state)) {
      script?.remove();
    }
    if (next !== view || answer !== ad) {
      view = next;
      ad = answer;
      endReport?.();
      endReport = null;
      shown?.remove();
      shown = drawView(next);
    }
    if (isReported && (state.status === 'shown' || next === 'in-house')) {
      endReport ??= reportDisplay(content, eventLabelOf(next, layout));
    }
  }

  function stop(): void {
    clearInterval(timer);
    leaving.abort();
    endReport?.();
  }

  /** Applies an event and redraws; on failure, empties the slot and reports a crash (spec 4.7). */
  function attempt(readEvent: () => AdEvent | null): void {
    if (leaving.signal.aborted) {
      return;
    }
    try {
      const event = readEvent();
      state = event === null ? state : nextState(state, event);
      draw();
      if (!isLooking(state)) {
        clearInterval(timer);
      }
    } catch {
      sendEvent('ad', { eventAction: 'crash', eventLabel: eventLabelOf(view, layout) });
      stop();
      slot.classList.remove(clsx(slotStyles.waiting));
      content.remove();
    }
  }

  function look(): void {
    attempt(() => lookForPlaceholder(document));
  }

  attempt(() => {
    slot.append(content);
    if (url !== null && layout === 'image') {
      script = createProviderImage(url);
      content.append(script);
    } else if (url !== null) {
      void requestAd(url, leaving.signal).then((answer) => attempt(() => answer));
    }
    timer = setInterval(look, LOOK_INTERVAL);
    return null;
  });
  look();
  return stop;
}
