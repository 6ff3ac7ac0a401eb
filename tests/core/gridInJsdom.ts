/** What the data grid needs of a browser and jsdom lacks. Import it before `@toolpad/core`. */
import { TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder });
