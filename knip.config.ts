import type { KnipConfig } from 'knip';

/** The demos of a page, as imports: knip reads modules, and a page names its demos in attributes. */
function importsOfPage(text: string): string {
  return [...text.matchAll(/<Demo\s[^>]*?src="([^"]+)"/g)]
    .map(([, demo = ''], index) => `import demo${index} from '${demo}';`)
    .join('\n');
}

/** What is used by nothing: files, exports and packages; and circular imports (`npm run check:unused`). */
const config: KnipConfig = {
  // Its reader of the Docusaurus configuration calls plugins without what Docusaurus gives them.
  docusaurus: false,
  compilers: { mdx: importsOfPage },
  entry: [
    'docusaurus.config.ts',
    // Named in docusaurus.config.ts and by plugins as paths, for the bundler and for threads.
    'src/{browser,development,themeStyles}.ts',
    'src/build/docusaurus/{productDocs.ts,productPages.ts,pageDependenciesLoader.cjs}',
    'src/build/pageThread.cjs',
    'src/features/*/build/*.cjs',
    'src/features/demos/DemoDocument.tsx',
    'src/features/demos/editing/sandboxed/index.ts',
    'src/brand/*.css',
    'writing/guide/*',
    // Read as text.
    'writing/templates/*.mdx',
    'src/features/errors/guardPage.ts',
    // Docusaurus finds these by their folder.
    'src/{pages,theme}/**/*.tsx',
    // Found by their names (src/pages/index.tsx).
    'src/pages/_install-*.mdx',
    'docs-{core,studio}/**/*.mdx',
    // A demo in another styling lies beside it and is found there (src/features/demos/build/demoFiles.ts).
    'docs-core/**/{css,tailwind}/*.tsx',
    // Started by a container, by Docusaurus, and read by the type check alone.
    'hosting/precompress.mjs',
    'tests/support/configured.config.ts',
    'tests/core/rareProps.tsx',
    // Named by Stryker's configuration.
    'tests/mutation/jest.config.mjs',
    // In place of Docusaurus' modules, and as what Jest's configuration names.
    'tests/support/docusaurus/*.tsx',
  ],
  project: [
    '*.{ts,mjs}',
    '{bench,docs-core,docs-studio,src,tests,hosting,writing}/**/*.{ts,tsx,mjs,cjs,js,css,mdx}',
  ],
  stryker: { config: ['tests/mutation/stryker.config.mjs'] },
  playwright: { config: ['playwright.config.ts', 'tests/samples/playwright.config.ts'] },
  paths: { '@site/*': ['./*'] },
  // The default reports, and circular imports, including those through `import()`.
  include: [
    'files',
    'dependencies',
    'unlisted',
    'unresolved',
    'binaries',
    'catalog',
    'catalogReferences',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
    'cycles',
  ],
  cycles: { dynamicImports: true },
  ignoreDependencies: [
    // Aliases of the bundler, made by Docusaurus.
    /^@(?:theme|theme-original|generated)(?:\/|$)/,
    /^@docusaurus\/(?:ComponentCreator|Head|Link|router|use\w+)$/,
    // Types of these aliases; nothing names it.
    '@docusaurus/module-type-aliases',
    // Named in strings: in highlightCode.ts, in cardDesign.ts, and as loaders in demoRegistry.ts.
    'prismjs',
    '@fontsource/geist',
    'css-loader',
    'style-loader',
  ],
  // Packages of Debian: pictures of demos are made with the first, tests/hosting/ensureNginx.mjs installs the
  // second, the bench takes the third.
  ignoreBinaries: ['ffmpeg', 'nginx', 'openssl'],
};

export default config;
