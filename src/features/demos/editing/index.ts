import { whenQuiet } from '../../../dom';
import { codeStylingPreference, codeVariantPreference } from '../../../preferences';
import { codeChoiceName, DEFAULT_STYLING, type CodeChoice } from '../../../site/stylings';
import { translate } from '../../../strings';
import { demoAnchor, EDITED_HASH, linksToDemo } from '../demoAddress';
import type { DemoElement } from '../demoElement';
import { loadPublished, sampleOf } from '../demoSource';
import type { DemoFile, DemoVersion } from '../registry';
import { createChangedDemo } from './changedDemo';
import { Editors } from './editors';
import { hasEdits, keepEdits, packEdits, readEdits, unpackEdits, type KeptEdits } from './edits';
import { showDoubt, TEXTS } from './notices';
import { lineOf, placeOf, type Place } from './place';

/** Delay after the last key press; including compilation, an edit is visible within 300 ms. */
const TYPING_MS = 150;

const UNCHANGED: KeptEdits = { edits: {}, doubt: null };

interface Version {
  readonly key: string;
  readonly choice: CodeChoice;
  /** As published. */
  readonly files: DemoVersion;
  readonly editors: Editors;
}

/** A demo's editing session: its editors and stored edits. */
export class EditSession {
  readonly #demo: DemoElement;
  readonly #changed: ReturnType<typeof createChangedDemo>;
  #version: Version | null = null;
  #kept = UNCHANGED;
  #doubtLine: HTMLElement | null = null;
  #timer = 0;
  #opening: Promise<void> | null = null;

