import { createElement, whenQuiet } from '../../../dom';
import { codeStylingPreference, codeVariantPreference } from '../../../preferences';
import { codeChoiceName, type CodeChoice } from '../../../site/stylings';
import { translate } from '../../../strings/all';
import type { DemoEdits, DemoHost } from '../demoHost';
import { loadPublished } from '../demoSource';
import type { DemoFile, DemoVersion } from '../registry';
import { EditedFrame, type FrameEvent } from './editedFrame';
import { Editors } from './editors';
import { keepEdits, readEdits, type KeptEdits } from './edits';
import type { Problem } from './messages';
import { createProblemBox, showFrozen, STOPPED } from './notices';
import { lineOf, placeOf } from './place';
import { addEditingStyles } from './styles';

/** Delay after the last key press; including compilation, an edit is visible within 300 ms. */
const TYPING_MS = 150;

const UNCHANGED: KeptEdits = { edits: {}, isFrozen: false };

interface Version {
  readonly key: string;
  readonly choice: CodeChoice;
  /** As published. */
  readonly files: DemoVersion;
  readonly editors: Editors;
}

/** A demo's editors, and the frame that runs its edits in place of the original. */
class EditSession implements DemoEdits {
  readonly #demo: DemoHost;
  readonly #problems;
  readonly #place: HTMLElement;
  #frame: EditedFrame | null = null;
  /** The number of the last run; results of others are late. */
  #run = 0;
  #version: Version | null = null;
  #kept = UNCHANGED;
  #notice: HTMLElement | null = null;
  #timer = 0;
  #opening: Promise<void> | null = null;

