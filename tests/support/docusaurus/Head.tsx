import { Children, isValidElement, useEffect, type ReactNode } from 'react';

/**
 * Docusaurus' head, with its tags left in place so that a test can read them, and the attributes of
 * `<html>` set.
 */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  const all = Children.toArray(children);
  const root = all.find((child) => isValidElement<object>(child) && child.type === 'html');
  const attributes = isValidElement<object>(root) ? root.props : {};
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      document.documentElement.setAttribute(name, String(value));
    }
  });
  return <div data-testid="head">{all.filter((child) => child !== root)}</div>;
}
