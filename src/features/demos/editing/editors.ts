import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, type Extension } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { createElement } from '../../../dom';
import type { DemoHost, DrawFile } from '../demoHost';
import { showMainLines } from '../demoSource';
import type { DemoFile } from '../registry';
import theme from './editorTheme.json';
import type { Edits } from './edits';
import type { Problem } from './messages';
import { TEXTS } from './notices';

const editorTheme = EditorView.theme(theme);

const LANGUAGES = { tsx: tsxLanguage, jsx: jsxLanguage, css: cssLanguage } as const;

/** Maps to the classes of the static code (`codeColors.css`). */
const colors = tagHighlighter([
  { tag: tags.comment, class: 'c-comment' },
  {
    tag: [tags.keyword, tags.operator, tags.bool, tags.null, tags.self, tags.definitionKeyword],
    class: 'c-keyword',
  },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'c-string' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className,
      tags.tagName,
      tags.typeName,
    ],
    class: 'c-function',
  },
  { tag: [tags.number, tags.attributeName, tags.propertyName], class: 'c-property' },
]);

const problemMark = new Compartment();
const problemLine = Decoration.line({ class: 'demo-problem-line' });

/** Marks a line with an error, if the line exists. */
function markLine(lineNumber: number | null): Extension {
  return EditorView.decorations.of(({ state: { doc } }) =>
    lineNumber !== null && lineNumber >= 1 && lineNumber <= doc.lines
      ? Decoration.set([problemLine.range(doc.line(lineNumber).from)])
      : Decoration.none,
  );
}

interface Options {
  readonly sample: HTMLElement;
  /** The component first. */
  readonly files: readonly DemoFile[];
  readonly draw: DrawFile;
  readonly edits: Edits;
  readonly onChange: (file: string, text: string) => void;
}

/** The editors of a version's files, styled like the static code blocks. */
export class Editors {
  readonly #demo: DemoHost;
  readonly #options: Options;
  readonly #views = new Map<string, EditorView>();

  constructor(demo: DemoHost, options: Options) {
    this.#demo = demo;
    this.#options = options;
    this.#showPublished(false);
    const { sample, files, draw } = options;
    const model = sample.firstElementChild as Element;
    for (const file of files) {
      const frame = draw(model, file);
      frame.setAttribute('data-editing', '');
      this.#addEditor(file, frame.querySelector('pre') as HTMLElement);
      sample.append(frame);
    }
    const attributes = { class: 'demo-note', id: this.#hintId(), 'data-editing': '' };
    sample.append(createElement('p', attributes, TEXTS.hint));
  }

  /** Replaces the text, undoably. */
  setText(file: string, insert: string): void {
    const view = this.#views.get(file);
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });
  }

  /** Marks the line of an error; `null` clears the mark. */
  mark(problem: Problem | null): void {
    this.#views.forEach((view, name) => {
      const line = problem?.file === name ? problem.line : null;
      view.dispatch({ effects: problemMark.reconfigure(markLine(line)) });
    });
  }

  focus(file: string, lineNumber: number | null): void {
    const view = this.#views.get(file);
    view?.focus();
    if (view && lineNumber !== null) {
      const { doc } = view.state;
      const { from } = doc.line(Math.min(Math.max(lineNumber, 1), doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
    }
  }

  /** Removes the editors and restores the static code. */
  remove(): void {
    this.#views.forEach((view) => view.destroy());
    this.#options.sample
      .querySelectorAll(':scope > [data-editing]')
      .forEach((part) => part.remove());
    this.#showPublished(true);
  }

  /** Toggles the static code and the button for the full source, which editors contain anyway. */
  #showPublished(isShown: boolean): void {
    showMainLines(this.#demo, isShown);
    const expand = this.#demo.querySelector<HTMLElement>('[data-demo-tool="expand"]');
    expand?.style.setProperty('display', isShown ? '' : 'none');
  }

  #hintId(): string {
    return `hint-${this.#demo.name()}`;
  }

  /** @param pre hidden behind the editor; the block's copy button reads it */
  #addEditor(file: DemoFile, pre: HTMLElement): void {
    const { edits, onChange } = this.#options;
    pre.hidden = true;
    pre.style.display = 'none';
    pre.textContent = edits[file.name] ?? file.full;
    const onEdit = (text: string): void => {
      pre.textContent = text;
      onChange(file.name, text);
    };
    const view = new EditorView({
      doc: pre.textContent,
      extensions: this.#extensions(file, onEdit),
    });
    pre.before(view.dom);
    this.#views.set(file.name, view);
  }

  #extensions({ name, language }: DemoFile, onEdit: (text: string) => void): readonly Extension[] {
    const leave = (): boolean => {
      this.#demo.tool('edit').focus();
      return true;
    };
    return [
      LANGUAGES[language],
      syntaxHighlighting(colors),
      lineNumbers(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightSelectionMatches(),
      search({ top: true }),
      problemMark.of([]),
      keymap.of([
        // First, so that Escape closes the search panel.
        ...searchKeymap,
        { key: 'Escape', run: leave },
        ...defaultKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({
        // Focusable anyway, but some accessibility checkers don't know that.
        tabindex: '0',
        'aria-label': TEXTS.label(name),
        'aria-describedby': this.#hintId(),
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) {
          onEdit(state.doc.toString());
        }
      }),
      editorTheme,
    ];
  }
}
