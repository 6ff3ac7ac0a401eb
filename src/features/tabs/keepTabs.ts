import { tabKey } from '../../build/docusaurus/browser/names';
import { holdInPlace, onResume } from '../../dom';
import { readStorageItem, writeStorageItem } from '../../preferences';

/** The inputs that choose a panel of a group. */
const TABS = '[data-tab-group] > label > input';

/** The group of an input; empty without a name, and for other inputs. */
function groupOf(input: Element): string {
  return input.closest('label')?.parentElement?.dataset.tabGroup ?? '';
}

/** Selects a value in every group of a name that has it. */
function choose(group: string, value: string): void {
  document.querySelectorAll<HTMLInputElement>(TABS).forEach((input) => {
    if (input.value === value && groupOf(input) === group) {
      input.checked = true;
    }
  });
}

/** Selects what the reader chose on other pages. */
function restore(): void {
  const groups = [...document.querySelectorAll(TABS)].map(groupOf);
  for (const group of new Set(groups.filter(Boolean))) {
    const kept = readStorageItem(tabKey(group));
    if (kept !== null) {
      choose(group, kept);
    }
  }
}

/** Chooses the panel in which the browser has found something: find-in-page, a text fragment. */
function choosePanel(panel: HTMLElement): void {
  const group = panel.parentElement;
  const panels = [...(group?.querySelectorAll(':scope > [data-tab-panel]') ?? [])];
  const inputs = group?.querySelectorAll<HTMLInputElement>(':scope > label > input');
  inputs?.[panels.indexOf(panel)]?.click();
  // The browser is about to show the panel for good; it is to be hidden when another is chosen.
  setTimeout(() => panel.setAttribute('hidden', 'until-found'));
}

/** Syncs groups of the same name, on this page and others. */
export function startTabs(): void {
  restore();
  onResume(restore);
  document.addEventListener('beforematch', ({ target }) => {
    const panel = target instanceof Element && target.closest<HTMLElement>('[data-tab-panel]');
    if (panel) {
      choosePanel(panel);
    }
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && groupOf(target) !== '') {
      const group = groupOf(target);
      holdInPlace(target, () => choose(group, target.value));
      writeStorageItem(tabKey(group), target.value);
    }
  });
}
