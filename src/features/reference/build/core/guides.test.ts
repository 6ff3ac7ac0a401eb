/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { Declarations, packageRoot } from '../declarations';
import { CORE_ENTRY_POINTS, coreReference } from './coreReference';
import { CORE_PACKAGE } from './demos';

/** Handwritten pages, and their demos. */
function readGuides(): readonly string[] {
  const folder = path.resolve('docs-core');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|tsx)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => !text.includes('<ApiReference'));
}

/** The code in a file: all of a demo, the fences of a page. */
function codeOf(text: string): string {
  const fences = [...text.matchAll(/```[^\n]*\n([^]*?)```/g)].map(([, code = '']) => code);
  return text.startsWith('---') ? fences.join('\n') : text;
}

const files = readGuides();
const guides = files.join('\n');
const compiled = [...files.map(codeOf), fs.readFileSync('tests/core/rareProps.tsx', 'utf8')].join(
  '\n',
);
const { exports } = Declarations.read(packageRoot(CORE_PACKAGE), CORE_ENTRY_POINTS);

/** Exports that are only parts of other types. */
const PARTS =
  /^(?:\w+(?:Props|Slots|SlotProps|Payload|ContextProps)|UseStorageState\w*|DefaultStorageStateoptions|StorageStateOptions|StorageStateInitializer|OpenDialog\w*|Open\w+Dialog|CloseDialog|ShowNotification|CloseNotification|NavigationItem)$/;

const reference = coreReference(path.resolve('.'));

const names = [...exports.keys()].filter((name) => !PARTS.test(name));

it.each(names)('a guide uses %s', (name) => {
  expect(guides).toMatch(new RegExp(`\\b${name}\\b`));
});

const slots = [...reference].flatMap(([component, sections]) =>
  sections
    .filter(({ anchor }) => anchor === 'slots')
    .flatMap(({ rows }) => rows.map(({ name }) => [name, component] as const)),
);

it.each(slots)('a guide uses the slot %s of %s', (slot) => {
  expect(guides).toMatch(new RegExp(`\\b${slot}\\b`));
});

const props = [...reference].flatMap(([component, sections]) =>
  sections
    .filter(({ anchor }) => anchor === 'props')
    .flatMap(({ rows }) => rows.map(({ name }) => [name, component] as const)),
);

/** Children go between the tags, without a name. */
const namedProps = props.filter(([name]) => name !== 'children');

it.each(namedProps)('type-checked code uses the prop %s of %s', (name, component) => {
  expect(compiled).toMatch(new RegExp(`<${component}(?:<\\w+>)?\\b[^;]*?\\b${name}\\b`));
});
