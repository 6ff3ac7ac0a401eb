import { render, screen } from '@testing-library/react';
import { Badge, Figure, FigurePicture, FileTree, Steps } from '.';

it('Badge says what it says, in a colour for each kind', () => {
  render(
    <p>
      Slots <Badge kind="new">New in 0.15</Badge> <Badge kind="other">Beta</Badge>
    </p>,
  );
  expect(screen.getByText('New in 0.15')).toHaveClass('badge', 'new');
  expect(screen.getByText('New in 0.15')).toHaveAttribute('data-badge');
  expect(screen.getByText('Beta').className).toBe('badge');
});

describe('Figure', () => {
  it('is named by its caption', () => {
    render(
      <Figure caption="The editor">
        <FigurePicture scheme="both">
          <img src="a.webp" alt="A form" />
        </FigurePicture>
      </Figure>,
    );
    expect(screen.getByRole('figure')).toContainElement(screen.getByAltText('A form'));
    expect(screen.getByText('The editor').tagName).toBe('FIGCAPTION');
  });

  it('keeps the dark picture from search and from the Markdown page', () => {
    render(
      <Figure>
        <FigurePicture scheme="light">light</FigurePicture>
        <FigurePicture scheme="dark">dark</FigurePicture>
      </Figure>,
    );
    expect(screen.getByText('light')).not.toHaveAttribute('data-markdown');
    expect(screen.getByText('light')).toHaveClass('light');
    expect(screen.getByText('dark')).toHaveAttribute('data-markdown', 'skip');
    expect(screen.getByText('dark')).toHaveClass('dark');
    expect(document.querySelector('figcaption')).toBeNull();
  });
});

it.each([
  ['Steps', Steps, 'steps'],
  ['FileTree', FileTree, 'tree'],
] as const)('%s leaves its list a list', (_name, Component, className) => {
  render(
    <Component>
      <ol>
        <li>One</li>
        <li>Two</li>
      </ol>
    </Component>,
  );
  expect(screen.getByRole('list').parentElement).toHaveClass(className);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
