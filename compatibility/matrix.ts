/** A combination to try: the app of a page, with other versions of what it uses. */
export interface Combination {
  readonly id: string;
  readonly product: 'core' | 'studio';
  /** The group in the table. */
  readonly topic: string;
  readonly name: string;
  /** The folder of the page below `docs-core`, or of the example, whose app is built. */
  readonly app: string;
  /** The files of journeys in `tests/samples/browser/`; a Studio example has its own check. */
  readonly journeys?: readonly string[];
  /** Versions for packages of the app's `package.json`; other names are ignored. */
  readonly changed?: Readonly<Record<string, string>>;
  /** Versions for packages that only other packages ask for. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Files that this version wants under another name. */
  readonly renamed?: Readonly<Record<string, string>>;
  readonly node?: number;
  /** Such as `pnpm@10`; npm by default. */
  readonly manager?: string;
  /** What to do instead, or to avoid. */
  readonly advice?: string;
}

const TUTORIAL = { app: 'introduction/tutorial', journeys: ['tutorial'] };
const WITHOUT_CRUD = { app: 'integrations/react-router', journeys: ['react-router'] };
const APP_ROUTER = {
  app: 'integrations/nextjs-approuter',
  journeys: ['nextjs-approuter', 'react-crud-nextjs-approuter'],
};
const PAGES_ROUTER = {
  app: 'integrations/nextjs-pagesrouter',
  journeys: ['nextjs-pagesrouter', 'react-crud-nextjs-pagesrouter'],
};

const react = (range: string, types = range) => ({
  react: range,
  'react-dom': range,
  '@types/react': types,
  '@types/react-dom': types,
});
const material = (range: string) => ({
  '@mui/material': range,
  '@mui/icons-material': range,
  '@mui/material-nextjs': range,
});
const muiX = (range: string) => ({
  '@mui/x-data-grid': range,
  '@mui/x-date-pickers': range,
});
const NEXT_14 = {
  changed: { next: '^14.2.0', ...react('^18.3.0') },
  renamed: { 'next.config.ts': 'next.config.mjs' },
};
const NEXT_16 = { next: '^16.4.0' };

const KEEP_FLAG =
  'Put legacy-peer-deps=true into .npmrc, because each later installation needs it.';
const NO_PROMPT =
  'Stay on Material UI 7. With 9, the app’s title is 10 pixels too high, and Ok in dialogs.prompt does nothing. If you upgrade anyway, replace dialogs.prompt first.';
const NEXT_15 = 'Upgrade to Next.js 15 and React 19.';

const NEXT = 'Next.js';
const VITE = 'Vite';
const REACT = 'React';
const MATERIAL = 'Material UI';
const MUI_X = 'MUI X';
const NODE = 'Node.js';
const MANAGERS = 'Package managers';
const ROUTER = 'React Router and TypeScript';

const core = (cell: Omit<Combination, 'product'>): Combination => ({ product: 'core', ...cell });
const studio = (cell: Omit<Combination, 'product' | 'app'>): Combination => ({
  product: 'studio',
  app: 'first-app',
  ...cell,
});

/**
 * What is tried, in the order of the pages. A combination that is not about a package has the version
 * that the app's page names, on Node.js 20 with npm.
 */
