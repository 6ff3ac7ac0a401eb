import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 4;
const MAX_LINE = 220;
/** Lines that frame a message and say nothing. */
const FRAME =
  /^(?:npm error (?:code|A complete log|\/|Fix|this command|to accept)|at |> |\$ |─|-+$|Browser logs|Call log:|Error:\s*$|Node\.js v|name: '|\}$)/;

/**
 * The part of an error that a reader searches for.
 *
 * @param error with the output of a command, or what an assertion reports
 * @param folder of the app, which the message leaves out
 * @returns at most four lines
 */
export function messageOf(error: unknown, folder: string): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text
    .replaceAll(folder, '.')
    .replaceAll(process.cwd(), '.')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '' && !FRAME.test(line));
  const named = lines.findIndex((line) => /^\w*Error: ./.test(line));
  const telling = lines.findIndex(
    (line, index) => index > 0 && /error|fail|not |cannot|unable/i.test(line),
  );
  const from = Math.max(named === -1 ? telling : named, 0);
  return lines
    .slice(from, from + MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE))
    .join('\n');
}
