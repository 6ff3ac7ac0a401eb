import { holdInPlace } from '../../islands/dom';
import { readStorageItem, writeStorageItem } from '../../preferences';

/** The key under which Docusaurus has always kept the choice of a group. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;

/** All that choose a panel of a group. */
const TABS = '[data-tab-group] > label > input';

/** The group whose panel an input chooses; empty where it has no name, and for any other input. */
function groupOf(input: Element): string {
  return input.closest('label')?.parentElement?.dataset.tabGroup ?? '';
}

/** Chooses a value in all groups of a name that have it. */
function choose(group: string, value: string): void {
  document.querySelectorAll<HTMLInputElement>(TABS).forEach((input) => {
    if (input.value === value && groupOf(input) === group) {
      input.checked = true;
    }
  });
}

/** Has every group of a name show what the reader chose in one of them, on this page and the next. */
export function startTabs(): void {
  const groups = [...document.querySelectorAll(TABS)].map(groupOf);
  for (const group of new Set(groups.filter(Boolean))) {
    const kept = readStorageItem(keyOf(group));
    if (kept !== null) {
      choose(group, kept);
    }
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && groupOf(target) !== '') {
      const group = groupOf(target);
      holdInPlace(target, () => {
        choose(group, target.value);
      });
      writeStorageItem(keyOf(group), target.value);
    }
  });
}
