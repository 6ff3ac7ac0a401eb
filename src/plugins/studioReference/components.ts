import fs from 'node:fs';
import path from 'node:path';
import type { JSONSchema7 } from 'json-schema';
import ts from 'typescript';
import { evaluate, ReturnedExpression, type Constant } from './constants';
import { findExport } from './moduleNames';

/** A property of a Studio component, as the package declares it. */
export interface ArgumentType {
  readonly type: string;
  readonly helperText: string;
  readonly default?: Constant;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly schema?: JSONSchema7;
  readonly onChangeProp?: string;
  readonly control?: { readonly type: string; readonly bindable?: boolean };
  /** When the inspector offers it; always, where nothing is said. */
  readonly visible?: boolean | ReturnedExpression;
}

/** A component of Studio's library, as the package declares it. */
export interface StudioComponent {
  readonly name: string;
  readonly argTypes: Readonly<Record<string, ArgumentType>>;
  readonly loadingProp?: string;
  readonly loadingPropSource?: readonly string[];
  readonly errorProp?: string;
  readonly errorPropSource?: readonly string[];
  readonly layoutDirection?: 'horizontal' | 'vertical' | 'both';
  readonly defaultLayoutHeight?: number;
  readonly minimumLayoutHeight?: number;
}

const COMPONENT_FILE = /^([A-Z]\w*)\.js$/;

/** What an argument cannot do without; the rest is optional. */
function assertArguments(name: string, argTypes: unknown): void {
  for (const [argument, definition] of Object.entries(argTypes ?? {})) {
    const { type, helperText } = definition as Partial<ArgumentType>;
    if (typeof type !== 'string' || typeof helperText !== 'string') {
      throw new Error(
        `Studio's ${name} declares ${argument} without a type or a text; describe it in src/plugins/studioReference`,
      );
    }
  }
}

function readComponent(file: string, name: string): StudioComponent {
  const { expression, module } = findExport(file, 'default');
  const config = ts.isCallExpression(expression) ? expression.arguments[1] : undefined;
  if (!config) {
    throw new Error(`${file}: ${name} is no longer made by a call with its configuration`);
  }
  const read = evaluate({ expression: config, module }) as unknown as Omit<StudioComponent, 'name'>;
  assertArguments(name, read.argTypes);
  return { ...read, name };
}

/**
 * The components of Studio's library, from the installed `@toolpad/studio-components`: its modules
 * are read, not run.
 *
 * @throws Error when the package is built otherwise than expected
 */
export function readStudioComponents(): ReadonlyMap<string, StudioComponent> {
  const dist = path.join(
    path.dirname(require.resolve('@toolpad/studio-components/package.json')),
    'dist',
  );
  const names = fs
    .readdirSync(dist)
    .flatMap((file) => COMPONENT_FILE.exec(file)?.[1] ?? [])
    .sort();
  return new Map(names.map((name) => [name, readComponent(path.join(dist, `${name}.js`), name)]));
}
