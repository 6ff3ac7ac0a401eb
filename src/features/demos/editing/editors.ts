import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  codeFolding,
  ensureSyntaxTree,
  foldedRanges,
  foldEffect,
  indentOnInput,
  syntaxHighlighting,
  unfoldEffect,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { createElement } from '../../../dom';
import { translate } from '../../../strings/all';
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

/** An empty line that no import follows. */
const AFTER_IMPORTS = /\n\n(?!import\b)/;

/** In ms; far more than slow phones take for a few lines. CodeMirror's own limit of 50 is less. */
const PARSING_LIMIT = 2_000;

/** The imports at a file's start, and how many they are; `null` if they take one line or none. */
function findImports(state: EditorState) {
  const text = state.doc.toString();
  // No more than needed: the rest is parsed while the editor is shown.
  const end = AFTER_IMPORTS.exec(text)?.index ?? text.length;
  const tree = ensureSyntaxTree(state, end, PARSING_LIMIT);
  const first = tree?.topNode.getChild('ImportDeclaration');
  let [last, count] = [first, 1];
  while (last?.nextSibling?.name === 'ImportDeclaration') {
    last = last.nextSibling;
    count += 1;
  }
  return first && last && state.sliceDoc(first.from, last.to).includes('\n')
    ? { from: first.from, to: last.to, count }
    : null;
}

/** Folds the imports and puts the cursor after them. */
function foldImports(state: EditorState): EditorState {
  const imports = findImports(state);
  if (!imports) {
    return state;
  }
  const anchor = imports.to + state.sliceDoc(imports.to).search(/\S|$/);
  return state.update({ effects: foldEffect.of(imports), selection: { anchor } }).state;
}

/** Folded imports, which unfold when they are pressed or when the cursor reaches them. */
const foldedImports: Extension = [
  codeFolding({
    placeholderDOM: ({ state }, unfold) => {
      const text = TEXTS.imports(findImports(state)?.count ?? 0);
      const placeholder = createElement('span', { class: 'demo-imports' }, text);
      placeholder.addEventListener('click', unfold);
      return placeholder;
    },
  }),
  EditorState.transactionExtender.of(({ startState, selection, docChanged }) => {
    const effects: StateEffect<unknown>[] = [];
    if (selection && !docChanged) {
      const { head } = selection.main;
      foldedRanges(startState).between(head, head, (from, to) => {
        effects.push(unfoldEffect.of({ from, to }));
      });
    }
    return { effects };
  }),
];

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
    demo.tool('edit').after(demo.tool('reset'));
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

  /** Moves to a 1-based line, or to where the cursor is. */
  focus(file: string, lineNumber: number | null): void {
    const view = this.#views.get(file);
    view?.focus();
    if (view) {
      const { doc, selection } = view.state;
      const anchor =
        lineNumber === null
          ? selection.main.head
          : doc.line(Math.min(Math.max(lineNumber, 1), doc.lines)).from;
      // The preview lies over the upper half of the window.
      const effects = EditorView.scrollIntoView(anchor, { y: 'end', yMargin: 120 });
      view.dispatch({ selection: { anchor }, effects });
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

  /**
   * Toggles the static code and the button for the full source, which editors contain anyway; the
   * toolbar says which.
   */
  #showPublished(isShown: boolean): void {
    showMainLines(this.#demo, isShown);
    const expand = this.#demo.querySelector<HTMLElement>('[data-demo-tool="expand"]');
    expand?.style.setProperty('display', isShown ? '' : 'none');
    this.#demo.tool('edit').textContent = isShown ? translate('demo.edit') : TEXTS.editing;
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
    const extensions = this.#extensions(file, onEdit);
    const state = foldImports(EditorState.create({ doc: pre.textContent, extensions }));
    const view = new EditorView({ state });
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
      foldedImports,
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
