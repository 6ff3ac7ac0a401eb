import { delegate, onResume } from '../../dom';
import { readVisitItem, writeVisitItem } from '../../preferences';

/** Keeps the menu's folded groups and scroll position from page to page. */

const KEY = 'menu';

/**
 * Restores the menu's state and scrolls the current page into view. Inlined into pages as text, so
 * it may use nothing from outside. A menu that is off screen (`!isShown`) is not measured, because
 * that would force layout of an incomplete page.
 */
/* istanbul ignore next -- coverage counters would end up in the page */
function restoreMenu(key: string, isShown: boolean): void {
  const menu = document.querySelector<HTMLElement>('.site-menu');
  if (!menu) {
    return;
  }
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const { groups, scroll } = kept as { readonly groups?: unknown; readonly scroll?: unknown };
    const isOpenByGroup = new Map(groups instanceof Object ? Object.entries(groups) : []);
    menu.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach((group) => {
      const isOpen: unknown = isOpenByGroup.get(group.dataset.group ?? '');
      // The current page's group is always open on arrival.
      if (typeof isOpen === 'boolean' && !(current && group.contains(current))) {
        group.open = isOpen;
      }
    });
    if (isShown) {
      menu.scrollTop = Number(scroll) || 0;
    }
  } catch {
    // Storage is blocked or holds something else: leave the menu as built.
  }
  if (current && isShown) {
    const frame = menu.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    if (place.top < frame.top + 100 || place.bottom > Math.min(frame.bottom, innerHeight) - 60) {
      menu.scrollTop += place.top - frame.top - frame.height / 3;
    }
  }
}

/** Media query for the menu beside the text, as in `menu.css`. */
const WIDE = '(min-width: 997px)';

/** Inline script right after the menu that restores it before first paint. */
export const RESTORE_MENU_SCRIPT = `try{(${String(restoreMenu)})('${KEY}',matchMedia('${WIDE}').matches)}catch(e){}`;

/** Open state of both trees' groups by URL; empty if something else is stored. */
function readGroups(): object {
  try {
    const kept = JSON.parse(readVisitItem(KEY) ?? '{}') as { readonly groups?: unknown } | null;
    return kept?.groups instanceof Object ? kept.groups : {};
  } catch {
    return {};
  }
}

/** Stores the state of the page's menu. */
function keepMenu(): void {
  const menu = document.querySelector<HTMLElement>('.site-menu');
  if (!menu) {
    return;
  }
  const groups: Record<string, boolean> = { ...readGroups() };
  menu.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach(({ dataset, open }) => {
    groups[String(dataset.group)] = open;
  });
  writeVisitItem(KEY, JSON.stringify({ groups, scroll: menu.scrollTop }));
}

/** Listens to the menu's toggle events, which do not bubble. */
function onMenu(
  type: 'beforetoggle' | 'toggle',
  listener: (menu: HTMLElement, isOpen: boolean) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('.site-menu')) {
        listener(target, event.newState === 'open');
      }
    },
    { capture: true },
  );
}

/** Stores the menu's state on leaving the page; makes the page inert while the menu is open. */
export function startMenu(): void {
  const wide = window.matchMedia(WIDE);
  window.addEventListener('pagehide', keepMenu);
  // A prerendered page is shown before this one is hidden.
  delegate('click', 'a[href]', keepMenu, { capture: true });
  onResume(() => restoreMenu(KEY, wide.matches));
  // Before the menu closes, so that focus can return to its button.
  onMenu('beforetoggle', (menu, isOpening) => {
    setPageInert(menu, isOpening);
    if (!isOpening) {
      keepMenu();
    }
  });
  onMenu('toggle', (menu, isOpen) => {
    if (isOpen) {
      restoreMenu(KEY, true);
      menu.querySelector<HTMLElement>('.site-menu__close')?.focus({ preventScroll: true });
    }
  });
  // On a wide screen the menu is beside the text and overlays nothing.
  wide.addEventListener('change', ({ matches }) => {
    const menu = document.querySelector<HTMLElement>('.site-menu:popover-open');
    if (matches && menu) {
      menu.hidePopover();
    }
  });
}

/** Makes everything around the menu inert, or active again. */
function setPageInert(menu: HTMLElement, isHeld: boolean): void {
  for (let node: HTMLElement = menu; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== node) {
        sibling.toggleAttribute('inert', isHeld);
      }
    }
  }
}
