import { modules } from '@generated/edited-demos/default/modules';
import type { ComponentType } from 'react';
import { licenseGrids, placeLayersLast } from '../../documentSetup';
import type { Order, Preparation, Report, Run } from '../messages';
import { compileDemo, DemoError, describeError } from './compile';
import { createGuard } from './guards';
import { createStage } from './stage';
import { addSheet, applyAppearance, provideStorage } from './surroundings';

/* The program of the document that runs edited demos: no origin, no network but its own chunks. */

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

async function loadModules(names: readonly string[]): Promise<ReadonlyMap<string, object>> {
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

interface CompiledModule {
  readonly default: (...given: readonly unknown[]) => void;
}

/** Runs a compiled demo; throws its errors (as a rejection). */
async function importComponent(
  code: string,
  loaded: ReadonlyMap<string, object>,
): Promise<ComponentType> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { default: run } = (await import(/* webpackIgnore: true */ url)) as CompiledModule;
  URL.revokeObjectURL(url);
  const module = { exports: {} as { default?: unknown } };
  const require = (name: string): object => loaded.get(name) ?? {};
  run(module, module.exports, require, createGuard());
  const { default: Demo } = module.exports;
  if (typeof Demo !== 'function' && typeof Demo !== 'object') {
    throw new DemoError('The default export is not a component.');
  }
  return Demo as ComponentType;
}

function post(report: Report): void {
  // '*', because the page's origin is not known here, and nothing in it is secret.
  window.parent.postMessage(report, '*');
}

let show: ReturnType<typeof createStage> | null = null;
let latest = 0;
let shown: Run | null = null;

function postProblem(order: Run | null, error: unknown): void {
  if (order) {
    const problem = describeError(error, order.files[0].name);
    post({ type: 'problem', run: order.run, problem });
  }
}

async function start(order: Run): Promise<void> {
  latest = order.run;
  try {
    const { code, imports } = compileDemo(order.files, Object.keys(modules));
    const [loaded, styles] = await Promise.all([loadModules(imports), stylesOf(order)]);
    if (order.run === latest) {
      await show?.(await importComponent(code, loaded), styles);
      shown = order;
      post({ type: 'shown', run: order.run });
    }
  } catch (error) {
    postProblem(order, error);
  }
}

async function prepare({ appearance, styles, fonts, boxes }: Preparation): Promise<void> {
  addSheet(styles);
  for (const { family, content } of fonts) {
    document.fonts.add(new FontFace(family, content, { weight: '100 900' }));
  }
  placeLayersLast();
  applyAppearance(appearance);
  show = createStage({
    boxes,
    onCrash: (error) => postProblem(shown, error),
    onHeight: (height) => post({ type: 'height', height }),
  });
  await licenseGrids();
  // Nearly every demo needs it; preload it for a faster first run.
  await modules['@toolpad/core']?.();
  post({ type: 'ready' });
}

window.addEventListener('message', ({ source, data }: MessageEvent<Order>) => {
  if (source !== window.parent) {
    return;
  }
  switch (data.type) {
    case 'prepare':
      // A chunk that does not load is requested again when a demo needs it.
      prepare(data).catch(() => post({ type: 'ready' }));
      break;
    case 'appearance':
      applyAppearance(data.appearance);
      break;
    case 'run':
      void start(data);
      break;
    case 'ping':
      post({ type: 'alive' });
  }
});
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
provideStorage();
post({ type: 'loaded' });
