import { Children, cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import styles from './ScrollTable.module.css';

type Part = React.ReactElement<{ readonly children?: ReactNode; readonly 'data-label'?: string }>;

/** The element children of a table section; the text nodes between them are white space. */
function partsOf(node: ReactNode): readonly Part[] {
  return Children.toArray(node).filter((child): child is Part => isValidElement(child));
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : typeof child === 'string'
          ? child
          : '',
    )
    .join('');
}

/**
 * Writes on each cell which column it is of, for screens where a row becomes a block of lines. Of two
 * columns the second needs no name, and the first is what the row is about.
 */
function withLabels(children: ReactNode): ReactNode {
  const [head, body, ...others] = partsOf(children);
  const [names] = partsOf(head?.props.children);
  const labels = partsOf(names?.props.children).map(({ props }) => textOf(props.children));
  if (!head || !body || others.length > 0 || labels.length < 3) {
    return children;
  }
  const rows = partsOf(body.props.children).map((row) =>
    cloneElement(
      row,
      {},
      partsOf(row.props.children).map((cell, column) =>
        column === 0 ? cell : cloneElement(cell, { 'data-label': labels[column] ?? '' }),
      ),
    ),
  );
  return [head, cloneElement(body, {}, rows)];
}

/**
 * A table of a page. On a phone each of its rows becomes a block of lines; elsewhere `<tp-table>` lets the
 * keyboard scroll one that is wider than the page.
 */
export function ScrollTable({ children, ...props }: ComponentProps<'table'>): ReactNode {
  return (
    <tp-table className={styles.frame}>
      <table {...props}>{withLabels(children)}</table>
    </tp-table>
  );
}
