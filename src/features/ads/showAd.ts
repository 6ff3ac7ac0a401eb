import clsx from 'clsx';
import { siteEnvironment } from '../../site/config';
import { sendEvent } from '../analytics';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';
import { reportDisplay } from './displayReport';
import { type AdLayout, type AdView, eventLabelOf } from './eventLabel';
import {
  type AdEvent,
  type AdState,
  chooseView,
  isLooking,
  LOOK_INTERVAL,
  nextState,
} from './machine';
import { type ProviderAd, requestAd, requestImpression } from './providerAd';
import { createProviderImage, lookForPlaceholder } from './providerImage';

/** A copy of a slot's template for a view; of several, each is as likely, by a draw from 0 up to 1. */
function copyTemplate(slot: Element, view: AdView, draw: number): Element {
  const templates = slot.querySelectorAll<HTMLTemplateElement>(`template[data-ad="${view}"]`);
  const template = templates[Math.floor(draw * templates.length)];
  // React, which draws the page for writers, puts what is inside elsewhere than a parser does.
  const content = template?.content.firstElementChild ?? template?.firstElementChild;
  if (!content) {
    throw new Error(`The slot of an ad has no template "${view}"`);
  }
  return document.importNode(content, true);
}

/** Fills a card with what the provider answered; all of it is text, never markup (spec 4.6). */
function fillCard(card: Element, { company, description, image, statlink }: ProviderAd): void {
  const [link, picture] = [card.querySelector('a'), card.querySelector('img')];
  const [title, words] = card.querySelectorAll('strong, a > span');
  if (!link || !picture || !title || !words) {
    throw new Error('The template of an ad has no link, picture, name or description');
  }
  link.href = statlink;
  // A link needs words: where an ad brings none, its host stands for it.
  title.textContent = company || (description ? '' : link.host);
  words.textContent = description;
  if (image === null) {
    picture.remove();
  } else {
    picture.src = image;
  }
}

/**
 * Shows an ad in a slot, as the state machine has it (spec 4.3 to 4.7): the provider's, one of the house,
 * the notice, or nothing.
 *
 * @param slot has the templates of all that it may show, and how many of the ads shown report it (spec 4.8)
 * @returns what ends it: looks, requests and the watch over its display
 */
export function showAd(slot: HTMLElement, layout: AdLayout): () => void {
  const { adScriptUrl, adJsonUrl } = siteEnvironment();
  const url = layout === 'image' ? adScriptUrl : adJsonUrl;
  const [whenBlocked, inHouse] = [Math.random(), Math.random()];
  const isReported = Math.random() < Number(slot.dataset.ratio);
  const leaving = new AbortController();
  const content = document.createElement('div');
  content.className = clsx(styles.content);
  let state: AdState = url === null ? { status: 'out' } : { status: 'checking', looks: 0 };
  let view: AdView | 'nothing' = 'nothing';
  /** What is drawn of the provider's answer. */
  let ad: ProviderAd | null = null;
  let shown: Element | null = null;
  let script: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let endReport: (() => void) | null = null;

  /** Draws a view; the provider's script draws its ad itself. */
  function drawView(next: AdView): Element | null {
    if (next === 'carbon' && ad === null) {
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
    // Until it is clear what becomes of the slot, it holds a quiet frame (spec 4.2).
    slot.classList.toggle(clsx(slotStyles.waiting), state.status === 'checking');
    // While looks remain the provider's script has a place for a late ad, out of sight when it counts as blocked.
    script?.toggleAttribute('hidden', next !== 'carbon');
    if (state.status !== 'shown' && !isLooking(state)) {
      script?.remove();
    }
    if (next !== view || answer !== ad) {
      view = next;
      ad = answer;
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

  /** Draws what comes of an event, as long as the slot is in use. If that fails, it is empty and reported (spec 4.7). */
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
      void requestAd(url, leaving.signal).then((answer) => {
        attempt(() => answer);
      });
    }
    timer = setInterval(look, LOOK_INTERVAL);
    return null;
  });
  look();
  return stop;
}
