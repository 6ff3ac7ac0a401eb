import { whenQuiet } from '../../../islands';
import { codeStylingPreference, codeVariantPreference } from '../../../preferences';
import { codeChoiceName, DEFAULT_STYLING, type CodeChoice } from '../../../site/stylings';
import { translate } from '../../../strings';
import { demoAnchor, EDITED_HASH, leadsToDemo } from '../demoAddress';
import type { DemoElement, Editing } from '../demoElement';
import { loadPublished, sampleOf, showMainLines } from '../demoSource';
import type { DemoFile } from '../registry';
import { ChangedDemo } from './changedDemo';
import type { CodeEditor } from './codeEditor';
import { DoubtLine } from './doubtLine';
import { drawEditors, offerWhole, removeEditors } from './drawEditors';
import {
  hasEdits,
  keepEdits,
  packEdits,
  readEdits,
  unpackEdits,
  type Doubt,
  type Edits,
} from './edits';
import { lineOf, placeOf, type Place } from './place';
import { TEXTS } from './texts';

/** After the last key, in ms; with compiling and drawing, a change shows within 300. */
const TYPING_MS = 150;

/** The version of a demo that is open in editors. */
interface Version {
  readonly key: string;
  readonly choice: CodeChoice;
  /** As they are published, the component first. */
  readonly files: readonly DemoFile[];
  readonly sample: HTMLElement;
  readonly editors: ReadonlyMap<string, CodeEditor>;
}

/** An editing session of a demo: its editors, and the edits stored for it. */
class EditSession implements Editing {
  readonly #demo: DemoElement;
  readonly #changed: ChangedDemo;
  readonly #doubtLine: DoubtLine;
  #version: Version | null = null;
  #edits: Edits = {};
  #doubt: Doubt | null = null;
  #timer = 0;
  #opening: Promise<void> | null = null;

