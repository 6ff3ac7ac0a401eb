import { codeText, defineElement, delegate, holdInPlace, shortcutLetter } from '../../dom';
import { copyWithButton } from '../../islands';
import { codeChoice, codeStylingPreference, codeVariantPreference } from '../../preferences';
import { codeChoiceName } from '../../site/stylings';
import { translate } from '../../strings';

const FRAME_TAG = 'tp-code';

/** The controls above a sample in several versions. */
const CHOICES_TAG = 'tp-choices';

/** How long a copy button shows the result, in ms (spec 3.4). */
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

/** Hidden code waits: measuring it would force layout. Safari has `checkVisibility` since 17.4. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in Element.prototype) || element.checkVisibility();
}

/** Offers wrapping where lines are too long. Measures everything before changing the page. */
function offerWrapping(frames: readonly Element[]): void {
  const widths = frames.map((frame) => {
    const pre = frame.querySelector('pre');
    return pre !== null && isShown(pre) && pre.scrollWidth > pre.clientWidth;
  });
  frames.forEach((frame, index) => {
    tool(frame, 'wrap').hidden = !widths[index] && !frame.hasAttribute('data-wrapped');
  });
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
  // Off-screen code is as wide as its block until it is laid out (`Code.module.css`).
  const measureAgain = ({ target }: Event): void => {
    const frame = (target as Element).closest(FRAME_TAG);
    if (frame) {
      sizes.unobserve(frame);
      sizes.observe(frame);
    }
  };
  document.addEventListener('contentvisibilityautostatechange', measureAgain, { capture: true });
}

/** Whether a press is Ctrl+C or ⌘C. */
export function isCopyShortcut(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  const isCopy = shortcutLetter(event) === 'c' && event.ctrlKey !== event.metaKey;
  return isCopy && !event.altKey && !event.shiftKey;
}

/** Copies the hovered or focused block on Ctrl+C, unless text is selected or edited (spec 3.4). */
function copyByKeyboard(): void {
  const reached = new Map<'pointer' | 'focus', Element>();
  const reach = (by: 'pointer' | 'focus', target: EventTarget | null): void => {
    const block = target instanceof Element ? target.closest(FRAME_TAG) : null;
    if (block !== (reached.get(by) ?? null)) {
      // Reinserted, so that the block reached last is the last entry.
      reached.delete(by);
      if (block) {
        reached.set(by, block);
      }
    }
  };
  // Both may already be on a block when this script starts.
  reach('focus', document.activeElement);
  reach('pointer', document.querySelector(`${FRAME_TAG}:hover`));
  document.addEventListener('pointerover', ({ target }) => reach('pointer', target));
  document.addEventListener('pointerout', ({ relatedTarget }) => reach('pointer', relatedTarget));
  document.addEventListener('focusin', ({ target }) => reach('focus', target));
  document.addEventListener('focusout', ({ relatedTarget }) => reach('focus', relatedTarget));
  document.addEventListener('keydown', (event) => {
    const { target, defaultPrevented, repeat } = event;
    const isInField = target instanceof Element && target.closest(TEXT_FIELDS) !== null;
    const isTextSelected = window.getSelection()?.isCollapsed === false;
    const block = [...reached.values()].at(-1);
    if (
      block?.isConnected === true &&
      isCopyShortcut(event) &&
      !(defaultPrevented || repeat || isInField || isTextSelected)
    ) {
      // WebKit would copy its empty selection afterwards.
      event.preventDefault();
      copyBlock(block);
    }
  });
}

/** Opens or folds a long block, and updates its buttons. */
function setOpen(frame: Element, isOpen: boolean): void {
  frame.toggleAttribute('data-open', isOpen);
  frame.querySelectorAll('tp-fold').forEach((part) => {
    if (isOpen) {
      part.removeAttribute('hidden');
    } else {
      part.setAttribute('hidden', 'until-found');
    }
  });
  const count = String(frame.querySelectorAll('.token-line').length);
  const button = frame.querySelector('[data-code-tool="fold"]') as Element;
  button.setAttribute('aria-expanded', String(isOpen));
  button.textContent = translate(isOpen ? 'code.fold.close' : 'code.fold.open', { count });
}

/** Toggles a block without moving what the reader looks at. */
function toggleFold(frame: Element, button: HTMLElement): void {
  const pre = frame.querySelector('pre') as HTMLElement;
  if (frame.hasAttribute('data-open')) {
    holdInPlace(button, () => setOpen(frame, false));
  } else if (button.dataset.codeTool === 'unfold') {
    // The lines appear above those that the reader sees, and the button disappears.
    const [first] = [...pre.querySelectorAll('.token-line')].filter(
      (line) => !line.closest('tp-fold'),
    );
    holdInPlace(first ?? pre, () => setOpen(frame, true));
    pre.focus({ preventScroll: true });
  } else {
    setOpen(frame, true);
  }
}

/** Checks the options of the samples that show; their look is up to the style sheet. */
function checkShown(root: ParentNode): void {
  const choice = codeChoiceName(codeChoice());
  root.querySelectorAll<HTMLInputElement>('[data-shown-for] > input').forEach((input) => {
    input.checked = input.matches(`[data-shown-for~="${choice}"] > input`);
  });
}

/** Makes every group on the page follow the reader's choice, wherever it is made (spec 3.3). */
function followChoice(): void {
  defineElement(
    CHOICES_TAG,
    class extends HTMLElement {
      connectedCallback(): void {
        checkShown(this);
      }
    },
  );
  codeStylingPreference.subscribe(() => checkShown(document));
  codeVariantPreference.subscribe(() => checkShown(document));
  delegate('change', `${CHOICES_TAG} input`, (input) => {
    const { value } = input as HTMLInputElement;
    // Samples above may change their height.
    holdInPlace(input, () => {
      codeStylingPreference.choose(value);
      codeVariantPreference.choose(value);
    });
  });
}

/** Activates code blocks and the choice between versions of a sample (spec 3.3, 3.4). */
export function startCode(): void {
  watchWidths();
  copyByKeyboard();
  followChoice();
  // The browser has found something in a folded part: find-in-page, a text fragment.
  document.addEventListener('beforematch', ({ target }) => {
    const frame = target instanceof Element && target.closest(`${FRAME_TAG}:has(tp-fold)`);
    if (frame) {
      setOpen(frame, true);
    }
  });
  delegate('click', `${FRAME_TAG} [data-code-tool]`, (button) => {
    const frame = button.closest(FRAME_TAG) as Element;
    if (button.dataset.codeTool === 'wrap') {
      button.setAttribute('aria-pressed', String(frame.toggleAttribute('data-wrapped')));
    } else if (button.dataset.codeTool?.endsWith('fold')) {
      toggleFold(frame, button);
    } else {
      copyBlock(frame);
    }
  });
}