  constructor(demo: DemoHost) {
    this.#demo = demo;
    this.#problems = createProblemBox({
      goTo: ({ file, line }) => this.#version?.editors.focus(file ?? '', line),
      runAgain: () => {
        this.#removeFrame();
        this.#runNow();
      },
    });
    this.#place = createElement('div', { class: 'demo-edits' }, this.#problems.box);
    addEditingStyles();
    demo.firstElementChild?.append(this.#place);
    const follow = (): void => void this.#follow();
    codeStylingPreference.subscribe(follow);
    codeVariantPreference.subscribe(follow);
    window.addEventListener('pagehide', () => {
      // A page that handles this isn't frozen.
      if (this.#frame) {
        this.#markFrozen(false);
      }
    });
  }

  async edit(cause: Event | null): Promise<void> {
    // Read before the editors replace the code.
    const place = placeOf(cause, this.#sample() ?? this.#demo);
    await this.#open();
    const { files = [], editors } = this.#version ?? {};
    const file = files.find(({ name }) => name === place.file) ?? files[0];
    if (file) {
      editors?.focus(file.name, lineOf(place, this.#textOf(file)));
    }
  }

  resume(): void {
    if (readEdits(this.#key())) {
      whenQuiet(() => void this.#open());
    }
  }

  reset(): void {
    if (this.#version) {
      const { files, editors } = this.#version;
      files.forEach(({ name, full }) => editors.setText(name, full));
      this.#runNow();
      this.#removeFrame();
    } else {
      // Their editor did not load.
      keepEdits(this.#key(), null);
    }
  }

  apply([component, ...others]: DemoVersion): DemoVersion {
    const edited = (file: DemoFile): DemoFile => ({ ...file, full: this.#textOf(file) });
    return [edited(component), ...others.map(edited)];
  }

  #key(choice = this.#demo.choice()): string {
    return `${this.#demo.dataset.id} ${codeChoiceName(choice)}`;
  }

  /** The code in the page that a choice shows. */
  #sample(choice = this.#demo.choice()): HTMLElement | null {
    return this.#demo.querySelector(`[data-sample][data-shown-for~="${codeChoiceName(choice)}"]`);
  }

  #textOf({ name, full }: DemoFile): string {
    return this.#kept.edits[name] ?? full;
  }

  #hasEdits(): boolean {
    return Object.keys(this.#kept.edits).length > 0;
  }

  /** Switches to the version the reader has chosen, with its own edits. */
  async #follow(): Promise<void> {
    const key = this.#key();
    // Editors that are opening look for themselves.
    if (this.#version?.key !== key && !this.#opening) {
      const wasOpen = this.#version !== null;
      this.#close();
      if (wasOpen || readEdits(key)) {
        await this.#open();
      }
    }
  }

  async #open(): Promise<void> {
    if (!this.#version) {
      this.#opening ??= this.#openNow()
        .catch(() => this.#demo.showStatus(translate('demo.source.failed')))
        .finally(() => {
          this.#opening = null;
        });
      await this.#opening;
    }
  }

  async #openNow(): Promise<void> {
    let choice, files, draw;
    do {
      // Again, if the reader chooses another version meanwhile.
      choice = this.#demo.choice();
      [files, draw] = await Promise.all([
        loadPublished(this.#demo.dataset.id, choice),
        this.#demo.loadDrawing(),
      ]);
    } while (this.#key(choice) !== this.#key());
    const sample = this.#sample(choice);
    if (!sample) {
      throw new Error(`The page has no code of "${this.#key()}"`);
    }
    const key = this.#key(choice);
    const { edits, isFrozen } = readEdits(key) ?? UNCHANGED;
    const known = files.flatMap((file) => {
      const text = edits[file.name];
      return text === undefined ? [] : [[file.name, text] as const];
    });
    this.#kept = { edits: Object.fromEntries(known), isFrozen: known.length > 0 && isFrozen };
    this.#demo.showCode(true);
    const editors = new Editors(this.#demo, {
      sample,
      files,
      draw,
      edits: this.#kept.edits,
      onChange: (file, text) => this.#change(file, text),
    });
    this.#version = { key, choice, files, editors };
    this.#keep(this.#kept);
    if (this.#kept.isFrozen) {
      this.#notice = showFrozen(this.#demo, () => {
        // The pressed button is about to be removed.
        this.#demo.tool('edit').focus({ preventScroll: true });
        this.#runNow();
      });
    } else {
      this.#openFrame();
      this.#runNow();
    }
  }

  #change(name: string, text: string): void {
    const changed = Object.entries({ ...this.#kept.edits, [name]: text }).filter(
      ([file, full]) => !this.#version?.files.some((one) => one.name === file && one.full === full),
    );
    this.#keep({ edits: Object.fromEntries(changed), isFrozen: false });
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
    this.#notice?.remove();
    this.#run += 1;
    if (this.#version && this.#hasEdits()) {
      const { choice, files } = this.#version;
      const { styling } = choice;
      this.#openFrame().run({ type: 'run', run: this.#run, styling, files: this.apply(files) });
    } else {
      this.#demo.toggleAttribute('data-edited', false);
      this.#showProblem(null);
    }
  }

  #openFrame(): EditedFrame {
    this.#frame ??= new EditedFrame(this.#demo, this.#place, (event) => this.#hear(event));
    return this.#frame;
  }

  #removeFrame(): void {
    this.#frame?.remove();
    this.#frame = null;
    this.#demo.toggleAttribute('data-edited', false);
  }

  /** The previous version stays visible until the next is drawn. */
  #hear(event: FrameEvent): void {
    if (event.type === 'stopped') {
      this.#removeFrame();
      this.#markFrozen(event.reason === 'frozen');
      this.#showProblem({ file: null, line: null, text: STOPPED[event.reason] });
    } else if (event.run === this.#run) {
      // Until it answers, in case it freezes the page.
      this.#markFrozen(event.type === 'run');
      if (event.type === 'shown') {
        this.#demo.setAttribute('data-edited', String(event.run));
      }
      if (event.type !== 'run') {
        this.#showProblem(event.type === 'problem' ? event.problem : null);
      }
    }
  }

  #showProblem(problem: Problem | null): void {
    this.#problems.show(problem);
    this.#version?.editors.mark(problem);
  }

  #markFrozen(isFrozen: boolean): void {
    if (this.#version) {
      this.#keep({ ...this.#kept, isFrozen });
    }
  }

  #close(): void {
    const version = this.#version;
    this.#version = null;
    this.#kept = UNCHANGED;
    this.#runNow();
    this.#removeFrame();
    this.#demo.toggleAttribute('data-changed', false);
    version?.editors.remove();
  }
}

/** Makes a demo's editors, which open when they are asked to. */
export function openEditor(demo: DemoHost): DemoEdits {
  return new EditSession(demo);
}
