/** Pages for measurements: any number of them, as long as real ones, and the same in every run. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { randomFrom } from './statistics.mjs';

const PAGES_PER_SECTION = 20;

const NOUNS =
  'account address archive batch budget calendar catalogue contract customer deadline delivery draft forecast invoice ledger member order parcel payment permission planner project quote receipt refund register report request roster schedule shipment statement supplier ticket timesheet transfer voucher warehouse'.split(
    ' ',
  );
const VERBS =
  'approve archive assign cancel check collect compare copy count export filter group import label merge move open print publish record rename reorder review send share sort split track update verify'.split(
    ' ',
  );
const QUALITIES =
  'active blank common current daily early final foreign former frequent late local missing monthly open overdue partial pending public recent regular remote shared small unread weekly'.split(
    ' ',
  );

const component = (name, item) => `import { useState } from 'react';

interface ${name}Props {
  readonly ${item}: string;
  readonly onSave: (value: string) => Promise<void>;
}

export default function ${name}({ ${item}, onSave }: ${name}Props) {
  const [value, setValue] = useState(${item});
  return (
    <form onSubmit={() => onSave(value)}>
      <label>
        ${name}
        <input value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}`;

const commands = (item, other) => `curl -s https://example.com/api/${item}s?limit=20 > ${item}s.json
node scripts/import.js --from ${item}s.json --into ${other}
grep -c "${item}" ${item}s.json`;

const data = (item, other, size) =>
  JSON.stringify(
    {
      [item]: { id: size, state: 'open', [other]: `${other}-${size}` },
      pages: size * 2,
      more: false,
    },
    null,
    2,
  );

const fence = (language, code) => `\`\`\`${language}\n${code}\n\`\`\``;

/**
 * A fence in each of the languages that the site's pages use most.
 *
 * @param {ReturnType<typeof import('./statistics.mjs').randomFrom>} random
 * @param {readonly string[]} nouns possible subjects of the code
 */
function fences(random, nouns) {
  const [item, other] = [random.pick(nouns), random.pick(nouns)];
  const name = `${item.charAt(0).toUpperCase()}${item.slice(1)}Form`;
  return {
    tsx: fence('tsx', component(name, item)),
    bash: fence('bash', commands(item, other)),
    json: fence('json', data(item, other, random.below(500))),
  };
}

/** The name of a page or section in its URL. */
const slugOf = (text) => text.toLowerCase().replaceAll(/\W+/g, '-');

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function sentence(random) {
  const [verb, other] = [random.pick(VERBS), random.pick(VERBS)];
  const [noun, second, third] = [random.pick(NOUNS), random.pick(NOUNS), random.pick(NOUNS)];
  const quality = random.pick(QUALITIES);
  return random.pick([
    `You ${verb} the ${quality} ${noun} before the ${second} is closed.`,
    `A ${noun} that nobody may ${verb} stays with its ${second}, and the ${third} says why.`,
    `When the ${second} changes, ${other} each ${quality} ${noun} of the ${third} again.`,
    `The list shows one ${noun} a line; \`${verb}${capitalized(noun)}\` takes its ${second}.`,
    `Whoever can ${verb} a ${noun} can **${other}** the ${quality} ${second} as well.`,
  ]);
}

const paragraph = (random) =>
  Array.from({ length: 3 + random.below(3) }, () => sentence(random)).join(' ');

function table(random) {
  const rows = Array.from(
    { length: 5 },
    () => `| \`${random.pick(NOUNS)}\` | ${random.pick(QUALITIES)} | ${sentence(random)} |`,
  );
  return ['| Field | State | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function body(random, { links }) {
  const codes = fences(random, NOUNS);
  const section = () => `## ${capitalized(random.pick(VERBS))} the ${random.pick(NOUNS)}`;
  return [
    paragraph(random),
    paragraph(random),
    // Headings of a page may repeat: the site numbers their anchors.
    section(),
    paragraph(random),
    codes.tsx,
    paragraph(random),
    section(),
    table(random),
    `:::note\n\n${paragraph(random)}\n\n:::`,
    `### ${capitalized(random.pick(QUALITIES))} cases`,
    paragraph(random),
    codes.bash,
    section(),
    paragraph(random),
    codes.json,
    '## Read on',
    links.map(({ title, file }) => `- [${title}](${file})`).join('\n'),
  ].join('\n\n');
}

/** A page's name and place, both derived from its number. */
function placeOf(index) {
  const sectionNumber = Math.floor(index / PAGES_PER_SECTION) + 1;
  const random = randomFrom(index + 1);
  const title = `${capitalized(random.pick(VERBS))} a ${random.pick(QUALITIES)} ${random.pick(NOUNS)} ${index + 1}`;
  return { section: `Section ${sectionNumber}`, title, slug: slugOf(title) };
}

/**
 * The pages of a corpus, in sections of twenty. A smaller corpus is the beginning of a larger one,
 * except for the links of its last page.
 *
 * @param {number} count
 * @returns {{ section: string, title: string, path: string, text: string }[]} `path` is the page's
 *   folder, relative to that of the corpus
 */
export function corpusPages(count) {
  const places = Array.from({ length: count }, (_, index) => placeOf(index));
  return places.map((place, index) => {
    const neighbors = [places[index - 1], places[index + 1]].filter(Boolean);
    const links = neighbors.map(({ section, title, slug }) => ({
      title,
      file: `../../${slugOf(section)}/${slug}/index.mdx`,
    }));
    const description = `How to do it for page ${index + 1} of ${place.section.toLowerCase()}, with its fields, its commands and an example.`;
    const frontMatter = `---\ntitle: ${place.title}\ndescription: ${description}\n---\n\n`;
    return {
      section: place.section,
      title: place.title,
      path: `${slugOf(place.section)}/${place.slug}`,
      text: `${frontMatter}${body(randomFrom(index + 1), { links })}\n`,
    };
  });
}

/** The sections of a corpus in order, each with its pages. */
export function corpusSections(pages) {
  const sections = new Map();
  for (const page of pages) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return sections;
}

/** Writes a corpus into a folder: each page is the `index.mdx` of its own subfolder. */
export async function writeCorpus(dir, pages) {
  for (const page of pages) {
    const folder = path.join(dir, page.path);
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(path.join(folder, 'index.mdx'), page.text);
  }
}
