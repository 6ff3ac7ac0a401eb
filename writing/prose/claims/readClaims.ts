import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { nearestName } from '../../../src/site';
import { didYouMean, type Problem } from '../../../src/build/tools/problem';

/** Shorter strings occur anywhere, and prove nothing. */
const MIN_LENGTH = 5;

const nonEmpty = z.string().trim().min(1);
const sentence = nonEmpty.transform((text) => text.replace(/\s+/g, ' '));
const location = { in: nonEmpty, has: z.string().trim().min(MIN_LENGTH) };

const schema = z.discriminatedUnion('proof', [
  z.strictObject({ claim: sentence, proof: z.literal('package'), ...location }),
  z.strictObject({ claim: sentence, proof: z.literal('test'), ...location }),
]);

/** What each key means, for messages. */
const MEANING: Readonly<Record<string, string>> = {
  claim: 'the sentence as on the page, without markup',
  proof: 'package or test',
  in: 'a file, such as @toolpad/core/esm/Crud/List.js or tests/demos/react-crud.ts',
  has: `a string of at least ${MIN_LENGTH} characters that the file contains`,
};

/** A sentence of a page with its proof; `line` is that of the entry in its file. */
export type Claim = z.infer<typeof schema> & { readonly line: number };

/** A file of claims, as far as it can be read. */
export interface ClaimsFile {
  readonly claims: readonly Claim[];
  /** The sentences of all entries, even of those that are otherwise invalid. */
  readonly sentences: readonly string[];
  readonly problems: readonly Problem[];
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

function messageOf(issue: z.ZodIssue, entry: Readonly<Record<string, unknown>>): string {
  const key = String(issue.path[0] ?? '');
  if (issue.code === 'unrecognized_keys') {
    const [wrong = ''] = issue.keys;
    const proof = typeof entry.proof === 'string' ? entry.proof : '';
    const keys = schema.optionsMap.get(proof)?.keyof().options ?? [];
    const meant = didYouMean(nearestName(wrong, keys));
    return `${wrong}: a proof of the kind ${proof} has no such key${meant}; it has ${keys.join(', ')}`;
  }
  if (!(key in entry)) {
    return `this claim has no "${key}": add it (${MEANING[key] ?? ''})`;
  }
  const { [key]: value } = entry;
  const meant =
    key === 'proof' ? nearestName(String(value), schema.optionsMap.keys() as never) : null;
  return `${key}: ${quoted(value)} is not ${MEANING[key] ?? ''}${didYouMean(meant)}`;
}

function none(problems: readonly Problem[]): ClaimsFile {
  return { claims: [], sentences: [], problems };
}

/**
 * Reads a file of claims; never throws.
 *
 * @param file from the root of the site, for messages
 */
export function readClaims(file: string, text: string): ClaimsFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const message = `this is not valid YAML: ${error.message.split('\n')[0] ?? ''}`;
    return none([{ file, line: lines.linePos(error.pos[0]).line, message }]);
  }
  const content: unknown = document.toJS();
  if (!Array.isArray(content)) {
    const message = 'this is a list of claims: each begins with "- claim:"';
    return none(content === null ? [] : [{ file, line: 1, message }]);
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
    return lines.linePos(node?.range?.[0] ?? 0).line;
  };
  const claims: Claim[] = [];
  const problems: Problem[] = [];
  content.forEach((value: unknown, index) => {
    const line = lineOf([index]);
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      claims.push({ ...parsed.data, line });
    } else if (!isMap(document.getIn([index], true))) {
      problems.push({
        file,
        line,
        message: 'a claim needs the keys claim and proof, and those of its proof',
      });
    } else {
      for (const issue of parsed.error.issues) {
        const key = issue.path[0];
        const at = key !== undefined && key in (value as object) ? lineOf([index, key]) : line;
        problems.push({ file, line: at, message: messageOf(issue, value as never) });
      }
    }
  });
  const sentences = content.flatMap((value: unknown) => {
    const named = z.object({ claim: sentence }).safeParse(value);
    return named.success ? [named.data.claim] : [];
  });
  return { claims, sentences, problems };
}
