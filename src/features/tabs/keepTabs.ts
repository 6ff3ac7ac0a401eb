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

/** Syncs groups of the same name, on this page and others. */
export function startTabs(): void {
  restore();
  onResume(restore);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && groupOf(target) !== '') {
      const group = groupOf(target);
      holdInPlace(target, () => choose(group, target.value));
      writeStorageItem(tabKey(group), target.value);
    }
  });
}
