import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startTabs } from '.';

interface Props {
  readonly name: string;
  readonly children?: ReactNode;
}

function Group({ name, children }: Props) {
  return (
    <div data-tab-group={name}>
      {['npm', 'pnpm'].map((manager) => (
        <label key={manager}>
          <input type="radio" value={manager} />
          {manager}
        </label>
      ))}
      <div>{children}</div>
    </div>
  );
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

beforeAll(() => {
  window.scrollBy = jest.fn();
  startTabs();
});

beforeEach(() => {
  localStorage.clear();
});

it('stores a choice under the name of its group', () => {
  render(<Group name="manager" />);
  fireEvent.click(screen.getByRole('radio', { name: 'pnpm' }));
  expect(localStorage.getItem('docusaurus.tab.manager')).toBe('pnpm');
});

it('neither syncs nor stores a choice in a group without a name', () => {
  render(
    <>
      <Group name="" />
      <Group name="" />
    </>,
  );
  const [, pnpm] = radios();
  if (pnpm) {
    fireEvent.click(pnpm);
  }
  expect(radios().map(({ checked }) => checked)).toEqual([false, true, false, false]);
  expect(localStorage).toHaveLength(0);
});

const fields = (
  <>
    <label>
      Other
      <input type="radio" value="pnpm" />
    </label>
    <input type="text" aria-label="Name" />
  </>
);

it.each([
  ['beside the tabs', <Group key="" name="manager" />, fields],
  ['in a panel', <Group key="" name="manager" children={fields} />, null],
])('ignores form fields %s', (_place, group, outside) => {
  render(
    <>
      {group}
      {outside}
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'pnpm' } });
  expect(screen.getByRole('radio', { name: 'pnpm' })).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

it('shows what was chosen on another page when a page is shown again', () => {
  render(<Group name="manager" />);
  localStorage.setItem('docusaurus.tab.manager', 'pnpm');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByRole('radio', { name: 'pnpm' })).toBeChecked();
});
