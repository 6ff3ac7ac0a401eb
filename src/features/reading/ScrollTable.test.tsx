import { render, screen } from '@testing-library/react';
import { ScrollTable } from '.';

describe('a table', () => {
  const table = (...columns: string[]) => (
    <ScrollTable>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map((name) => (
            <td key={name}>
              Some <code>{name}</code>
            </td>
          ))}
        </tr>
      </tbody>
    </ScrollTable>
  );
  const labels = () => screen.getAllByRole('cell').map((cell) => cell.dataset.label ?? null);

  it('labels each cell but the first with its column, for phones', () => {
    render(table('File', 'Kind', 'Holds'));
    expect(labels()).toEqual([null, 'Kind', 'Holds']);
    expect(screen.getAllByRole('cell')[2]).toHaveTextContent('Some Holds');
  });

  it('with two columns needs no labels', () => {
    render(table('File', 'Holds'));
    expect(labels()).toEqual([null, null]);
  });
});
