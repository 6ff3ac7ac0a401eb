import clsx from 'clsx';
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { LineIcon } from '../../brand';
import { translate } from '../../strings/all';
import backToTopStyles from './BackToTop.module.css';
import pictureStyles from './Picture.module.css';
import printedLabelStyles from './PrintedLabel.module.css';
import scrollTableStyles from './ScrollTable.module.css';
import tableOfContentsStyles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly className?: string | undefined;
  /** Links to the page's sections. */
  readonly children: ReactNode;
}

/** A page's sections beside its text; `<tp-toc>` marks the current one. */
export function TableOfContents({ className, children }: TableOfContentsProps): ReactNode {
  return (
    <tp-toc>
      <nav
        aria-label={translate('reading.toc')}
        className={clsx(tableOfContentsStyles.contents, 'thin-scrollbar', className)}
      >
        <p className={tableOfContentsStyles.title}>{translate('reading.toc')}</p>
        {children}
      </nav>
    </tp-toc>
  );
}

/** A name that may be longer than a line of the table of contents. */
const LONG_NAME = /[^\s<>]{19,}/g;

/** Lets long names in a heading's HTML break before their dots. */
export function breakNames(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(LONG_NAME, (name) => name.replaceAll(/(?<=.)(?=\.[\w$])/g, '<wbr>')),
    )
    .join('');
}

interface PictureProps {
  /** An `img` with an id. */
  readonly children: ReactNode;
  /** The size of the part to show; all of it without. */
  readonly part?: CSSProperties | undefined;
}

/** An image in a page, or a part of it; `<tp-picture>` scrolls it and opens it larger. */
export function Picture({ children, part }: PictureProps): ReactNode {
  return (
    <tp-picture className={pictureStyles.frame}>
      {part ? (
        <span className={pictureStyles.part} style={part}>
          {children}
        </span>
      ) : (
        children
      )}
    </tp-picture>
  );
}

/** A label in print only; an attribute, so that search and screen readers do not find it twice. */
export function PrintedLabel({ text }: { readonly text: string }): ReactNode {
  return <span className={printedLabelStyles.label} data-label={text} />;
}

/** The back-to-top button; `startReading` shows it. */
export function BackToTop(): ReactNode {
  return (
    <button
      type="button"
      className={backToTopStyles.button}
      data-to-top
      aria-label={translate('reading.top')}
    >
      <LineIcon d="M12 20V5m-7 7 7-7 7 7" size={20} />
    </button>
  );
}

interface PartProps {
  readonly children?: ReactNode;
  readonly 'data-label'?: string;
}

/** Element children; the text nodes between them are whitespace. */
const partsOf = (node: ReactNode) => Children.toArray(node).filter(isValidElement<PartProps>);

function textOf(node: ReactNode): string {
  if (typeof node === 'string') {
    return node;
  }
  const children = isValidElement<PartProps>(node) ? [node.props.children] : node;
  return Array.isArray(children) ? children.map(textOf).join('') : '';
}

/** Labels cells with their column, for phones. The first column, or one of two, needs no label. */
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

/** A table in a page: on phones, rows become blocks; elsewhere `<tp-table>` handles wide ones. */
export function ScrollTable({ children, ...props }: ComponentProps<'table'>): ReactNode {
  return (
    <tp-table className={scrollTableStyles.frame}>
      <table {...props}>{withLabels(children)}</table>
    </tp-table>
  );
}
