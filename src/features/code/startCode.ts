import { codeText, copyWithButton } from '../../islands/clipboard';
import { defineElement, delegate, holdInPlace } from '../../islands';
import {
  codeChoice,
  codeStylingPreference,
  codeVariantPreference,
  parseChoice,
} from '../../preferences';
import { codeChoiceName } from '../../site/stylings';
import { openWhatIsLedTo, toggleFold } from './foldCode';

/** A block of code with its bar. */
const FRAME_TAG = 'tp-code';

/** The choices above a sample that exists in several versions. */
const CHOICES_TAG = 'tp-choices';

/** How long a block's copy button says how it went (spec 3.4). */
const COPIED_MS = 2000;

const TEXT_FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Every block has both (`CodeFrame`). */
function tool(frame: Element, name: 'copy' | 'wrap'): HTMLElement {
  return frame.querySelector(`[data-code-tool="${name}"]`) as HTMLElement;
}

function copyBlock(frame: Element): void {
  copyWithButton(tool(frame, 'copy'), codeText(frame), COPIED_MS);
}

function toggleWrap(frame: Element, button: HTMLElement): void {
  button.setAttribute('aria-pressed', String(frame.toggleAttribute('data-wrapped')));
}

/** Hidden code is measured when it shows: asking earlier would lay it out. Safari can tell since 17.4. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in Element.prototype) || element.checkVisibility();
}

/** Offers to wrap lines where they are too long. All is measured before the page is changed. */
function offerWrapping(frames: readonly Element[]): void {
  const blocks = frames.map((frame) => {
    const pre = frame.querySelector('pre');
    return { frame, isWide: pre !== null && isShown(pre) && pre.scrollWidth > pre.clientWidth };
  });
  for (const { frame, isWide } of blocks) {
    tool(frame, 'wrap').hidden = !isWide && !frame.hasAttribute('data-wrapped');
  }
}

/** Measures again when a block changes size or appears, and when code is laid out late. */
function watchWidths(): void {
  const sizes = new ResizeObserver((entries) => offerWrapping(entries.map(({ target }) => target)));
  defineElement(
    FRAME_TAG,
    class extends HTMLElement {
      connectedCallback(): void {
        sizes.observe(this);
      }
      disconnectedCallback(): void {
        sizes.unobserve(this);
      }
    },
  );
  // Code off the screen is not laid out, and as wide as its block until it is (`Code.module.css`).
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target }) => {
      const frame = (target as Element).closest(FRAME_TAG);
      if (frame) {
        sizes.unobserve(frame);
        sizes.observe(frame);
      }
    },
    { capture: true },
  );
}

/**
 * Whether a key press is Ctrl+C or ⌘C. On a keyboard of another script, whose keys give no Latin
 * letters, the key in C's place counts, as it does for browsers.
 */
export function isCopyShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const isLatin = /^[a-z]$/i.test(event.key);
  const isLetterC = isLatin ? event.key.toLowerCase() === 'c' : event.code === 'KeyC';
  return isLetterC && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

function isSomethingSelected(): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed;
}

/**
 * Copies a block on Ctrl+C or ⌘C while the pointer or the focus is on it; of two, the one reached last
 * (spec 3.4). With text selected, or in a text field, the keys do what they always do.
 */
function copyByKeyboard(): void {
  const blocks: { pointer: Element | null; focus: Element | null } = {
    // Either may have come before this script.
    pointer: document.querySelector(`${FRAME_TAG}:hover`),
    focus: document.activeElement?.closest(FRAME_TAG) ?? null,
  };
  let last: keyof typeof blocks = blocks.pointer ? 'pointer' : 'focus';
  const reach = (by: keyof typeof blocks, target: EventTarget | null): void => {
    const block = target instanceof Element ? target.closest(FRAME_TAG) : null;
    if (block !== null && block !== blocks[by]) {
      last = by;
    }
    blocks[by] = block;
  };
  document.addEventListener('pointerover', ({ target }) => reach('pointer', target));
  document.addEventListener('pointerout', ({ relatedTarget }) => reach('pointer', relatedTarget));
  document.addEventListener('focusin', ({ target }) => reach('focus', target));
  document.addEventListener('focusout', ({ relatedTarget }) => reach('focus', relatedTarget));
  document.addEventListener('keydown', (event) => {
    const { target, defaultPrevented, repeat } = event;
    const isElsewhere = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
    const block = blocks[last] ?? blocks.pointer ?? blocks.focus;
    if (
      block?.isConnected === true &&
      isCopyShortcut(event) &&
      !(defaultPrevented || repeat || isElsewhere || isSomethingSelected())
    ) {
      copyBlock(block);
    }
  });
}

/** Checks the options of the samples that show; how they look is the style sheet's affair. */
function checkShown(root: ParentNode): void {
  const choice = codeChoiceName(codeChoice());
  root.querySelectorAll<HTMLInputElement>('[data-shown-for] > input').forEach((input) => {
    input.checked = input.matches(`[data-shown-for~="${choice}"] > input`);
  });
}

function choose(value: string): void {
  const styling = parseChoice(codeStylingPreference.values, value);
  const variant = parseChoice(codeVariantPreference.values, value);
  if (styling !== null) {
    codeStylingPreference.set(styling);
  }
  if (variant !== null) {
    codeVariantPreference.set(variant);
  }
}

/** Has every group on the page follow the reader's choice, wherever it is made (spec 3.3). */
function followChoice(): void {
  defineElement(
    CHOICES_TAG,
    class extends HTMLElement {
      connectedCallback(): void {
        checkShown(this);
      }
    },
  );
  const checkAll = (): void => checkShown(document);
  codeStylingPreference.subscribe(checkAll);
  codeVariantPreference.subscribe(checkAll);
  delegate('change', `${CHOICES_TAG} input`, (input) => {
    // Samples above may be longer in the other version.
    holdInPlace(input, () => choose((input as HTMLInputElement).value));
  });
}

/** Brings blocks of code to life, and the choice between the versions of a sample (spec 3.3, 3.4). */
export function startCode(): void {
  watchWidths();
  copyByKeyboard();
  followChoice();
  openWhatIsLedTo();
  delegate('click', `${FRAME_TAG} [data-code-tool]`, (button) => {
    const frame = button.closest(FRAME_TAG) as Element;
    if (button.dataset.codeTool === 'wrap') {
      toggleWrap(frame, button);
    } else if (button.dataset.codeTool === 'fold') {
      toggleFold(button);
    } else {
      copyBlock(frame);
    }
  });
}
