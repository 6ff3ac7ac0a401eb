import { readVisitItem, writeVisitItem } from '../../preferences';

/**
 * What the reader did to the menu, kept from page to page: which groups are folded, and how far the tree
 * is scrolled. The menu is right before the first paint: a script in the page, right behind the menu,
 * restores it ({@link RESTORE_MENU_SCRIPT}).
 */

const KEY = 'menu';

/**
 * Brings the menu to where the reader left it, and the page that shows into view. It goes into the pages
 * as text: it may use nothing from outside.
 *
 * @param isShown whether the menu is on the screen; one that is not is not measured, because the page would
 *   be laid out for that before it is whole
 */
/* istanbul ignore next -- what counts runs would be in the page, too */
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
      // The group of the page that shows is open on arrival, whatever was before.
      if (typeof isOpen === 'boolean' && !(current && group.contains(current))) {
        group.open = isOpen;
      }
    });
    if (isShown) {
      menu.scrollTop = Number(scroll) || 0;
    }
  } catch {
    // Storage is refused or holds something else: the menu is as the build wrote it.
  }
  if (current && isShown) {
    const frame = menu.getBoundingClientRect();
    const place = current.getBoundingClientRect();
    if (place.top < frame.top + 100 || place.bottom > Math.min(frame.bottom, innerHeight) - 60) {
      menu.scrollTop += place.top - frame.top - frame.height / 3;
    }
  }
}

/** The media query under which the menu is beside the text, as in `menu.css`. */
const WIDE = '(min-width: 997px)';

/** The script that restores the menu, for the page right behind it. */
export const RESTORE_MENU_SCRIPT = `try{(${String(restoreMenu)})('${KEY}',matchMedia('${WIDE}').matches)}catch(e){}`;

/** Which groups of both trees were open, by URL; none where something else was kept. */
function readGroups(): object {
  try {
    const kept = JSON.parse(readVisitItem(KEY) ?? '{}') as { readonly groups?: unknown } | null;
    return kept?.groups instanceof Object ? kept.groups : {};
  } catch {
    return {};
  }
}

function keep(menu: HTMLElement): void {
  const groups: Record<string, boolean> = { ...readGroups() };
  menu.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach(({ dataset, open }) => {
    groups[String(dataset.group)] = open;
  });
  writeVisitItem(KEY, JSON.stringify({ groups, scroll: menu.scrollTop }));
}

/** Listens to what a popover says of itself; these events do not bubble. */
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

/** Stores the menu's state when the reader leaves the page, and makes the page inert while the menu is open. */
export function startMenu(): void {
  window.addEventListener('pagehide', () => {
    const menu = document.querySelector<HTMLElement>('.site-menu');
    if (menu) {
      keep(menu);
    }
  });
  // Before it closes, so that focus can return to its button.
  onMenu('beforetoggle', holdPage);
  onMenu('toggle', (menu, isOpen) => {
    if (isOpen) {
      restoreMenu(KEY, true);
      menu.querySelector<HTMLElement>('.site-menu__close')?.focus({ preventScroll: true });
    }
  });
  // On a wide screen the menu is beside the text and overlays nothing.
  window.matchMedia(WIDE).addEventListener('change', ({ matches }) => {
    const menu = document.querySelector<HTMLElement>('.site-menu:popover-open');
    if (matches && menu) {
      menu.hidePopover();
    }
  });
}

/** Makes everything around the menu inert, or active again. */
function holdPage(menu: HTMLElement, isHeld: boolean): void {
  for (let node: HTMLElement = menu; node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== node) {
        sibling.toggleAttribute('inert', isHeld);
      }
    }
  }
}
