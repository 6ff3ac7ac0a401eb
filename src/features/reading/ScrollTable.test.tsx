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

  it('names the column of each cell, for phones, but not of the first', () => {
    render(table('File', 'Kind', 'Holds'));
    expect(labels()).toEqual([null, 'Kind', 'Holds']);
    expect(screen.getAllByRole('cell')[2]).toHaveTextContent('Some Holds');
  });

  it('of two columns needs no names', () => {
    render(table('File', 'Holds'));
    expect(labels()).toEqual([null, null]);
  });
});
