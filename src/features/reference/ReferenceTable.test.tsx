import { render, screen } from '@testing-library/react';
import {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from './ReferenceTable';

describe('a table of the reference', () => {
  it('has a row’s name that links to itself, with what sets it apart', () => {
    render(
      <ReferenceTable columns="name default description">
        <ReferenceAnchor id="prop-title">title</ReferenceAnchor>
        <ReferenceMark kind="deprecated">deprecated</ReferenceMark>
      </ReferenceTable>,
    );
    const name = screen.getByRole('link', { name: 'title' });
    expect(name).toHaveAttribute('id', 'prop-title');
    expect(name).toHaveAttribute('href', '#prop-title');
    expect(screen.getByText('deprecated')).toBeVisible();
  });

  it('lays its rows out for the columns that it has', () => {
    const classes = ['name default', 'name type'].map((columns) => {
      const { container } = render(<ReferenceTable columns={columns} />);
      return container.firstElementChild?.className;
    });
    expect(new Set(classes).size).toBe(2);
  });
});

it('types run from left to right on every page, and no machine translates them', () => {
  render(
    <ReferenceType>
      <ReferenceCode>string | null</ReferenceCode>
    </ReferenceType>,
  );
  const code = screen.getByText('string | null');
  expect(code).toHaveAttribute('dir', 'ltr');
  expect(code).toHaveAttribute('translate', 'no');
  expect(code.parentElement).toHaveAttribute('dir', 'ltr');
});
