import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import TabItem from './TabItem';
import Tabs from './Tabs';
import { startTabs } from '@site/src/features/tabs';

function Group({ id }: { readonly id?: string }) {
  return (
    <Tabs {...(id !== undefined && { groupId: id })}>
      <TabItem value="npm">npm install</TabItem>
      <TabItem value="pnpm" label="pnpm, fast">
        pnpm add
      </TabItem>
    </Tabs>
  );
}

const chosen = (): (string | undefined)[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

beforeAll(() => {
  window.scrollBy = jest.fn();
});

beforeEach(() => {
  localStorage.clear();
});

it('starts with the first panel, or the writer’s default', () => {
  render(<Group />);
  expect(chosen()).toEqual(['npm']);
  render(
    <Tabs defaultValue="b">
      <TabItem value="a">A</TabItem>
      <TabItem value="b">B</TabItem>
    </Tabs>,
  );
  expect(chosen()).toEqual(['npm', 'b']);
});

it('syncs groups with the same name, across pages too', () => {
  const { unmount } = render(
    <>
      <Group id="manager" />
      <Group id="manager" />
      <Group id="other" />
    </>,
  );
  startTabs();
  fireEvent.click(screen.getAllByRole('radio', { name: 'pnpm, fast' })[0] ?? document.body);
  expect(chosen()).toEqual(['pnpm', 'pnpm', 'npm']);
  unmount();
  render(<Group id="manager" />);
  startTabs();
  expect(chosen()).toEqual(['pnpm']);
});

it('ignores a value without a panel', () => {
  localStorage.setItem('docusaurus.tab.manager', 'bun');
  render(<Group id="manager" />);
  startTabs();
  expect(chosen()).toEqual(['npm']);
});

it('a group with more tabs than can be shown stops the build', () => {
  const panels = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <TabItem key={index} value={String(index)}>
        Text
      </TabItem>
    ));
  expect(renderToStaticMarkup(<Tabs>{panels(6)}</Tabs>)).toContain('Text');
  expect(() => renderToStaticMarkup(<Tabs>{panels(7)}</Tabs>)).toThrow(
    '<Tabs> has 7 tabs; the maximum is 6',
  );
});
