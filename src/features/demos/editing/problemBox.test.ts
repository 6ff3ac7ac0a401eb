import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProblemBox } from './problemBox';

function showBox(): { box: ProblemBox; goTo: jest.Mock; runAgain: jest.Mock } {
  const [goTo, runAgain] = [jest.fn(), jest.fn()];
  document.body.replaceChildren();
  return { box: new ProblemBox(document.body, { goTo, runAgain }), goTo, runAgain };
}

describe('a problem of an edited demo', () => {
  it('names its file and line, and jumps there', async () => {
    const { box, goTo } = showBox();
    const problem = { file: 'Demo.tsx', line: 7, text: 'Unexpected token' };
    box.show(problem);
    expect(screen.getByRole('status')).toHaveTextContent('Demo.tsx, line 7: Unexpected token');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the line' }));
    expect(goTo).toHaveBeenCalledWith(problem);
  });

  it('has no line to go to where none is known, and can be run again', async () => {
    const { box, runAgain } = showBox();
    box.show({ file: null, line: null, text: 'The demo no longer answered.' });
    expect(screen.getByRole('status')).toHaveTextContent(/^The demo no longer answered\./);
    expect(screen.queryByRole('button', { name: 'Go to the line' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    expect(runAgain).toHaveBeenCalledTimes(1);
  });

  it('disappears when it is resolved', () => {
    const { box } = showBox();
    box.show({ file: 'Demo.tsx', line: null, text: 'Unexpected token' });
    box.show(null);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
