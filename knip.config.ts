import type { KnipConfig } from 'knip';

/** A page's demos as imports: knip reads modules, but pages refer to demos in attributes. */
function importsOfPage(text: string): string {
  return [...text.matchAll(/<Demo\s[^>]*?src="([^"]+)"/g)]
    .map(([, demo = ''], index) => `import demo${index} from '${demo}';`)
    .join('\n');
}

/** Finds unused files, exports and packages, and circular imports (`npm run check:unused`). */
const config: KnipConfig = {
  // It would call plugins of the configuration without the context that Docusaurus passes.
  docusaurus: false,
  compilers: { mdx: importsOfPage },
  entry: [
    'docusaurus.config.ts',
    // Referred to by path in docusaurus.config.ts and plugins, for the bundler and for threads.
    'src/{browser,development,themeStyles}.ts',
    'src/build/docusaurus/{productDocs,productPages}.ts',
    'src/build/*.cjs',
    'src/features/*/build/*.cjs',
    'src/features/demos/DemoDocument.tsx',
    'src/features/demos/editing/document/index.ts',
    'src/brand/*.css',
    'writing/guide/*',
    // Read as text.
    'writing/templates/*.mdx',
    // Docusaurus finds these by folder.
    'src/{pages,theme}/**/*.tsx',
    // Found by name (src/pages/index.tsx).
    'src/pages/_install-*.mdx',
    'docs-*/**/*.mdx',
    // Demos in other stylings, found by folder (src/features/demos/build/demoFiles.ts).
    'docs-*/**/{css,tailwind}/*.tsx',
    // Run by a container, loaded by Docusaurus, and only type-checked.
    'hosting/precompress.mjs',
    'tests/support/configured.config.ts',
    'tests/core/rareProps.tsx',
    // Stand-ins for Docusaurus's modules in Jest.
    'tests/support/docusaurus/*.tsx',
  ],
  project: [
    '*.{ts,mjs}',
    '{bench,compatibility,docs-*,src,tests,hosting,writing}/**/*.{ts,tsx,mjs,cjs,js,css,mdx}',
  ],
  playwright: {
    config: [
      'playwright.config.ts',
      'tests/engines/playwright.config.ts',
      'tests/samples/playwright.config.ts',
      'compatibility/playwright.config.ts',
    ],
  },
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
    // Bundler aliases that Docusaurus creates.
    /^@(?:theme|theme-original|generated)(?:\/|$)/,
    /^@docusaurus\/(?:ComponentCreator|Head|Link|router|use\w+)$/,
    // Types of these aliases; nothing imports it.
    '@docusaurus/module-type-aliases',
    // Referred to in strings: in highlightCode.ts, cardDesign.ts, and demoRegistry.ts.
    'prismjs',
    '@fontsource/geist',
    'css-loader',
    'style-loader',
  ],
  // Debian packages, for pictures, tests and the bench.
  ignoreBinaries: ['Xvfb', 'ffmpeg', 'nginx', 'openssl', 'pdftotext'],
};

export default config;
