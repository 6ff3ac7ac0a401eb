import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';

const schema = Joi.object<Record<string, unknown>>({
  title: Joi.string()
    .trim()
    .required()
    .messages({ '*': 'title: every page needs one, such as "title: Installation"' }),
  description: Joi.string().trim().min(50).max(160).pattern(/\.$/).required().messages({
    'any.required': 'description: every page needs one, a sentence of 50 to 160 characters',
    'string.min': 'description: it has {#value.length} characters, 50 to 160 are right',
    'string.max': 'description: it has {#value.length} characters, 50 to 160 are right',
    'string.pattern.base': 'description: it must end in a period',
    '*': 'description: a sentence of 50 to 160 characters is right',
  }),
  ads: Joi.boolean().messages({ '*': 'ads: true or false is right' }),
  toc_max_heading_level: Joi.number()
    .integer()
    .min(2)
    .max(6)
    .messages({ '*': 'toc_max_heading_level: a whole number from 2 to 6 is right' }),
}).messages({
  'object.unknown':
    '{#label}: no such field; there are title, description, ads and toc_max_heading_level',
});

/**
 * Checks a page's front matter (spec 8): the one place where what a writer puts there is parsed.
 *
 * @param frontMatter the fields as YAML gave them
 * @param filePath the page's file, named in the error
 * @throws Error naming the file, each wrong field, and what would be right
 */
export function validateFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  filePath: string,
): void {
  const { error } = schema.validate(frontMatter, {
    abortEarly: false,
    errors: { wrap: { label: false } },
  });
  if (error) {
    const lines = error.details.map(({ message }) => `  ${message}`);
    throw new Error(
      `Wrong front matter in ${path.relative(process.cwd(), filePath)}\n${lines.join('\n')}`,
    );
  }
}
