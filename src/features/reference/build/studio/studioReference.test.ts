/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { studioComponents } from './components';
import { studioNotes, studioSections } from './studioReference';

const SITE = process.cwd();

function pagesWith(element: string): readonly string[] {
  const pattern = new RegExp(`<${element}\\s+\\w+="(\\w+)"`, 'g');
  return fs
    .readdirSync(path.join(SITE, 'docs-studio'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(SITE, 'docs-studio', file), 'utf8').matchAll(pattern),
    ])
    .map(([, name = '']) => name)
    .sort();
}

function row(element: string, subject: string, name: string) {
  const rows = studioSections(element, subject, SITE).flatMap((part) => part.rows);
  const found = rows.find((candidate) => candidate.name === name);
  return { ...found, type: (found?.type ?? []).map(({ text }) => text).join('') };
}

describe('the component pages', () => {
  it('exist for each component of the package', () => {
    expect(pagesWith('StudioComponent')).toEqual([...studioComponents().keys()]);
    expect(studioComponents().size).toBe(21);
  });

  it('state type, default and description of a property', () => {
    expect(row('StudioComponent', 'Button', 'variant')).toMatchObject({
      type: "'contained' | 'outlined' | 'text'",
      defaultValue: '"contained"',
      description: expect.stringContaining('contained') as string,
    });
  });

  it('state when a property is offered, its limits and whether it can be bound', () => {
    expect(row('StudioComponent', 'Text', 'href').description).toContain(
      "Offered when `mode === 'link'`.",
    );
    expect(row('StudioComponent', 'TextField', 'minLength').description).toContain(
      'From 0 to 512.',
    );
    expect(row('StudioComponent', 'TextField', 'value').description).toContain('cannot be bound');
  });

  it('link from a property to the objects in it', () => {
    const sections = studioSections('StudioComponent', 'DataGrid', SITE);
    const columns = sections[0]?.rows.find(({ name }) => name === 'columns');
    expect(columns?.type).toEqual([{ text: 'object', href: '#DataGrid-columns' }, { text: '[]' }]);
    expect(sections.map(({ anchor }) => anchor)).toContain('DataGrid-columns');
  });

  it('describe built-in behavior', () => {
    const part = studioSections('StudioComponent', 'Chart', SITE).at(-1);
    expect(part?.text).toContain('while the data bound to `data` is loading');
    expect(part?.text).toContain('at least 100 pixels, 360 at first');
    const select = studioSections('StudioComponent', 'Select', SITE).at(-1);
    expect(select?.text).toContain('while the data bound to `options` is loading');
    const grid = studioSections('StudioComponent', 'DataGrid', SITE).at(-1);
    expect(grid?.text).toContain('while the data bound to `rows` is loading');
  });
});

describe('the file schema', () => {
  it('distinguishes required fields, and links shared types', () => {
    expect(row('StudioFile', 'page', 'apiVersion')).toMatchObject({
      isRequired: true,
      type: "'v1'",
    });
    expect(row('StudioFile', 'page', 'title')).toMatchObject({ isRequired: false });
    const content = studioSections('StudioFile', 'page', SITE)
      .flatMap(({ rows }) => rows)
      .find(({ name }) => name === 'content');
    expect(content?.type[0]).toEqual({ text: 'Element', href: '#Element' });
  });

  it('has a target for each of its links', () => {
    const sections = ['application', 'theme', 'page', 'shared'].flatMap((kind) =>
      studioSections('StudioFile', kind, SITE),
    );
    const anchors = sections.flatMap(({ anchor, rows }) => [
      anchor,
      ...rows.map((one) => one.anchor),
    ]);
    const links = sections
      .flatMap(({ type, rows }) => [...type, ...rows.flatMap((one) => one.type)])
      .flatMap(({ href }) => href ?? []);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !anchors.includes(link.slice(1)))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('distinguishes the alternatives of a field by kind', () => {
    expect(row('StudioFile', 'page', 'query').type).toBe('rest object | local object');
  });
});

describe('the function pages', () => {
  it.each(['StudioFunction', 'StudioTypes'])('exist for each function: %s', (element) => {
    expect(pagesWith(element)).toEqual([
      'createComponent',
      'createDataProvider',
      'createFunction',
      'createHandler',
      'getContext',
    ]);
  });

  it('show the signature and every type that it refers to', () => {
    const sections = studioSections('StudioFunction', 'getContext', SITE);
    expect(sections[0]?.code).toBe('function getContext(): ServerContext;');
    const types = studioSections('StudioTypes', 'getContext', SITE).map(({ title }) => title);
    expect(types).toEqual(['Types', 'ServerContext', 'ServerContextSessionUser']);
  });
});

describe('writers’ mistakes', () => {
  it.each([
    ['StudioComponent', 'Buttn', 'unknown component "Buttn"; use one of Autocomplete, Button'],
    [
      'StudioFunction',
      'createThing',
      'unknown function "createThing"; use one of createComponent, createDataProvider',
    ],
    [
      'StudioFile',
      'pages',
      'unknown kind of file "pages"; use one of application, page, theme, shared',
    ],
  ])('<%s> with %s is reported with the valid names', (element, subject, message) => {
    expect(() => studioSections(element, subject, SITE)).toThrow(message);
  });
});

it('every note belongs to a known component, function or file', () => {
  const known = [
    ...studioComponents().keys(),
    ...pagesWith('StudioFunction'),
    ...pagesWith('StudioFile'),
  ];
  expect(Object.keys(studioNotes()).filter((subject) => !known.includes(subject))).toEqual([]);
});
