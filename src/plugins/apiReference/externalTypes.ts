const REACT = 'https://react.dev/learn/typescript';
const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const UTILITY_TYPES = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** What every program knows without importing it. */
const GLOBALS: Readonly<Record<string, string>> = {
  Date: `${MDN}/JavaScript/Reference/Global_Objects/Date`,
  Promise: `${MDN}/JavaScript/Reference/Global_Objects/Promise`,
  PropertyKey: 'https://www.typescriptlang.org/docs/handbook/2/keyof-types.html',
  File: `${MDN}/API/File`,
  HTMLAnchorElement: `${MDN}/API/HTMLAnchorElement`,
  HTMLElement: `${MDN}/API/HTMLElement`,
  HTMLFormElement: `${MDN}/API/HTMLFormElement`,
  Storage: `${MDN}/API/Storage`,
  URL: `${MDN}/API/URL`,
  URLSearchParams: `${MDN}/API/URLSearchParams`,
  Window: `${MDN}/API/Window`,
  NonNullable: `${UTILITY_TYPES}#nonnullabletype`,
  Omit: `${UTILITY_TYPES}#omittype-keys`,
  Partial: `${UTILITY_TYPES}#partialtype`,
  Pick: `${UTILITY_TYPES}#picktype-keys`,
  Record: `${UTILITY_TYPES}#recordkeys-type`,
  Required: `${UTILITY_TYPES}#requiredtype`,
  ReturnType: `${UTILITY_TYPES}#returntypetype`,
};

/** Packages whose types are all explained in one place. */
const MODULES: Readonly<Record<string, string>> = {
  '@standard-schema/spec': 'https://standardschema.dev/',
  express: 'https://expressjs.com/en/guide/writing-middleware.html',
  'json-schema': 'https://json-schema.org/understanding-json-schema/',
};

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function materialAddress(name: string): string | null {
  if (name === 'SxProps') {
    return 'https://mui.com/system/getting-started/the-sx-prop/';
  }
  if (name === 'Theme') {
    return 'https://mui.com/material-ui/customization/theming/';
  }
  const component = /^(\w+)Props$/.exec(name)?.[1] ?? name;
  return `https://mui.com/material-ui/api/${kebab(component)}/`;
}

/** The grid's interfaces with a page of their own; the other types are explained in its guides. */
const GRID_INTERFACES = ['GridColDef', 'GridFilterModel'];

function gridAddress(name: string): string {
  if (/^DataGrid(Pro|Premium)?Props$/.test(name)) {
    return `https://mui.com/x/api/data-grid/${kebab(name.replace(/Props$/, ''))}/`;
  }
  return GRID_INTERFACES.includes(name)
    ? `https://mui.com/x/api/data-grid/${kebab(name)}/`
    : 'https://mui.com/x/react-data-grid/';
}

/**
 * Where a type of another package is documented.
 *
 * @param module it is imported from; `null` for what needs no import
 * @param name its name there
 * @returns an address, or `null` when it is not known
 */
export function externalTypeAddress(module: string | null, name: string): string | null {
  if (module === null) {
    return Object.hasOwn(GLOBALS, name) ? (GLOBALS[name] ?? null) : null;
  }
  if (module === 'react') {
    return name === 'ReactNode' ? `${REACT}#typing-children` : REACT;
  }
  if (module.startsWith('@mui/x-data-grid')) {
    return gridAddress(name);
  }
  if (module.startsWith('@mui/material')) {
    return materialAddress(name);
  }
  return MODULES[module] ?? null;
}
