import { render, screen } from '@testing-library/react';
import {
  ReferenceAnchor,
  ReferenceCode,
  ReferenceMark,
  ReferenceTable,
  ReferenceType,
} from './ReferenceTable';

describe('a reference table', () => {
  it('shows a row’s name, which links to itself, with its badge', () => {
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

  it('lays out rows according to its columns', () => {
    const classes = ['name default', 'name type'].map((columns) => {
      const { container } = render(<ReferenceTable columns={columns} />);
      return container.firstElementChild?.className;
    });
    expect(new Set(classes).size).toBe(2);
  });
});

it('types are left to right on every page, and excluded from machine translation', () => {
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
