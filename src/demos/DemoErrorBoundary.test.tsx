import { render, screen } from '@testing-library/react';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo } from './registry';

jest.mock(
  '@generated/demos/default/registry',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').registry,
  { virtual: true },
);

describe('a demo that goes wrong', () => {
  it('says so in its own place', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = (): never => {
      throw new Error('no data');
    };
    render(
      <>
        <p>The page</p>
        <DemoErrorBoundary>
          <Broken />
        </DemoErrorBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This demo stopped: no data');
    expect(screen.getByText('The page')).toBeInTheDocument();
    silence.mockRestore();
  });

  it.each(['core/x/Missing', 'constructor', '__proto__', ''])(
    'is named when %j is asked for',
    (id) => expect(loadDemo(id)).rejects.toThrow(`There is no demo "${id}"`),
  );
});
