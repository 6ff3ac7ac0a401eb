import { render, screen } from '@testing-library/react';
import type { ComponentType, PropsWithChildren } from 'react';
import ProductPage from '../pages/_ProductPage';
import Search from '../pages/search';
import GeneratedIndexPage from './DocCategoryGeneratedIndexPage';
import ContentWrapper from './DocItem/Content';
import DocVersionBadge from './DocVersionBadge';
import AWrapper from './MDXComponents/A';
import HeadingWrapper from './MDXComponents/Heading';
import ImgWrapper from './MDXComponents/Img';
import TabItemWrapper from './TabItem';

/** A stub of a Docusaurus component that shows its id and its children. */
function mockOriginal(props: PropsWithChildren<{ id?: string }>) {
  return (
    <div data-testid="original" id={props.id}>
      {props.children}
    </div>
  );
}

/** A stub of one of the site's components that shows its props and children. */
function mockPart(name: string) {
  return function Part({ children, ...props }: PropsWithChildren<Record<string, unknown>>) {
    return (
      <div data-testid={name} data-given={Object.values(props).join(' ')}>
        {children}
      </div>
    );
  };
}

const mockDoc = {
  frontMatter: {},
  metadata: { permalink: '/toolpad/core/thing/', description: 'What it is.' },
};

jest.mock('@theme/Layout', () => mockOriginal, { virtual: true });
jest.mock('@theme-original/DocItem/Content', () => mockOriginal, { virtual: true });
jest.mock('@theme-original/MDXComponents/A', () => mockOriginal, { virtual: true });
jest.mock('@theme-original/MDXComponents/Img', () => mockOriginal, { virtual: true });
jest.mock('@theme/DocBreadcrumbs', () => mockOriginal, { virtual: true });
jest.mock('@theme/DocPaginator', () => mockOriginal, { virtual: true });
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useDoc: () => mockDoc,
  }),
  { virtual: true },
);
jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ texts: {} }) }), {
  virtual: true,
});
jest.mock('@site/src/features/ads', () => ({ AdSlot: mockPart('ad') }));
jest.mock('@site/src/features/feedback', () => ({
  Feedback: mockPart('vote'),
  headingTextId: (id: string) => `${id}:text`,
  SectionFeedback: mockPart('feedback'),
}));
jest.mock('@site/src/features/markdown', () => ({ MarkdownTools: mockPart('tools') }));
jest.mock('@site/src/features/reading', () => ({
  Picture: mockPart('picture'),
  pictureLayout: () => ({}),
  PrintedLabel: ({ text }: { text: string }) => <i>{text}</i>,
}));

/** Renders a component with only the props that a test needs. */
function show(Component: unknown, props: object): void {
  const Shown = Component as ComponentType<object>;
  render(<Shown {...props} />);
}

describe('a link', () => {
  it('leads to a file itself, and to a page by Docusaurus', () => {
    show(AWrapper, {
      'data-noBrokenLinkCheck': true,
      href: '/toolpad/a.webp',
      children: 'Picture',
    });
    show(AWrapper, { href: '/toolpad/core', children: 'Core' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/toolpad/a.webp');
    expect(screen.getByTestId('original')).toHaveTextContent('Core');
  });
});

describe('a page', () => {
  it('has its lead paragraph and its ad above the text', () => {
    show(ContentWrapper, { children: 'The text.' });
    expect(screen.getByTestId('original')).toHaveTextContent('What it is.The text.');
    expect(screen.getByTestId('ad')).toBeInTheDocument();
  });

  it('has its actions beside its breadcrumbs', () => {
    show(DocVersionBadge, {});
    expect(screen.getByTestId('tools')).toHaveAttribute(
      'data-given',
      '/toolpad/core/thing/index.md',
    );
  });

  it.each([
    [{ ads: false }, 0],
    [{ ads: true }, 1],
  ])('spec 4.2: with the front matter %j has %d ads', (frontMatter, count) => {
    mockDoc.frontMatter = frontMatter;
    show(ContentWrapper, { children: 'The text.' });
    expect(screen.queryAllByTestId('ad')).toHaveLength(count);
  });
});

describe('spec 4.2: pages outside the docs instances', () => {
  it.each([['toolpad-core'], ['toolpad-studio']])(
    'spec 4.2, 6.1: the overview of %s has its ad below the lead paragraph, and asks for feedback',
    (id) => {
      show(ProductPage, { id });
      expect(document.querySelector('.lead ~ [data-testid="ad"]')).toBeInTheDocument();
      expect(screen.getByTestId('vote')).toBeInTheDocument();
    },
  );

  it('the search results page has no ad, and search engines leave it out', () => {
    show(Search, {});
    expect(screen.getByRole('search')).toBeVisible();
    expect(screen.queryByTestId('ad')).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

it('spec 4.2, 6.1: the overview of a group has its ad, and asks for feedback', () => {
  const categoryGeneratedIndex = {
    title: 'Concepts',
    description: 'All of them.',
    permalink: '/toolpad/studio/concepts/',
    navigation: {},
  };
  show(GeneratedIndexPage, { categoryGeneratedIndex });
  expect(screen.getByTestId('ad')).toBeInTheDocument();
  expect(screen.getByTestId('vote')).toBeInTheDocument();
});

describe('a heading', () => {
  it.each([
    ['h2', 'use', 1],
    ['h3', 'use', 1],
    ['h4', 'use', 0],
    ['h2', undefined, 0],
  ])('%s with the id %s has %d comment buttons', (as, id, count) => {
    show(HeadingWrapper, { as, id, children: 'Use it' });
    expect(screen.getByRole('heading')).toHaveAccessibleName('Use it');
    expect(screen.queryAllByTestId('feedback')).toHaveLength(count);
  });
});

describe('an image', () => {
  it.each([['of-its-own'], [undefined]])('can be enlarged and keeps its id (%s)', (id) => {
    show(ImgWrapper, { id });
    const shown = screen.getByTestId('original').id;
    expect(shown).toBe(id ?? shown);
    expect(shown).not.toBe('');
    expect(screen.getByTestId('picture')).toContainElement(screen.getByTestId('original'));
  });
});

describe('a tab panel', () => {
  it.each([
    ['npm', 'Node’s own', 'Node’s own'],
    ['npm', undefined, 'npm'],
  ])('with the value %s and the label %s prints %s', (value, label, printed) => {
    show(TabItemWrapper, { value, label, children: 'npm install' });
    expect(screen.getByText('npm install')).toHaveTextContent(`${printed}npm install`);
  });
});
