import { holdInPlace } from '../islands/dom';
import { readStorageItem, writeStorageItem } from '../preferences';

/** The key under which Docusaurus has always kept the choice of a group. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio';

function groupOf(element: Element): string {
  return element.closest<HTMLElement>('[data-tab-group]')?.dataset.tabGroup ?? '';
}

/** Chooses a value in all groups of a name that have it. */
function choose(group: string, value: string): void {
  document.querySelectorAll('[data-tab-group] > label > input').forEach((input) => {
    if (isRadio(input) && input.value === value && groupOf(input) === group) {
      input.checked = true;
    }
  });
}

/** Has every group of a name show what the reader chose in one of them, on this page and the next. */
export function startTabs(): void {
  const groups = [...document.querySelectorAll('[data-tab-group]')].map(groupOf);
  for (const group of new Set(groups.filter(Boolean))) {
    const kept = readStorageItem(keyOf(group));
    if (kept !== null) {
      choose(group, kept);
    }
  }
  document.addEventListener('change', ({ target }) => {
    const group = isRadio(target) ? groupOf(target) : '';
    if (isRadio(target) && group !== '') {
      holdInPlace(target, () => {
        choose(group, target.value);
      });
      writeStorageItem(keyOf(group), target.value);
    }
  });
}
