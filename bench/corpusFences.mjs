/** The code that stands in the pages of a corpus. */

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
 * A fence of each language that pages of the site use most.
 *
 * @param {ReturnType<typeof import('./random.mjs').randomFrom>} random
 * @param {readonly string[]} nouns what the code may be about
 */
export function fences(random, nouns) {
  const [item, other] = [random.pick(nouns), random.pick(nouns)];
  const name = `${item.charAt(0).toUpperCase()}${item.slice(1)}Form`;
  return {
    tsx: fence('tsx', component(name, item)),
    bash: fence('bash', commands(item, other)),
    json: fence('json', data(item, other, random.below(500))),
  };
}
