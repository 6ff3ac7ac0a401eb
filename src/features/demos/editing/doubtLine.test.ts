import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DoubtLine } from './doubtLine';

function drawDemo(): Element {
  document.body.innerHTML = '<figure id="Hello.tsx"><tp-demo></tp-demo></figure>';
  return document.querySelector('tp-demo') as Element;
}

describe('the line above a demo whose changes are in doubt', () => {
  it('says why, to screen readers too, and runs them when the reader asks', async () => {
    const onRun = jest.fn();
    new DoubtLine(drawDemo(), onRun).show('shared');
    const button = screen.getByRole('button', { name: 'Run it' });
    expect(button).toHaveAccessibleDescription('This code came with the link.');
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(onRun).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(onRun).toHaveBeenCalledTimes(1);
  });

  it('disappears without a doubt, and never appears twice', () => {
    const line = new DoubtLine(drawDemo(), jest.fn());
    line.show('shared');
    line.show('frozen');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button')).toHaveAccessibleDescription(/stopped answering/);
    line.show(null);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
