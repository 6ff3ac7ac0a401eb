import { modules } from '@generated/demo-sandbox/default/modules';
import type { ComponentType } from 'react';
import { licenseGrids, placeLayersLast } from '../../documentSetup';
import type { Order, Report, RunFile } from '../messages';
import { compileDemo, DemoError, describeError, type CompiledDemo } from './compile';
import { createGuard, OverError, type Guard } from './guards';
import { Stage } from './stage';
import {
  applyLook,
  dress,
  keepForms,
  keepHistory,
  provideStores,
  refuseStrings,
} from './confinement';

type Evaluate = (code: string) => unknown;
type RunOrder = Extract<Order, { type: 'run' }>;
type Modules = ReadonlyMap<string, object>;

/** How long the effects of a demo that was replaced may take to clean up, in ms. */
const CLEAN_UP_MS = 500;

/** Names that the engine and React look up on any object; a missing one is not an error. */
const ALWAYS_ASKED = ['__esModule', 'then', 'toJSON', '$$typeof'];

/** A module that says so when something is imported from it that it does not have. */
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

async function loadModule(name: string): Promise<object> {
  try {
    return strict(name, (await modules[name]?.()) ?? {});
  } catch {
    const text = `“${name}” could not be loaded. Your changes are kept.`;
    throw new DemoError({ file: null, line: null, text });
  }
}

async function loadModules(names: readonly string[]): Promise<Modules> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, await loadModule(name)] as const),
  );
  return new Map(loaded);
}

async function stylesOf(files: readonly RunFile[], styling: string): Promise<string> {
  const own = files.filter(({ language }) => language === 'css').map(({ text }) => text);
  if (styling === 'tailwind') {
    const { writeTailwind } = await import('./writeTailwind');
    own.push(await writeTailwind(files.map(({ text }) => text).join('\n')));
  }
  return own.join('\n');
}

/** Calls back in another task. */
function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/** What the bundler calls when a part has come, or has not. */
type PartDone = (event: {
  readonly type: string;
  readonly target: { readonly src: string };
}) => void;

/** Loads chunks of this program through the page, because this document has no network access. */
function loadPartsBy(need: (name: string) => Promise<string | null>, evaluate: Evaluate): void {
  // The bundler's own, which would add a script element.
  const l = (url: string, done: PartDone): void => {
    void need(url).then((code) => {
      if (code !== null) {
        evaluate(code);
      }
      done({ type: code === null ? 'error' : 'load', target: { src: url } });
    });
  };
  Object.assign(__webpack_require__, { l });
}

/**
 * Runs demos that readers have changed, in a document without origin and network.
 *
 * @param port to the page, which says what to run and hears what became of it
 * @param evaluate makes code of a string; nothing else here can
 */
function startDemos(port: MessagePort, evaluate: Evaluate): void {
  // As it is before any demo runs.
  const post = port.postMessage.bind(port);
  const report = (said: Report): void => post(said);
  const waiting = new Map<string, (text: string | null) => void>();
  const need = (name: string): Promise<string | null> =>
    new Promise((resolve) => {
      waiting.set(name, resolve);
      report({ type: 'need', name });
    });
  let stage: Stage | null = null;
  let latest = 0;
  let shown: { readonly run: number; readonly file: string; readonly guard: Guard } | null = null;

  const tell = (run: number, error: unknown, file: string, guard: Guard | null): void => {
    if (!(error instanceof OverError)) {
      const problem = describeError(error, file, guard?.line() ?? null);
      report({ type: 'problem', run, problem });
    }
  };
  const tellOfShown = (error: unknown): void => {
    if (shown) {
      tell(shown.run, error, shown.file, shown.guard);
    }
  };

  const evaluateDemo = ({ code }: CompiledDemo, loaded: Modules, guard: Guard): ComponentType => {
    const module = { exports: {} as { default?: unknown } };
    const require = (name: string): object => loaded.get(name) ?? {};
    const run = evaluate(code) as (...given: readonly unknown[]) => void;
    run.call(undefined, module, module.exports, require, guard.check);
    const { default: Demo } = module.exports;
    if (typeof Demo !== 'function' && typeof Demo !== 'object') {
      throw new DemoError({ file: null, line: null, text: 'No component is exported as default.' });
    }
    return Demo as ComponentType;
  };

  const run = async ({ run: number, files, styling }: RunOrder): Promise<void> => {
    latest = number;
    const file = files[0]?.name ?? '';
    const guard = createGuard(afterTask);
    try {
      const compiled = compileDemo(files, Object.keys(modules));
      const [loaded, styles] = await Promise.all([
        loadModules(compiled.imports),
        stylesOf(files, styling),
      ]);
      if (number === latest) {
        await stage?.show(evaluateDemo(compiled, loaded, guard), styles);
        const before = shown;
        shown = { run: number, file, guard };
        setTimeout(() => before?.guard.end(), CLEAN_UP_MS);
        report({ type: 'shown', run: number });
      }
    } catch (error) {
      tell(number, error, file, guard.line() === 0 ? null : guard);
    }
  };

  const prepare = async (order: Extract<Order, { type: 'prepare' }>): Promise<void> => {
    dress(order.styles, order.font);
    placeLayersLast();
    applyLook(order.look);
    stage = new Stage({
      boxes: order.boxes,
      onCrash: tellOfShown,
      onHeight: (height) => {
        report({ type: 'height', height });
      },
    });
    stage.turn(order.look.direction);
    await licenseGrids();
    // Nearly every demo needs it, and the first change of a reader's shows the sooner.
    await modules['@toolpad/core']?.();
    report({ type: 'ready' });
  };

  port.onmessage = ({ data }: MessageEvent<Order>) => {
    switch (data.type) {
      case 'prepare':
        void prepare(data);
        break;
      case 'look':
        applyLook(data.look);
        stage?.turn(data.look.direction);
        break;
      case 'run':
        void run(data);
        break;
      case 'file':
        waiting.get(data.name)?.(data.text);
        waiting.delete(data.name);
        break;
      case 'ping':
        report({ type: 'alive' });
        break;
      default:
    }
  };

  window.addEventListener('error', (event) => {
    // Without one it is a notice of the browser's, such as about its observers.
    if (event.error !== null && event.error !== undefined) {
      event.preventDefault();
      tellOfShown(event.error);
    }
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tellOfShown(event.reason);
  });
  loadPartsBy(need, evaluate);
  provideStores();
  keepForms();
  keepHistory();
  refuseStrings();
}

Object.assign(globalThis, { startDemos });
