import { addScriptsWith } from '../../../../build/docusaurus/browser/chunks';
import { modules } from '@generated/demo-sandbox/default/modules';
import type { ComponentType } from 'react';
import { licenseGrids, placeLayersLast } from '../../documentSetup';
import type { Order, Preparation, Report, Run } from '../messages';
import { compileDemo, DemoError, describeError } from './compile';
import { addSheet, applyLook, confine } from './confinement';
import { createGuard, OverError, type Guard } from './guards';
import { createStage } from './stage';

type Evaluate = (code: string) => unknown;
type Modules = ReadonlyMap<string, object>;

/** How long a replaced demo's effects may take to clean up. */
const CLEAN_UP_MS = 500;

/** Keys that the engine and React look up on any object. */
const ALWAYS_ASKED = ['__esModule', 'then', 'toJSON', '$$typeof'];

/** Wraps a module so that reading a missing export throws. */
function strict(name: string, module: object): object {
  return new Proxy(module, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !ALWAYS_ASKED.includes(key)) {
        throw new TypeError(`“${name}” exports no “${key}”.`);
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}

async function loadModules(names: readonly string[]): Promise<Modules> {
  const load = async (name: string): Promise<readonly [string, object]> => {
    try {
      return [name, strict(name, (await modules[name]?.()) ?? {})];
    } catch {
      throw new DemoError(`“${name}” could not be loaded. Your changes are kept.`);
    }
  };
  return new Map(await Promise.all(names.map(load)));
}

async function stylesOf({ files, styling }: Run): Promise<string> {
  const own = files.filter(({ language }) => language === 'css').map(({ full }) => full);
  if (styling === 'tailwind') {
    const { writeTailwind } = await import('./writeTailwind');
    own.push(await writeTailwind(files.map(({ full }) => full).join('\n')));
  }
  return own.join('\n');
}

function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/** Loads this program's chunks through the page, because this document has no network access. */
function loadPartsBy(need: (name: string) => Promise<string | null>, evaluate: Evaluate): void {
  // Replaces the bundler's loader, which would add a script element.
  const l = (url: string, done: (event: object) => void): void => {
    void need(url).then((code) => {
      if (code !== null) {
        evaluate(code);
      }
      done({ type: code === null ? 'error' : 'load', target: { src: url } });
    });
  };
  addScriptsWith(l);
}

interface Running {
  readonly run: number;
  readonly file: string;
  readonly guard: Guard;
}

/** Evaluates a compiled demo and returns its component. */
function readComponent(compiled: unknown, loaded: Modules, guard: Guard): ComponentType {
  const module = { exports: {} as { default?: unknown } };
  const require = (name: string): object => loaded.get(name) ?? {};
  const run = compiled as (...given: readonly unknown[]) => void;
  run(module, module.exports, require, guard.check);
  const { default: Demo } = module.exports;
  if (typeof Demo !== 'function' && typeof Demo !== 'object') {
    throw new DemoError('The default export is not a component.');
  }
  return Demo as ComponentType;
}

/**
 * Runs edited demos in a document with an opaque origin and no network access.
 *
 * @param port to the page
 * @param evaluate the only way to run a string as code here
 */
function startDemos(port: MessagePort, evaluate: Evaluate): void {
  // Bound before a demo can replace it.
  const post: (message: Report) => void = port.postMessage.bind(port);
  const waiting = new Map<string, (text: string | null) => void>();
  let show: ReturnType<typeof createStage> | null = null;
  let latest = 0;
  let shown: Running | null = null;

  const need = (name: string): Promise<string | null> =>
    new Promise((resolve) => {
      waiting.set(name, resolve);
      post({ type: 'need', name });
    });

  const postProblem = (running: Running | null, error: unknown): void => {
    if (running && !(error instanceof OverError)) {
      const { run, file, guard } = running;
      const problem = describeError(error, file, guard.line() || null);
      post({ type: 'problem', run, problem });
    }
  };

  const start = async (order: Run): Promise<void> => {
    const { run, files } = order;
    latest = run;
    const running = { run, file: files[0].name, guard: createGuard(afterTask) };
    try {
      const { code, imports } = compileDemo(files, Object.keys(modules));
      const [loaded, styles] = await Promise.all([loadModules(imports), stylesOf(order)]);
      if (run === latest) {
        await show?.(readComponent(evaluate(code), loaded, running.guard), styles);
        const before = shown;
        shown = running;
        setTimeout(() => before?.guard.end(), CLEAN_UP_MS);
        post({ type: 'shown', run });
      }
    } catch (error) {
      postProblem(running, error);
    }
  };

  const prepare = async ({ look, styles, font, boxes }: Preparation): Promise<void> => {
    addSheet(styles);
    if (font) {
      document.fonts.add(new FontFace('Geist Variable', font, { weight: '100 900' }));
    }
    placeLayersLast();
    applyLook(look);
    show = createStage({
      boxes,
      onCrash: (error) => postProblem(shown, error),
      onHeight: (height) => post({ type: 'height', height }),
    });
    await licenseGrids();
    // Nearly every demo needs it; preload it for a faster first run.
    await modules['@toolpad/core']?.();
    post({ type: 'ready' });
  };

  port.onmessage = ({ data }: MessageEvent<Order>) => {
    switch (data.type) {
      case 'prepare':
        void prepare(data);
        break;
      case 'look':
        applyLook(data.look);
        break;
      case 'run':
        void start(data);
        break;
      case 'file':
        waiting.get(data.name)?.(data.text);
        waiting.delete(data.name);
        break;
      case 'ping':
        post({ type: 'alive' });
    }
  };

  window.addEventListener('error', (event) => {
    // No error object: a browser notice, such as "ResizeObserver loop".
    if (event.error !== null && event.error !== undefined) {
      event.preventDefault();
      postProblem(shown, event.error);
    }
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    postProblem(shown, event.reason);
  });
  loadPartsBy(need, evaluate);
  confine();
}

Object.assign(globalThis, { startDemos });
