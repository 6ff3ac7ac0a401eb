import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalDrawer } from '.';

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <header>
        <button type="button" onClick={() => setIsOpen(true)}>
          Menu
        </button>
        <div role="presentation" data-testid="scrim" />
        <ModalDrawer isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Close
          </button>
        </ModalDrawer>
      </header>
      <main>Text</main>
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  await user.click(opener);
  return { user, opener };
}

describe('the drawer of small screens', () => {
  it('is a dialog while it is open, and takes the focus', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('leaves nothing else in reach but the scrim that closes it', async () => {
    const { opener } = await open();
    expect(opener.inert).toBe(true);
    expect(screen.getByText('Text').closest('[inert], main')).toHaveProperty('inert', true);
    expect(screen.getByTestId('scrim').inert).toBeFalsy();
  });

  it.each(['{Escape}', '{Enter}'])('closes with %s and gives the focus back', async (key) => {
    const { user, opener } = await open();
    await user.keyboard(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener.inert).toBe(false);
    expect(opener).toHaveFocus();
  });
});
