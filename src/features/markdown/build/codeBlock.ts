import type { Element } from 'hast';
import { element, find, findAll, hasClass, text, textOf, textProperty } from '../../../site/hast';

/** The language in a block's class, such as `language-tsx`. */
function languageOf({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const name = classes.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

/**
 * A code block without what stands around it and colours it: one `pre` with the code as it was
 * written, its title as `data-code` and its language as `data-language`.
 *
 * @param frame the block in the site's frame, marked `data-code`
 */
export function codeBlock(frame: Element): readonly Element[] {
  const pre = find(frame, ({ tagName }) => tagName === 'pre');
  if (pre === null) {
    return [];
  }
  const lines = findAll(pre, (child) => hasClass(child, 'token-line')).map(textOf);
  const code = lines.length > 0 ? lines.join('\n') : textOf(pre);
  const properties = { dataCode: textProperty(frame, 'dataCode'), dataLanguage: languageOf(pre) };
  return [element('pre', properties, [text(code)])];
}
