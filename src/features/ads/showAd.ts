import clsx from 'clsx';
import { sendEvent } from '../analytics';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';
import {
  type AdLayout,
  type AdView,
  chooseOne,
  chooseWhenBlocked,
  eventLabelOf,
  LABELS,
  type Random,
} from './choices';
import { reportDisplay } from './displayReport';
import {
  initialState,
  isLooking,
  isProviderPresent,
  LOOK_INTERVAL,
  nextState,
  type AdEvent,
  type AdState,
} from './machine';
import { createProviderImage, lookForPlaceholder } from './providerImage';
import { type ProviderAd, requestAd, requestImpression } from './providerAd';
import { chooseView } from './machine';

/** What an ad depends on. */
export interface AdOptions {
  readonly layout: AdLayout;
  readonly environment: {
    readonly adScriptUrl: string | null;
    readonly adJsonUrl: string | null;
  };
  /** Share of the ads shown that report it (spec 4.8). */
  readonly displayRatio: number;
  readonly random: Random;
}

/** The copies of a slot's templates of a kind; a page has at least one of each. */
function templates(slot: Element, kind: string): readonly [HTMLElement, ...HTMLElement[]] {
  const [first, ...others] = [
    ...slot.querySelectorAll<HTMLTemplateElement>(`template[data-ad="${kind}"]`),
  ]
    // React, which draws the page for writers, puts what is inside elsewhere than a parser does.
    .flatMap((template) => [...template.content.children, ...template.children])
    .map((content) => content.cloneNode(true))
    .filter((copy) => copy instanceof HTMLElement);
  if (!first) {
    throw new Error(`The slot of an ad has no template "${kind}"`);
  }
  return [first, ...others];
}

function name(card: HTMLElement, eventLabel: string): HTMLElement {
  card.querySelector('a')?.setAttribute('data-ga-event-label', eventLabel);
  return card;
}

/** Fills a card with what the provider answered; all of it is text, never markup (spec 4.6). */
function fillCard(card: HTMLElement, ad: ProviderAd): HTMLElement {
  const link = card.querySelector('a');
  const [title, description] = [card.querySelector('strong'), card.querySelector('a > span')];
  if (!link || !title || !description) {
    throw new Error('The template of an ad has no link, name or description');
  }
  card.classList.add(clsx(styles.whole));
  link.href = ad.statlink;
  // A link needs words: where an ad brings none, its host stands for it.
  title.textContent = ad.company || (ad.description ? '' : new URL(ad.statlink).host);
  description.textContent = ad.description;
  if (ad.image !== null) {
    const picture = document.createElement('img');
    picture.className = clsx(styles.picture);
    picture.src = ad.image;
    picture.alt = '';
    picture.width = 130;
    picture.height = 100;
    card.prepend(picture);
  }
  return card;
}

/**
 * Shows an ad in a slot, as the state machine has it (spec 4.3 to 4.7): the provider's, one of the house,
 * the notice, or nothing.
 *
 * @param slot has the templates of all that it may show
 * @returns what ends it: looks, requests and the watch over its display
 */
export function showAd(slot: Element, options: AdOptions): () => void {
  const { layout, environment, displayRatio, random } = options;
  const url = layout === 'image' ? environment.adScriptUrl : environment.adJsonUrl;
  const whenBlocked = chooseWhenBlocked(random());
  const inHouse = random();
  const isReported = random() < displayRatio;
  const leaving = new AbortController();
  const content = document.createElement('div');
  content.className = clsx(styles.content);
  let state: AdState = initialState(url !== null);
  let view: AdView = 'nothing';
  let provider: HTMLElement | null = null;
  let shown: Element | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let endReport: (() => void) | null = null;

  function drawView(next: AdView): HTMLElement | null {
    const label = eventLabelOf(LABELS[next], layout);
    if (next === 'in-house') {
      return name(chooseOne(templates(slot, 'in-house'), inHouse), label);
    }
    if (next === 'notice') {
      return templates(slot, 'notice')[0];
    }
    const ad = state.status === 'shown' ? state.ad : null;
    if (!ad) {
      return null;
    }
    const filled = name(fillCard(templates(slot, 'provider')[0], ad), label);
    requestImpression(ad);
    return filled;
  }

  /** Until it is clear what becomes of the slot, it holds a quiet frame (spec 4.2). */
  function frame(isWaiting: boolean): void {
    slot.classList.toggle(clsx(slotStyles.waiting), isWaiting);
  }

  function draw(): void {
    const next = chooseView(state, whenBlocked);
    frame(state.status === 'checking');
    // While looks remain the provider's own part stays, out of sight when it counts as blocked.
    if (provider) {
      provider.hidden = next !== 'provider';
      if (!isProviderPresent(state)) {
        provider.remove();
        provider = null;
      }
    }
    const isAnswer = next === 'provider' && layout === 'inline' && state.status === 'shown';
    if (next !== view || (isAnswer && !shown)) {
      view = next;
      shown?.remove();
      shown = drawView(next);
      if (shown) {
        content.append(shown);
      }
    }
    if ((state.status === 'shown' || next === 'in-house') && isReported) {
      endReport ??= reportDisplay(content, eventLabelOf(LABELS[next], layout));
    }
  }

  function crash(): void {
    sendEvent('ad', {
      eventAction: 'crash',
      eventLabel: eventLabelOf(LABELS[view], layout),
    });
    stop();
    frame(false);
    content.remove();
  }

  function dispatch(event: AdEvent): void {
    try {
      state = nextState(state, event);
      draw();
      if (!isLooking(state)) {
        clearInterval(timer);
      }
    } catch {
      crash();
    }
  }

  function stop(): void {
    clearInterval(timer);
    leaving.abort();
    endReport?.();
  }

  function look(): void {
    dispatch({ type: lookForPlaceholder(document) });
  }

  try {
    slot.append(content);
    if (url !== null && layout === 'image') {
      provider = createProviderImage(url);
      content.append(provider);
    } else if (url !== null) {
      void requestAd(url, leaving.signal).then((event) => {
        if (event && !leaving.signal.aborted) {
          dispatch(event);
        }
      });
    }
    draw();
    if (isLooking(state)) {
      timer = setInterval(look, LOOK_INTERVAL);
      look();
    }
  } catch {
    crash();
  }
  return stop;
}
