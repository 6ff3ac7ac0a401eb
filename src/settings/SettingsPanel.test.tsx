import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeStylingPreference, codeVariantPreference } from '../preferences';
import SettingsPanel from './SettingsPanel';

const setting = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  act(() => {
    codeStylingPreference.set('system');
    codeVariantPreference.set('TS');
  });
});

describe('the settings panel', () => {
  it('spec 3.3: sets the styling of all samples, and keeps it', async () => {
    render(<SettingsPanel open onClose={jest.fn()} />);
    const styling = setting('Code styling');
    expect(styling.getByRole('button', { name: 'MUI System' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(styling.getByRole('button', { name: 'Tailwind CSS' }));
    expect(styling.getByRole('button', { name: 'Tailwind CSS' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(codeStylingPreference.get()).toBe('tailwind');
    expect(document.cookie).toContain('codeStyling=tailwind');
  });

  it('spec 3.3: sets the language of all samples, and keeps it', async () => {
    render(<SettingsPanel open onClose={jest.fn()} />);
    await userEvent.click(setting('Code language').getByRole('button', { name: 'JavaScript' }));
    expect(codeVariantPreference.get()).toBe('JS');
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('spec 3.3: follows a choice made beside a sample', () => {
    render(<SettingsPanel open onClose={jest.fn()} />);
    act(() => {
      codeVariantPreference.set('JS');
    });
    expect(setting('Code language').getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