  constructor(demo: DemoElement) {
    this.#demo = demo;
    this.#changed = createChangedDemo(demo, {
      goTo: ({ file, line }) => this.#version?.editors.focus(file ?? '', line),
      runAgain: () => {
        this.#changed.remove();
        this.#runNow();
      },
      onFreeze: (isFrozen) => {
        // Shared edits stay untrusted until the reader edits them.
        if (this.#version && this.#kept.doubt !== 'shared') {
          this.#keep({ ...this.#kept, doubt: isFrozen ? 'frozen' : null });
        }
      },
      onProblem: (problem) => this.#version?.editors.mark(problem),
    });
    const follow = (): void => void this.#follow();
    codeStylingPreference.subscribe(follow);
    codeVariantPreference.subscribe(follow);
  }

  /** Opens the editors if necessary, and focuses a place in one. */
  async edit(place: Place): Promise<void> {
    await this.#open();
    const { files = [], editors } = this.#version ?? {};
    const file = files.find(({ name }) => name === place.file) ?? files[0];
    if (file) {
      editors?.focus(file.name, place.text === null ? null : lineOf(place, this.#textOf(file)));
    }
  }

  /** Restores edits from this tab's storage or the link that was followed. */
  resume(): void {
    const { hash } = window.location;
    const choice = this.#demo.choice();
    const key = this.#keyOf(choice);
    const shared = linksToDemo(hash, this.#demo.name()) ? unpackEdits(hash) : null;
    if (shared === null) {
      if (readEdits(key)) {
        whenQuiet(() => void this.#open());
      }
      return;
    }
    // The edits are stored from here on; the hash must not overwrite later ones.
    const address = `#${demoAnchor(this.#demo.name(), choice)}`;
    window.history.replaceState(window.history.state, '', address);
    if (shared === 'malformed') {
      this.#demo.showStatus(TEXTS.malformed);
    } else if (JSON.stringify(shared) !== JSON.stringify(this.#kept.edits)) {
      this.#close();
      keepEdits(key, { edits: shared, doubt: 'shared' });
      // The notice is above the hash's target.
      void this.#open().then(() => this.#doubtLine?.scrollIntoView());
    }
  }

  reset(): void {
    if (this.#version) {
      const { files, editors } = this.#version;
      files.forEach(({ name, full }) => editors.setText(name, full));
      this.#runNow();
      this.#changed.remove();
    }
  }

  /** A version's files with the edits. */
  apply([component, ...others]: DemoVersion): DemoVersion {
    const edited = (file: DemoFile): DemoFile => ({ ...file, full: this.#textOf(file) });
    return [edited(component), ...others.map(edited)];
  }

  /** The hash of a link that contains the edits; `null` if there are none. */
  hash(): string | null {
    if (!this.#hasEdits()) {
      return null;
    }
    const choice = this.#demo.choice();
    const anchor = demoAnchor(this.#demo.name(), choice);
    const named = choice.styling === DEFAULT_STYLING ? `${DEFAULT_STYLING}-${anchor}` : anchor;
    const hash = packEdits(this.#kept.edits, named);
    if (hash === null) {
      this.#demo.showStatus(TEXTS.tooLong);
    }
    return hash;
  }

  #keyOf(choice: CodeChoice): string {
    return `${this.#demo.dataset.id} ${codeChoiceName(choice)}`;
  }

  #textOf({ name, full }: DemoFile): string {
    return this.#kept.edits[name] ?? full;
  }

  #hasEdits(): boolean {
    return Object.keys(this.#kept.edits).length > 0;
  }

  /** Switches to the version the reader has chosen, with its own edits. */
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
      this.#demo.showStatus(translate('demo.source.failed'));
    });
    return this.#opening;
  }

  async #openNow(): Promise<void> {
    const choice = this.#demo.choice();
    const key = this.#keyOf(choice);
    const { loadDrawing } = this.#demo.constructor as typeof DemoElement;
    const [files, draw] = await Promise.all([loadPublished(this.#demo), loadDrawing()]);
    const sample = sampleOf(this.#demo, choice);
    if (!sample || this.#version || key !== this.#keyOf(this.#demo.choice())) {
      return;
    }
    const { edits, doubt } = readEdits(key) ?? UNCHANGED;
    const known = Object.entries(edits).filter(([name]) =>
      files.some((file) => file.name === name),
    );
    this.#kept = { edits: Object.fromEntries(known), doubt: null };
    this.#demo.showCode(true);
    const editors = new Editors(this.#demo, {
      sample,
      files,
      draw,
      edits: this.#kept.edits,
      onChange: (name, text) => this.#change(name, text),
    });
    this.#version = { key, choice, files, editors };
    if (known.length > 0) {
      this.#keep({ ...this.#kept, doubt });
    }
    if (this.#kept.doubt === null) {
      this.#changed.prepare();
      this.#runNow();
    } else {
      this.#doubtLine = showDoubt(this.#demo, this.#kept.doubt, () => this.#runDoubtful());
    }
  }

  #runDoubtful(): void {
    // The pressed button is about to be removed.
    this.#demo.tool('edit').focus({ preventScroll: true });
    this.#demo.showStatus(this.#kept.doubt === 'shared' ? TEXTS.shared : '');
    this.#runNow();
  }

  #change(name: string, text: string): void {
    const changed = Object.entries({ ...this.#kept.edits, [name]: text }).filter(
      ([file, full]) => !this.#version?.files.some((one) => one.name === file && one.full === full),
    );
    this.#keep({ edits: Object.fromEntries(changed), doubt: null });
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#runNow(), TYPING_MS);
  }

  #keep(kept: KeptEdits): void {
    this.#kept = kept;
    // Prevents an update from reloading the tab (spec 7.2).
    this.#demo.toggleAttribute('data-changed', this.#hasEdits());
    if (this.#version) {
      keepEdits(this.#version.key, this.#hasEdits() ? kept : null);
    }
  }

  #runNow(): void {
    window.clearTimeout(this.#timer);
    this.#doubtLine?.remove();
    if (this.#version && this.#hasEdits()) {
      const { choice, files } = this.#version;
      this.#changed.run({ styling: choice.styling, files: this.apply(files) });
    } else {
      this.#changed.showOriginal();
    }
  }

  #close(): void {
    const version = this.#version;
    this.#version = null;
    this.#opening = null;
    this.#kept = UNCHANGED;
    this.#runNow();
    this.#changed.remove();
    this.#demo.toggleAttribute('data-changed', false);
    version?.editors.remove();
  }
}

function sessionOf(demo: DemoElement): EditSession {
  demo.editing ??= new EditSession(demo);
  return demo.editing;
}

/** Opens a demo in editors, focused where `cause` hit the source. */
export async function editDemo(demo: DemoElement, cause: Event | null): Promise<void> {
  // Read before the editors replace the code.
  const place = placeOf(cause, demo);
  await sessionOf(demo).edit(place);
}

/** Restores a demo's edits from this tab's storage or the link that was followed. */
export function resumeEdits(demo: DemoElement): void {
  if (hasEdits(demo.dataset.id) || window.location.hash.startsWith(EDITED_HASH)) {
    sessionOf(demo).resume();
  }
}
