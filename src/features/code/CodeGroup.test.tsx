import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { attributeRules } from '../../site/attributeRules';
import { CodeGroup } from './CodeGroup';
import { startPage } from './testingCode';

/** A fence as MDX passes it to a component. */
function fence(metastring: string, code: string): ReactNode {
  const props = { className: 'language-tsx', metastring };
  return (
    <pre>
      <code {...props}>{code}</code>
    </pre>
  );
}

const languages = (
  <CodeGroup>
    {fence('variant=TS title="a.tsx"', 'typed')}
    {'\n'}
    {fence('variant=JS title="a.jsx"', 'untyped')}
  </CodeGroup>
);

const stylings = (
  <CodeGroup>
    {fence('styling=system', 'sx')}
    {fence('styling=tailwind', 'classes')}
  </CodeGroup>
);

/** The style sheet decides which sample shows, so load it; in jsdom the last rule wins. */
function addStyles(): void {
  const style = document.createElement('style');
  style.textContent =
    fs.readFileSync(path.join(__dirname, 'CodeGroup.module.css'), 'utf8') + attributeRules();
  document.head.append(style);
}

beforeAll(() => {
  addStyles();
  startPage();
});

beforeEach(() => {
  act(() => {
    codeStylingPreference.set('system');
    codeVariantPreference.set('TS');
  });
});

describe('a code group', () => {
  it('spec 3.3: shows the default and hides the others', () => {
    render(languages);
    expect(screen.getByText('typed')).toBeVisible();
    expect(screen.getByText('untyped')).not.toBeVisible();
    expect(screen.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  });

  it('spec 3.3: shows the reader’s choice from the start', () => {
    codeVariantPreference.set('JS');
    render(languages);
    expect(screen.getByText('untyped')).toBeVisible();
    expect(screen.getByText('typed')).not.toBeVisible();
    expect(screen.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  });

  it('spec 3.3: switches every group on the page at once, and stores the choice', async () => {
    render(
      <>
        {languages}
        {languages}
      </>,
    );
    const [first] = screen.getAllByRole('radio', { name: 'JavaScript' });
    await userEvent.click(first ?? document.body);
    screen.getAllByText('untyped').forEach((sample) => expect(sample).toBeVisible());
    screen.getAllByText('typed').forEach((sample) => expect(sample).not.toBeVisible());
    const options = screen.getAllByRole('radio', { name: 'JavaScript' });
    options.forEach((option) => expect(option).toBeChecked());
    expect(document.cookie).toContain('codeVariant=JS');
  });

  it('spec 3.3: follows a choice made elsewhere, such as in the settings panel', () => {
    render(stylings);
    act(() => {
      codeStylingPreference.set('tailwind');
    });
    expect(screen.getByText('classes')).toBeVisible();
  });

  it('spec 3.3: falls back to the nearest sample if the chosen one does not exist', () => {
    codeStylingPreference.set('css');
    render(stylings);
    expect(screen.getByText('sx')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'MUI System' })).toBeChecked();
  });

  it('spec 3.3: offers only the values of its samples', () => {
    render(stylings);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Styling' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('spec 3.3: offers no choice for a single styling or language', () => {
    render(<CodeGroup>{fence('styling=system variant=TS', 'sx')}</CodeGroup>);
    expect(screen.getByText('sx')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('spec 3.3: can be switched by keyboard', async () => {
    render(languages);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'TypeScript' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'JavaScript' })).toHaveFocus();
    expect(screen.getByText('untyped')).toBeVisible();
  });

  it('spec 3.3: combines stylings and languages', async () => {
    render(
      <CodeGroup>
        {fence('styling=system variant=TS', 'system ts')}
        {fence('styling=system variant=JS', 'system js')}
        {fence('styling=css variant=TS', 'css ts')}
        {fence('styling=css variant=JS', 'css js')}
      </CodeGroup>,
    );
    const samples = Array.from(document.querySelectorAll<HTMLElement>('.sample'));
    expect(samples.map(({ dataset }) => dataset.sample)).toEqual([
      'MUI System, TypeScript',
      'MUI System, JavaScript',
      'Plain CSS, TypeScript',
      'Plain CSS, JavaScript',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Plain CSS' }));
    await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
    const visible = Array.from(document.querySelectorAll('.sample'))
      .filter((sample) => getComputedStyle(sample).display !== 'none')
      .map((sample) => sample.textContent);
    expect(visible).toEqual(['css js']);
  });
});

describe('a prerendered code group', () => {
  /** Renders a group without scripts. */
  function showHtml(group: ReactNode) {
    const page = document.createElement('div');
    page.innerHTML = renderToString(group);
    document.body.append(page);
    return page;
  }

  it('spec 2.4: shows the default sample, complete', () => {
    delete document.documentElement.dataset.codeChoice;
    const page = showHtml(languages);
    expect(within(page).getByText('typed')).toBeVisible();
    expect(within(page).getByText('untyped')).not.toBeVisible();
    page.remove();
  });

  it('spec 2.4: shows the stored choice before any script has run', () => {
    document.documentElement.dataset.codeChoice = 'tailwind-JS';
    const page = showHtml(stylings);
    expect(within(page).getByText('classes')).toBeVisible();
    expect(within(page).getByText('sx')).not.toBeVisible();
    page.remove();
  });

  it.each([
    ['TypeScript', 'typed', languages],
    ['JavaScript', 'untyped', languages],
    ['MUI System', 'sx', stylings],
    ['Tailwind CSS', 'classes', stylings],
  ])('spec 2.4: %s looks selected whenever its sample shows', (name, text, group) => {
    render(group);
    const shownFor = (element: Element) =>
      element.closest('[data-shown-for]')?.getAttribute('data-shown-for');
    expect(shownFor(screen.getByRole('radio', { name }))).toBe(shownFor(screen.getByText(text)));
    expect(shownFor(screen.getByText(text))).toMatch(/-/);
    expect(screen.getByText(text).closest('[data-sample]')).toHaveAttribute('data-sample', name);
  });
});
