import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Harmless HTML elements without a Markdown equivalent. */
const PLAIN_ELEMENTS = new Set(
  'abbr br dd del details dfn dl dt ins kbd mark samp sub summary sup var wbr'.split(' '),
);
const PLAIN_ATTRIBUTES = new Set(['dir', 'id', 'lang', 'open', 'title']);

/** Any scheme but these; a URL without a scheme is on this site. */
const UNSAFE_SCHEME = /^(?!(?:https?|mailto):)[a-z][a-z0-9+.-]*:/i;

/** A URL on another host, in any notation. */
const OTHER_HOST = /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i;

function linkProblem(address: string, shown = address): string | null {
  // Browsers ignore whitespace and control characters.
  return UNSAFE_SCHEME.test(address.replace(/[\p{Cc} ]/gu, ''))
    ? `${shown}: a link must be a path, or start with https:, http: or mailto:`
    : null;
}

function sourceProblem(address: string): string | null {
  return OTHER_HOST.test(address)
    ? `${address}: files must not be loaded from other hosts; put the file next to the page`
    : null;
}

/** Values that cannot run: numbers, strings without escapes, `true`, `false` and `null`. */
const LITERAL = /^\s*(?:-?\d+(?:\.\d+)?|"[^"\\]*"|'[^'\\]*'|true|false|null)\s*$/;
const COMMENT = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/;

/** The problem with an element, or `null`. */
function elementProblem({
  name,
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): string | null {
  const isPlain = name !== null && /^[a-z]/.test(name);
  if (isPlain && !PLAIN_ELEMENTS.has(name)) {
    return `<${name}> is not allowed in pages: use Markdown or a component`;
  }
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return '{...} hides which attributes an element has: write them out';
    }
    const { name: key, value } = attribute;
    if (/^on/i.test(key) || key === 'dangerouslySetInnerHTML') {
      return `${key} runs code, which is not allowed in pages: write a demo in a separate file`;
    }
    if (isPlain && !PLAIN_ATTRIBUTES.has(key)) {
      return `<${name}> has no attribute ${key} here; use one of ${[...PLAIN_ATTRIBUTES].join(', ')}`;
    }
    if (typeof value === 'object' && value !== null && !LITERAL.test(value.value)) {
      return `${key}={${value.value}} is code: only numbers, strings, true and false may be in braces`;
    }
    const text = typeof value === 'string' ? value : (value?.value ?? '').replace(/^\s*["']/, '');
    const reason =
      (/^(?:src|dark)$/.test(key) && sourceProblem(text)) ||
      (/^(?:href|src|dark|to|action|formAction)$/.test(key) &&
        linkProblem(text, `${key}="${text}"`));
    if (reason) {
      return reason;
    }
  }
  return null;
}

function problemOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return 'Raw HTML is not allowed in pages: use Markdown or a component';
    case 'mdxjsEsm':
      return 'import and export are not allowed in pages: components come from src/theme/MDXComponents';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value)
        ? null
        : `{${node.value}} is code: only comments may be in braces`;
    case 'image':
      return linkProblem(node.url) ?? sourceProblem(node.url);
    case 'imageReference':
      return 'Reference-style images are not supported: write ![alt text](./picture.webp)';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(node);
    default:
      return 'url' in node ? linkProblem(node.url) : null;
  }
}

/**
 * Keeps code out of pages: their authors must not be able to run any in the build or in a reader's
 * browser. Runs before the plugins that write elements themselves. Fails the page, with its line,
 * for raw HTML and all but a few plain elements, event handlers, code in braces, `import` and
 * `export`, URLs such as `javascript:`, and pictures on other hosts.
 */
export default function remarkSafeMarkup(): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, (node) => {
      const reason = problemOf(node);
      if (reason !== null) {
        page.fail(reason, node, 'safe-markup');
      }
    });
  };
}
