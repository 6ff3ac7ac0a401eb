/**
 * Runs `npm run typecheck` and `npm run lint` in one process, so that rules reuse the types that
 * the type check has computed.
 */
import { ESLint } from 'eslint';
import ts from 'typescript';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (problem) => {
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  },
};
const { errors, fileNames, options } = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  host,
);
const program = ts.createProgram({
  rootNames: fileNames,
  options,
  configFileParsingDiagnostics: errors,
  // Rules need links from nodes to their parents.
  host: ts.createCompilerHost(options, true),
});

const diagnostics = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
const format = process.stdout.isTTY
  ? ts.formatDiagnosticsWithColorAndContext
  : ts.formatDiagnostics;
process.stdout.write(
  format(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  }),
);

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));

const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.stdout.write(`${fileNames.length} files type-checked, ${results.length} linted\n`);
process.exitCode = diagnostics.length === 0 && isClean ? 0 : 1;
