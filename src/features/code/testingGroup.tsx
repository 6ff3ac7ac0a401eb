import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { attributeRules } from '../../site/attributeRules';
import { CodeGroup } from './CodeGroup';

/** What the tests of groups have in common. */

/** A fence as MDX passes it to a component. */
export function fence(metastring: string, code: string): ReactNode {
  const props = { className: 'language-tsx', metastring };
  return (
    <pre>
      <code {...props}>{code}</code>
    </pre>
  );
}

/** A sample in two languages. */
export const languages = (
  <CodeGroup>
    {fence('variant=TS title="a.tsx"', 'typed')}
    {'\n'}
    {fence('variant=JS title="a.jsx"', 'untyped')}
  </CodeGroup>
);

/** A sample in two stylings. */
export const stylings = (
  <CodeGroup>
    {fence('styling=system', 'sx')}
    {fence('styling=tailwind', 'classes')}
  </CodeGroup>
);

/** Which sample shows is the style sheet's work, so the tests need the real one; here the last rule wins. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent =
    fs.readFileSync(path.join(__dirname, 'CodeGroup.module.css'), 'utf8') + attributeRules();
  document.head.append(style);
}
