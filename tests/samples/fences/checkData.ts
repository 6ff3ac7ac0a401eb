import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Fence } from './extractFences';

/** A problem in a fence, by line of the fence; 0 is the first line of code. */
export interface FenceProblem {
  readonly index: number;
  readonly message: string;
}

/** TypeScript's configuration is the only JSON file that may have comments. */
function allowsComments({ language, title }: Fence): boolean {
  return language === 'jsonc' || /(?:^|\/)tsconfig[^/]*\.json$/.test(title ?? '');
}

/** Parses a JSON fence; comments are allowed in `jsonc` fences and in a `tsconfig.json`. */
export function checkJson(fence: Fence): readonly FenceProblem[] {
  const errors: ParseError[] = [];
  const disallowComments = !allowsComments(fence);
  parse(fence.code, errors, { disallowComments, allowTrailingComma: !disallowComments });
  return errors.map(({ error, offset }) => ({
    index: fence.code.slice(0, offset).split('\n').length - 1,
    message: `JSON: ${printParseErrorCode(error)}`,
  }));
}

/** Parses a YAML fence, which may hold several documents. */
export function checkYaml({ code }: Fence): readonly FenceProblem[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter, prettyErrors: false });
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ message, pos: [offset] }) => ({
      index: Math.max(lineCounter.linePos(offset).line - 1, 0),
      message: `YAML: ${message}`,
    })),
  );
}
