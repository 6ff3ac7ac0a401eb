import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { KEYWORDS_FIELD } from '../features/search/build/keywords';
import { nearestName } from '../site';
import { didYouMean, formatProblem, nameFile, type Problem } from './tools/problem';

const fields = {
  title: Joi.string()
    .trim()
    .required()
    .messages({ '*': 'title: required, such as "title: Installation"' }),
  description: Joi.string().trim().min(50).max(160).pattern(/\.$/).required().messages({
    'any.required': 'description: required, a sentence of 50 to 160 characters',
    'string.min': 'description: must have 50 to 160 characters, has {#value.length}',
    'string.max': 'description: must have 50 to 160 characters, has {#value.length}',
    'string.pattern.base': 'description: must end in a period',
    '*': 'description: must be a sentence of 50 to 160 characters',
  }),
  ads: Joi.boolean().messages({ '*': 'ads: must be true or false' }),
  toc_max_heading_level: Joi.number()
    .integer()
    .min(2)
    .max(6)
    .messages({ '*': 'toc_max_heading_level: must be an integer from 2 to 6' }),
};

const keywords = Joi.array()
  .items(Joi.string().trim().required())
  .max(12)
  .messages({ '*': '{#label}: must be a list of 1 to 12 words that readers search with' });

const schema = Joi.object<Record<string, unknown>>(fields).pattern(KEYWORDS_FIELD, keywords);
const FIELDS = [...Object.keys(fields), 'keywords'];

/**
 * Moves keywords into one field of their own, `searchKeywords`, by anchor: Docusaurus would write
 * those of the page into its head, for search services that ignore them.
 */
function moveKeywords(frontMatter: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(frontMatter).map(
    ([field, value]) => [KEYWORDS_FIELD.exec(field), field, value] as const,
  );
  return {
    ...Object.fromEntries(entries.flatMap(([isMoved, ...entry]) => (isMoved ? [] : [entry]))),
    searchKeywords: Object.fromEntries(
      entries.flatMap(([found, , value]) => (found ? [[found[1] ?? '', value]] : [])),
    ),
  };
}

/** The line of a field, from 1; the first line if the field is missing. */
function lineOf(field: string, source: string): number {
  const end = source.indexOf('\n---', 3);
  const lines = source.slice(0, end === -1 ? 0 : end).split('\n');
  const index = lines.findIndex((line) => /^(["']?)(.+?)\1\s*:/.exec(line)?.[2] === field);
  return Math.max(index, 0) + 1;
}

/**
 * Checks a page's front matter (spec 8).
 *
 * @param source the page's text, for line numbers
 * @returns one problem per invalid field; a misspelled field is not also reported as missing
 */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  file: string,
  source: string,
): readonly Problem[] {
  const { error } = schema.validate(frontMatter, { abortEarly: false });
  const details = error?.details ?? [];
  const unknown = new Map(
    details
      .filter(({ type }) => type === 'object.unknown')
      .map(({ path: [field] }) => [String(field), nearestName(String(field), FIELDS)]),
  );
  const misspelt = new Set(unknown.values());
  return details
    .map(({ message, path: [first], type }) => ({ field: String(first), message, type }))
    .filter(({ field, type }) => type !== 'any.required' || !misspelt.has(field))
    .map(({ field, message }) => {
      const meant = unknown.get(field);
      const wrong = `${field}: unknown field${didYouMean(meant ?? null)}; the fields are ${FIELDS.join(', ')}`;
      return {
        file: nameFile(file),
        line: lineOf(field, source),
        message: meant === undefined ? message : wrong,
      };
    });
}

/**
 * Reads and checks a page's front matter; `parsed` is `null` if it is not valid YAML. Never throws.
 */
export async function readFrontMatter({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}: Parameters<ParseFrontMatter>[0]) {
  try {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    return { parsed, problems: checkFrontMatter(parsed.frontMatter, filePath, fileContent) };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line?: number } };
    const problem = {
      file: nameFile(filePath),
      // The parser counts from 0, starting at the opening dashes.
      line: (mark?.line ?? 0) + 1,
      message: `the front matter is not valid YAML: ${reason ?? String(error)}; put strings that contain ": " or start with a special character in double quotes`,
    };
    return { parsed: null, problems: [problem] };
  }
}

/**
 * Docusaurus's front matter hook; throws an error with one line per problem.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  // Docusaurus treats files whose name starts with `_` as partials, without front matter.
  if (path.basename(params.filePath).startsWith('_')) {
    return params.defaultParseFrontMatter(params);
  }
  const { parsed, problems } = await readFrontMatter(params);
  if (!parsed || problems.length > 0) {
    throw new Error(`Invalid front matter\n${problems.map(formatProblem).join('\n')}`);
  }
  return { ...parsed, frontMatter: moveKeywords(parsed.frontMatter) };
};
