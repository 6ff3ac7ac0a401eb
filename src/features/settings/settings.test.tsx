import { fireEvent, render, screen, within } from '@testing-library/react';
import { SettingsButton, startSettings } from '.';
import {
  codeStylingPreference,
  codeVariantPreference,
  colorModePreference,
  directionPreference,
} from '../../preferences';

beforeAll(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  startSettings();
});

function open(): HTMLElement {
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.getByRole('dialog', { name: 'Settings' });
}

beforeEach(() => {
  colorModePreference.set('system');
  directionPreference.set('ltr');
  codeStylingPreference.set('system');
  codeVariantPreference.set('TS');
  render(<SettingsButton />);
});

it('the panel opens with the reader’s choices', () => {
  colorModePreference.set('dark');
  const panel = within(open());
  expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'Left to right' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'MUI System' })).toBeChecked();
  expect(panel.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
});

it.each([
  ['Mode', 'Light', () => colorModePreference.get(), 'light'],
  ['Direction', 'Right to left', () => directionPreference.get(), 'rtl'],
  ['Code styling', 'Tailwind CSS', () => codeStylingPreference.get(), 'tailwind'],
  ['Code language', 'JavaScript', () => codeVariantPreference.get(), 'JS'],
])('%s: %s applies immediately', (group, option, read, value) => {
  const choices = within(within(open()).getByRole('group', { name: group }));
  fireEvent.click(choices.getByRole('radio', { name: option }));
  expect(read()).toBe(value);
  expect(choices.getByRole('radio', { name: option })).toBeChecked();
});

it('the panel reflects choices made elsewhere', () => {
  const panel = within(open());
  codeVariantPreference.set('JS');
  expect(panel.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
});

it('a click outside closes the panel, a click inside does not', () => {
  const panel = open();
  panel.getBoundingClientRect = () => ({ left: 60, right: 400, top: 0, bottom: 800 }) as DOMRect;
  fireEvent.click(panel, { clientX: 100, clientY: 100 });
  expect(panel).toHaveAttribute('open');
  fireEvent.click(panel, { clientX: 10, clientY: 100 });
  expect(panel).not.toHaveAttribute('open');
});