  constructor(demo: DemoElement) {
    this.#demo = demo;
    this.#changed = new ChangedDemo(demo, {
      goTo: ({ file, line }) => {
        this.#version?.editors.get(file ?? '')?.focus(line);
      },
      runAgain: () => this.#runNow(),
      onFreeze: (isFrozen) => {
        // Shared edits stay untrusted until the reader edits them.
        if (this.#version && this.#doubt !== 'shared') {
          this.#keep(this.#edits, isFrozen ? 'frozen' : null);
        }
      },
      onProblem: (problem) => {
        this.#version?.editors.forEach((editor, name) => {
          editor.mark(problem && problem.file === name ? problem.line : null);
        });
      },
    });
    this.#doubtLine = new DoubtLine(demo, () => {
      // The pressed button is about to be removed.
      demo.tool('edit').focus({ preventScroll: true });
      demo.tell(this.#doubt === 'shared' ? TEXTS.shared : '');
      this.#runNow();
    });
    const follow = (): void => void this.#follow();
    codeStylingPreference.subscribe(follow);
    codeVariantPreference.subscribe(follow);
  }

  /** Opens the editors, unless they are, and takes the reader to a place in one. */
  async edit(place: Place): Promise<void> {
    await this.#open();
    const { files = [], editors } = this.#version ?? {};
    const file = files.find(({ name }) => name === place.file) ?? files[0];
    if (file) {
      editors
        ?.get(file.name)
        ?.focus(place.text === null ? null : lineOf(place, this.#textOf(file)));
    }
  }

  /** Goes on with what this tab, or the link that led here, has changed. */
  resume(): void {
    const { hash } = window.location;
    const key = this.#keyOf(this.#demo.choice());
    const shared = leadsToDemo(hash, this.#demo.name()) ? unpackEdits(hash) : null;
    if (shared !== null) {
      const anchor = demoAnchor(this.#demo.name(), this.#demo.choice());
      // The edits are stored from now on; the hash must not overwrite later changes.
      window.history.replaceState(window.history.state, '', `#${anchor}`);
    }
    if (shared === 'malformed') {
      this.#demo.tell(TEXTS.malformed);
    } else if (shared !== null && JSON.stringify(shared) !== JSON.stringify(this.#edits)) {
      this.#close();
      keepEdits(key, { edits: shared, doubt: 'shared' });
      // The notice is above the target of the hash.
      void this.#open().then(() => this.#doubtLine.scrollIntoView());
    } else if (shared === null && readEdits(key)) {
      whenQuiet(() => void this.#open());
    }
  }

  reset(): void {
    if (this.#version) {
      for (const { name, full } of this.#version.files) {
        this.#version.editors.get(name)?.setText(full);
      }
      this.#runNow();
      this.#changed.remove();
    }
  }

  apply(files: readonly DemoFile[]): readonly DemoFile[] {
    return files.map((file) => ({ ...file, full: this.#textOf(file) }));
  }

  hash(): string | null {
    if (Object.keys(this.#edits).length === 0) {
      return null;
    }
    const choice = this.#demo.choice();
    const anchor = demoAnchor(this.#demo.name(), choice);
    const named = choice.styling === DEFAULT_STYLING ? `${DEFAULT_STYLING}-${anchor}` : anchor;
    const hash = packEdits(this.#edits, named);
    if (hash === null) {
      this.#demo.tell(TEXTS.tooLong);
    }
    return hash;
  }

  #keyOf(choice: CodeChoice): string {
    return `${this.#demo.dataset.id} ${codeChoiceName(choice)}`;
  }

  #textOf({ name, full }: DemoFile): string {
    return this.#edits[name] ?? full;
  }

  /** The reader has chosen another version: its own changes show, or none. */
  async #follow(): Promise<void> {
    const key = this.#keyOf(this.#demo.choice());
    const wasOpen = this.#version !== null;
    if (this.#version?.key !== key) {
      this.#close();
      if (wasOpen || readEdits(key)) {
        await this.#open();
      }
    }
  }

  #open(): Promise<void> {
    this.#opening ??= this.#openNow().catch(() => {
      this.#opening = null;
      this.#demo.tell(translate('demo.source.failed'));
    });
    return this.#opening;
  }

  async #openNow(): Promise<void> {
    const choice = this.#demo.choice();
    const { loadDrawing } = this.#demo.constructor as typeof DemoElement;
    const [files, draw] = await Promise.all([loadPublished(this.#demo), loadDrawing()]);
    const sample = sampleOf(this.#demo, choice);
    const isOver =
      this.#version !== null || this.#keyOf(choice) !== this.#keyOf(this.#demo.choice());
    if (!sample || isOver) {
      return;
    }
    const key = this.#keyOf(choice);
    const { edits: kept, doubt } = readEdits(key) ?? { edits: {}, doubt: null };
    const known = Object.entries(kept).filter(([name]) => files.some((file) => file.name === name));
    this.#edits = Object.fromEntries(known);
    this.#demo.showCode(true);
    showMainLines(this.#demo, false);
    offerWhole(this.#demo, false);
    const editors = drawEditors({
      sample,
      files: files.map((file) => ({ ...file, text: this.#textOf(file) })),
      draw,
      hintId: `hint-${this.#demo.name()}`,
      onChange: (name, text) => this.#change(name, text),
      onLeave: () => this.#demo.tool('edit').focus(),
    });
    this.#version = { key, choice, files, sample, editors };
    if (known.length > 0) {
      this.#keep(this.#edits, doubt);
    }
    if (this.#doubt === null) {
      this.#changed.prepare();
      this.#runNow();
    } else {
      this.#doubtLine.show(this.#doubt);
    }
  }

  #change(name: string, text: string): void {
    const others = Object.entries(this.#edits).filter(([other]) => other !== name);
    const isOriginal = this.#version?.files.some(
      (file) => file.name === name && file.full === text,
    );
    const changed = isOriginal ? others : [...others, [name, text]];
    this.#keep(Object.fromEntries(changed) as Edits, null);
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#runNow(), TYPING_MS);
  }

  #keep(edits: Edits, doubt: Doubt | null): void {
    const isChanged = Object.keys(edits).length > 0;
    this.#edits = edits;
    this.#doubt = doubt;
    // A tab in which a reader works is not reloaded (spec 7.2).
    this.#demo.toggleAttribute('data-changed', isChanged);
    if (this.#version) {
      keepEdits(this.#version.key, isChanged ? { edits, doubt } : null);
    }
  }

  #runNow(): void {
    window.clearTimeout(this.#timer);
    this.#doubtLine.show(null);
    if (this.#version && Object.keys(this.#edits).length > 0) {
      const { choice, files } = this.#version;
      this.#changed.run(
        choice.styling,
        files.map((file) => ({
          name: file.name,
          language: file.language,
          text: this.#textOf(file),
        })),
      );
    } else {
      this.#changed.showOriginal();
    }
  }

  #close(): void {
    const version = this.#version;
    this.#version = null;
    this.#opening = null;
    this.#edits = {};
    this.#doubt = null;
    this.#runNow();
    this.#changed.remove();
    this.#demo.toggleAttribute('data-changed', false);
    if (version) {
      version.editors.forEach((editor) => editor.destroy());
      removeEditors(version.sample);
      showMainLines(this.#demo, true);
      offerWhole(this.#demo, true);
    }
  }
}

const sessions = new WeakMap<DemoElement, EditSession>();

function sessionOf(demo: DemoElement): EditSession {
  const session = sessions.get(demo) ?? new EditSession(demo);
  sessions.set(demo, session);
  demo.editing = session;
  return session;
}

/**
 * Makes editors of a demo's source.
 *
 * @param cause the key press or click that opened the editor; the editor focuses the position it hit
 */
export async function editDemo(demo: DemoElement, cause: Event | null): Promise<void> {
  // Before the code is replaced.
  const place = placeOf(cause, demo);
  await sessionOf(demo).edit(place);
}

/** Brings back what the reader, or the maker of the link that led here, has changed in a demo. */
export function resumeEdits(demo: DemoElement): void {
  if (hasEdits(demo.dataset.id) || window.location.hash.startsWith(EDITED_HASH)) {
    sessionOf(demo).resume();
  }
}
