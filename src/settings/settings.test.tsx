import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { directionPreference } from '../preferences';
import { SettingsButton } from '.';

afterEach(() => {
  act(() => {
    directionPreference.set('ltr');
  });
});

async function openPanel() {
  const user = userEvent.setup();
  render(<SettingsButton />);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  return { user, panel: await screen.findByRole('dialog', { name: 'Settings' }) };
}

describe('the settings panel', () => {
  it('is not there before a reader asks for it', () => {
    render(<SettingsButton />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('shows what holds, and sets the direction', async () => {
    const { user, panel } = await openPanel();
    const group = within(panel).getByRole('group', { name: 'Direction' });
    const rtl = within(group).getByRole('button', { name: 'Right to left' });
    expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('Left to right');
    await user.click(rtl);
    expect(rtl).toHaveAttribute('aria-pressed', 'true');
    expect(directionPreference.get()).toBe('rtl');
  });

  it('always has one value pressed: pressing it again changes nothing', async () => {
    const { user, panel } = await openPanel();
    const ltr = within(panel).getByRole('button', { name: 'Left to right' });
    await user.click(ltr);
    expect(ltr).toHaveAttribute('aria-pressed', 'true');
  });

  it('sets the mode, system included', async () => {
    const { user, panel } = await openPanel();
    const group = within(panel).getByRole('group', { name: 'Mode' });
    expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('System');
    await user.click(within(group).getByRole('button', { name: 'Dark' }));
    expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('Dark');
    await user.click(within(group).getByRole('button', { name: 'System' }));
    expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('System');
  });

  it('closes with its button and with Escape', async () => {
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('button', { name: 'Close settings' }));
    // The page behind the panel is inert until the panel has left.
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stands in the header only, not in the drawer of small screens too', () => {
    const { container } = render(<SettingsButton mobile />);
    expect(container).toBeEmptyDOMElement();
  });
});
