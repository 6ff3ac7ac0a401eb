/** What decides whether a tab may reload now. */
export interface TabFacts {
  readonly focused: boolean;
  /** Offline, a reload could only show an older page. */
  readonly online: boolean;
  /** The reader has typed something that a reload would lose. */
  readonly unsent: boolean;
  /** How many tabs of the site are open, this one included. */
  readonly tabs: number;
  /** This tab has reloaded itself a short while ago, or cannot remember whether it has. */
  readonly reloadedLately: boolean;
}

/**
 * How far an update is: none; a new worker waits; it was told to take over; it has, and the page is
 * still the old one; the page reloads.
 */
export type UpdatePhase = 'current' | 'waiting' | 'activating' | 'activated' | 'reloading';

export type UpdateEvent =
  | { readonly type: 'found' }
  | { readonly type: 'look'; readonly facts: TabFacts }
  /** Another worker serves this page now. */
  | { readonly type: 'taken-over' };

export type UpdateAction = 'activate' | 'reload' | null;

export interface UpdateStep {
  readonly phase: UpdatePhase;
  /** What is to be done: tell the worker to take over, or reload the page. */
  readonly action: UpdateAction;
}

/** Whether a reload would disturb nobody (spec 7.2). */
export function mayReload({ focused, online, unsent, tabs, reloadedLately }: TabFacts): boolean {
  return focused && online && !unsent && tabs === 1 && !reloadedLately;
}

/**
 * The update rule (spec 7.2) as a pure function: a waiting update reloads the page once, when the
 * tab has focus; never twice, never in a loop, with two tabs open neither, and never while the
 * reader is typing a comment. The facts are asked twice, before the worker takes over and before the
 * page reloads, because between the two the reader may go on.
 */
export function nextStep(phase: UpdatePhase, event: UpdateEvent): UpdateStep {
  switch (event.type) {
    case 'found':
      return { phase: phase === 'current' ? 'waiting' : phase, action: null };
    case 'look':
      // Told to take over, a worker may have given way to a newer one, or wait for what the old one is
      // doing: whichever waits now is told again.
      if ((phase === 'waiting' || phase === 'activating') && mayReload(event.facts)) {
        return { phase: 'activating', action: 'activate' };
      }
      if (phase === 'activated' && mayReload(event.facts)) {
        return { phase: 'reloading', action: 'reload' };
      }
      return { phase, action: null };
    case 'taken-over':
      if (phase === 'activating') {
        return { phase: 'activated', action: null };
      }
      // Not asked for by this tab: the first worker of all, or one that another tab let in.
      return { phase: phase === 'waiting' ? 'current' : phase, action: null };
  }
}
