import { createElement } from '../../../islands';
import type { DemoHost } from '../demoHost';
import { EditedFrame, type FrameEvent } from './editedFrame';
import type { Problem, Run } from './messages';
import { createProblemBox, STOPPED } from './notices';
import { addEditingStyles } from './styles';

interface Options {
  readonly goTo: (problem: Problem) => void;
  readonly runAgain: () => void;
  /** Called with `true` before a run, in case it freezes the page, and with `false` afterwards. */
  readonly onFreeze: (isFrozen: boolean) => void;
  /** Called with `null` when the problem is resolved. */
  readonly onProblem: (problem: Problem | null) => void;
}

/** Runs an edited demo in place of the original. */
export function createEditedDemo(demo: DemoHost, options: Options) {
  const problemBox = createProblemBox(options);
  const place = createElement('div', { class: 'demo-edits' }, problemBox.box);
  let frame: EditedFrame | null = null;
  let latest = 0;
  addEditingStyles();
  demo.firstElementChild?.append(place);
  // A page that handles `pagehide` isn't frozen.
  window.addEventListener('pagehide', () => {
    if (frame) {
      options.onFreeze(false);
    }
  });

  function showProblem(problem: Problem | null): void {
    problemBox.show(problem);
    options.onProblem(problem);
  }

  function remove(): void {
    frame?.remove();
    frame = null;
    demo.toggleAttribute('data-edited', false);
  }

  function handle(event: FrameEvent): void {
    if ('run' in event && event.run !== latest) {
      return;
    }
    switch (event.type) {
      case 'started':
        options.onFreeze(true);
        break;
      case 'shown':
        options.onFreeze(false);
        demo.setAttribute('data-edited', String(event.run));
        showProblem(null);
        break;
      case 'problem':
        options.onFreeze(false);
        showProblem(event.problem);
        break;
      case 'stopped':
        remove();
        if (event.reason === 'frozen') {
          options.onFreeze(true);
        }
        showProblem({ file: null, line: null, text: STOPPED[event.reason] });
    }
  }

  const prepare = (): EditedFrame => (frame ??= new EditedFrame(demo, place, handle));

  return {
    prepare,
    /** Runs a version; the previous one stays visible until it is drawn. */
    run: (version: Pick<Run, 'styling' | 'files'>): void => {
      latest += 1;
      prepare().run({ type: 'run', run: latest, ...version });
    },
    /** Shows the original demo; the frame stays for the next edit. */
    showOriginal: (): void => {
      latest += 1;
      demo.toggleAttribute('data-edited', false);
      showProblem(null);
    },
    remove,
  };
}
