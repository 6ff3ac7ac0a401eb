import type { DrawFile } from '../demoElement';
import type { DemoFile } from '../registry';
import { createEditor, type CodeEditor } from './codeEditor';
import { TEXTS } from './texts';

interface Options {
  /** The part of the demo that shows the version's code. */
  readonly sample: Element;
  readonly files: readonly (DemoFile & {
    /** The text as edited by the reader. */
    readonly text: string;
  })[];
  readonly draw: DrawFile;
  readonly hintId: string;
  readonly onChange: (name: string, text: string) => void;
  readonly onLeave: () => void;
}

/** Draws an editor for each file of a version, in frames like those of the page's code. */
export function drawEditors(options: Options): ReadonlyMap<string, CodeEditor> {
  const { sample, files, draw, hintId, onChange, onLeave } = options;
  const model = sample.firstElementChild as Element;
  const editors = new Map<string, CodeEditor>();
  for (const file of files) {
    const frame = draw(model, file);
    frame.setAttribute('data-editing', '');
    const pre = frame.querySelector('pre') as HTMLElement;
    // What the tools of the block copy.
    pre.hidden = true;
    pre.style.display = 'none';
    pre.textContent = file.text;
    const editor = createEditor({
      text: file.text,
      language: file.language,
      label: TEXTS.label(file.name),
      hintId,
      onChange: (text) => {
        pre.textContent = text;
        onChange(file.name, text);
      },
      onLeave,
    });
    pre.before(editor.element);
    editors.set(file.name, editor);
    sample.append(frame);
  }
  const hint = document.createElement('p');
  hint.className = 'demo-note';
  hint.id = hintId;
  hint.textContent = TEXTS.hint;
  hint.setAttribute('data-editing', '');
  sample.append(hint);
  return editors;
}

/** Removes the editors. */
export function removeEditors(sample: Element): void {
  sample.querySelectorAll(':scope > [data-editing]').forEach((part) => part.remove());
}

/** Shows or hides the button for the full source, which is redundant while editors hold the full files. */
export function offerWhole(demo: Element, isOffered: boolean): void {
  const tool = demo.querySelector<HTMLElement>('[data-demo-tool="expand"]');
  tool?.style.setProperty('display', isOffered ? '' : 'none');
}
