import type { AdLayout } from './types';

/** Share of visits that get the inline layout (spec 4.3). */
const INLINE_SHARE = 0.2;
/** Share of blocked ads whose place an in-house ad takes (spec 4.5). */
const IN_HOUSE_SHARE = 0.2;

/** What a reader sees whose browser blocks the provider. */
export type BlockedChoice = 'in-house' | 'notice';

/** The layout that a draw from 0 up to 1 gives (spec 4.3). */
export function chooseLayout(draw: number): AdLayout {
  return draw < INLINE_SHARE ? 'inline' : 'image';
}

/** What a draw from 0 up to 1 shows in place of a blocked ad (spec 4.5). */
export function chooseWhenBlocked(draw: number): BlockedChoice {
  return draw < IN_HOUSE_SHARE ? 'in-house' : 'notice';
}

/** One of the items, each as likely as the others, by a draw from 0 up to 1. */
export function chooseOne<Item>(items: readonly [Item, ...Item[]], draw: number): Item {
  return items[Math.floor(draw * items.length)] ?? items[0];
}
