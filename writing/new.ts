/**
 * Creates a page and its entry in the tree (see CONTRIBUTING.md):
 *
 *   npm run new -- core/react-thing "Thing" --description "…" [--kind hook] [--after core/react-crud]
 */
import { createPage } from './newPage/createPage';
import { readRequest } from './newPage/readRequest';
import { UsageError } from './usageError';

async function main(): Promise<string> {
  const request = readRequest(process.argv.slice(2));
  const { file, treeFile, line, after } = await createPage(process.cwd(), request);
  return [
    `${file}: a ${request.kind} page; "npm run check:prose" lists what to write in it`,
    `${treeFile}:${line}: its entry, after ${after}; to place it elsewhere, move the line or pass --after`,
    `"npm start" shows it at http://localhost:3000${request.pathname}/`,
    '',
  ].join('\n');
}

main().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