export const MATRIX: readonly Combination[] = [
  core({
    id: 'next-16-app',
    advice: `${KEEP_FLAG} In an app from create-next-app 16, also remove cacheComponents and partialPrefetching from next.config.ts.`,
    topic: NEXT,
    name: 'Next.js 16, App Router',
    ...APP_ROUTER,
    changed: NEXT_16,
  }),
  core({ id: 'next-15-app', topic: NEXT, name: 'Next.js 15, App Router', ...APP_ROUTER }),
  core({
    id: 'next-14-app',
    advice: NEXT_15,
    topic: NEXT,
    name: 'Next.js 14, App Router, React 18',
    ...APP_ROUTER,
    ...NEXT_14,
  }),
  core({
    id: 'next-16-pages',
    advice: KEEP_FLAG,
    topic: NEXT,
    name: 'Next.js 16, Pages Router',
    ...PAGES_ROUTER,
    changed: NEXT_16,
  }),
  core({ id: 'next-15-pages', topic: NEXT, name: 'Next.js 15, Pages Router', ...PAGES_ROUTER }),
  core({
    id: 'next-14-pages',
    advice: NEXT_15,
    topic: NEXT,
    name: 'Next.js 14, Pages Router, React 18',
    ...PAGES_ROUTER,
    ...NEXT_14,
  }),
  core({ id: 'vite-8', topic: VITE, name: 'Vite 8', ...TUTORIAL }),
  core({
    id: 'vite-7',
    topic: VITE,
    name: 'Vite 7',
    ...TUTORIAL,
    changed: { vite: '^7.0.0', '@vitejs/plugin-react': '^5.0.0' },
  }),
  core({
    id: 'vite-6',
    topic: VITE,
    name: 'Vite 6',
    ...TUTORIAL,
    changed: { vite: '^6.0.0', '@vitejs/plugin-react': '^5.0.0' },
  }),
  core({
    id: 'vite-5',
    topic: VITE,
    name: 'Vite 5',
    ...TUTORIAL,
    changed: { vite: '^5.0.0', '@vitejs/plugin-react': '^4.0.0', vitest: '^3.0.0' },
  }),
  core({
    id: 'react-19-0',
    topic: REACT,
    name: 'React 19.0',
    ...TUTORIAL,
    changed: react('~19.0.0'),
  }),
  core({
    id: 'react-18',
    advice: 'Upgrade to React 19, or use no CRUD.',
    topic: REACT,
    name: 'React 18, with CRUD',
    ...TUTORIAL,
    changed: react('^18.3.0'),
  }),
  core({
    id: 'react-18-without-crud',
    advice: 'Set document.title in an effect: React 18 leaves <title> where the app renders it.',
    topic: REACT,
    name: 'React 18, without CRUD',
    ...WITHOUT_CRUD,
    changed: react('^18.3.0'),
  }),
  core({
    id: 'react-18-next-15',
    topic: REACT,
    name: 'React 18, Next.js 15, Pages Router',
    ...PAGES_ROUTER,
    changed: react('^18.3.0'),
  }),
  core({
    id: 'mui-9',
    advice: NO_PROMPT,
    topic: MATERIAL,
    name: 'Material UI 9',
    ...TUTORIAL,
    changed: material('^9.0.0'),
  }),
  core({
    id: 'mui-6',
    advice: KEEP_FLAG,
    topic: MATERIAL,
    name: 'Material UI 6',
    ...TUTORIAL,
    changed: material('^6.0.0'),
  }),
  core({ id: 'mui-x-9', topic: MUI_X, name: 'MUI X 9', ...TUTORIAL, overrides: muiX('^9.0.0') }),
  core({ id: 'mui-x-7', topic: MUI_X, name: 'MUI X 7', ...TUTORIAL, overrides: muiX('^7.0.0') }),
  core({
    id: 'mui-9-x-9',
    advice: NO_PROMPT,
    topic: MUI_X,
    name: 'MUI X 9, Material UI 9',
    ...TUTORIAL,
    changed: material('^9.0.0'),
    overrides: muiX('^9.0.0'),
  }),
  core({ id: 'node-22', topic: NODE, name: 'Node.js 22', ...TUTORIAL, node: 22 }),
  core({ id: 'node-24', topic: NODE, name: 'Node.js 24', ...TUTORIAL, node: 24 }),
  core({ id: 'node-26', topic: NODE, name: 'Node.js 26', ...TUTORIAL, node: 26 }),
  core({ id: 'pnpm-10', topic: MANAGERS, name: 'pnpm 10', ...TUTORIAL, manager: 'pnpm@10' }),
  core({
    id: 'pnpm-12',
    topic: MANAGERS,
    name: 'pnpm 12, Node.js 24',
    ...TUTORIAL,
    manager: 'pnpm@12',
    node: 24,
  }),
  core({
    id: 'react-router-8',
    advice: KEEP_FLAG,
    topic: ROUTER,
    name: 'React Router 8, Node.js 24',
    ...TUTORIAL,
    changed: { 'react-router': '^8.0.0' },
    node: 24,
  }),
  core({
    id: 'typescript-7',
    topic: ROUTER,
    name: 'TypeScript 7',
    ...TUTORIAL,
    changed: { typescript: '^7.0.0' },
  }),
  studio({ id: 'studio-node-18', topic: NODE, name: 'Node.js 18', node: 18 }),
  studio({ id: 'studio-node-20', topic: NODE, name: 'Node.js 20' }),
  studio({ id: 'studio-node-22', topic: NODE, name: 'Node.js 22', node: 22 }),
  studio({ id: 'studio-node-24', topic: NODE, name: 'Node.js 24', node: 24 }),
  studio({ id: 'studio-node-26', topic: NODE, name: 'Node.js 26', node: 26 }),
  studio({ id: 'studio-react-19-3', topic: REACT, name: 'React 19.3', changed: react('~19.3.0') }),
  studio({
    id: 'studio-react-18',
    advice:
      'Take React 19. Studio brings one along, 19.3.1 here, and no app with custom components was tried.',
    topic: REACT,
    name: 'React 18',
    changed: react('^18.3.0'),
  }),
  studio({
    id: 'studio-mui-7',
    advice: 'Leave out the overrides: Studio brings Material UI 6.4 along, which works.',
    topic: MATERIAL,
    name: 'Material UI 7',
    overrides: { ...material('^7.0.0'), '@mui/system': '^7.0.0' },
  }),
  studio({ id: 'studio-vite-6', topic: VITE, name: 'Vite 6', overrides: { vite: '^6.0.0' } }),
  studio({ id: 'studio-pnpm-10', topic: MANAGERS, name: 'pnpm 10', manager: 'pnpm@10' }),
];
