import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { editorLook } from './editorLook';

const LANGUAGES = { tsx: tsxLanguage, jsx: jsxLanguage, css: cssLanguage } as const;

/** The colours of the page's code (`codeColours.css`), as the build gives them to code that nobody edits. */
const colours = tagHighlighter([
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

const setProblem = StateEffect.define<number | null>();
const problemLine = Decoration.line({ class: 'demo-problem-line' });

/** The line of the last reported error, until the text changes or another error is reported. */
const problemField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const told = effects.find((effect) => effect.is(setProblem));
    if (!told) {
      return shown.map(changes);
    }
    const { value } = told;
    return value === null || value < 1 || value > state.doc.lines
      ? Decoration.none
      : Decoration.set([problemLine.range(state.doc.line(value).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

interface Options {
  readonly text: string;
  readonly language: keyof typeof LANGUAGES;
  /** Its accessible name. */
  readonly label: string;
  /** The id of what says how to leave it. */
  readonly hintId: string;
  readonly onChange: (text: string) => void;
  /** The reader leaves by the keyboard. */
  readonly onLeave: () => void;
}

/** An editor of one file. */
export interface CodeEditor {
  readonly element: HTMLElement;
  /** Puts another text in; undoing brings back what was there. */
  readonly setText: (text: string) => void;
  /** Marks a line as wrong, or none. */
  readonly mark: (line: number | null) => void;
  /** Focuses the editor, at a line if one is given. */
  readonly focus: (line: number | null) => void;
  readonly destroy: () => void;
}

/** Makes an editor, not yet in the page. */
export function createEditor(options: Options): CodeEditor {
  const view = new EditorView({
    state: EditorState.create({
      doc: options.text,
      extensions: [
        LANGUAGES[options.language],
        syntaxHighlighting(colours),
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightSelectionMatches(),
        search({ top: true }),
        problemField,
        keymap.of([
          // The search closes first.
          ...searchKeymap,
          {
            key: 'Escape',
            run: () => {
              options.onLeave();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          // It is focusable anyway, but not every accessibility checker knows that.
          tabindex: '0',
          'aria-label': options.label,
          'aria-describedby': options.hintId,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) {
            options.onChange(state.doc.toString());
          }
        }),
        editorLook,
      ],
    }),
  });
  return {
    element: view.dom,
    setText(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    mark(line) {
      view.dispatch({ effects: setProblem.of(line) });
    },
    focus(line) {
      view.focus();
      if (line !== null) {
        const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
        view.dispatch({
          selection: { anchor: from },
          effects: EditorView.scrollIntoView(from, { y: 'center' }),
        });
      }
    },
    destroy() {
      view.destroy();
    },
  };
}
