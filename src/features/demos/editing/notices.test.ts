import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createProblemBox, showFrozen } from './notices';
import type { Problem } from './messages';

describe('an error in an edited demo', () => {
  function showBox(problem: Problem) {
    const actions = { goTo: jest.fn(), runAgain: jest.fn() };
    const { box, show } = createProblemBox(actions);
    document.body.replaceChildren(box);
    show(problem);
    return { show, ...actions };
  }

  it('names its file and line, and jumps there', async () => {
    const problem = { file: 'Demo.tsx', line: 7, text: 'Unexpected token' };
    const { goTo } = showBox(problem);
    expect(screen.getByRole('status')).toHaveTextContent('Demo.tsx, line 7: Unexpected token');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the line' }));
    expect(goTo).toHaveBeenCalledWith(problem);
  });

  it('without a line has no button to go there, but can be run again', async () => {
    const text = 'The demo stopped responding.';
    const { runAgain } = showBox({ file: null, line: null, text });
    expect(screen.getByRole('status')).toHaveTextContent(/^The demo stopped responding\./);
    expect(screen.queryByRole('button', { name: 'Go to the line' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    expect(runAgain).toHaveBeenCalledTimes(1);
  });

  it('disappears when it is resolved', () => {
    const { show } = showBox({ file: 'Demo.tsx', line: null, text: 'Unexpected token' });
    show(null);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the notice above a demo whose edits hung', () => {
  it('explains why, also to screen readers, and has a button to run them', async () => {
    const onRun = jest.fn();
    document.body.innerHTML = '<figure id="Hello.tsx"><tp-demo></tp-demo></figure>';
    showFrozen(document.querySelector('tp-demo') as Element, onRun);
    const button = screen.getByRole('button', { name: 'Run it' });
    expect(button).toHaveAccessibleDescription('This code stopped responding when it last ran.');
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(onRun).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(onRun).toHaveBeenCalledTimes(1);
  });
});
