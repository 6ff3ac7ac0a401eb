import { satisfies } from 'semver';
import { z } from 'zod';

/** What `npm outdated --json` prints. */
const outdatedSchema = z.record(
  z.object({ current: z.string().optional(), wanted: z.string(), latest: z.string() }),
);

const manifestSchema = z.object({ overrides: z.record(z.unknown()).default({}) });

/** An outdated package. */
export interface Update {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Why a person has to do it; `null` if nobody has to. */
  readonly byHand: string | null;
}

function reasonForPerson(name: string, from: string, to: string, overridden: boolean) {
  if (name.startsWith('@toolpad/')) {
    return 'the pages describe this version';
  }
  if (overridden) {
    return 'it is also among the overrides';
  }
  return satisfies(to, `^${from}`) ? null : 'it may break what uses it';
}

/**
 * Decides which packages can be updated without asking, and which need a person.
 *
 * @param outdated what `npm outdated --json` printed
 * @param manifest the text of package.json
 */
export function planUpdates(outdated: string, manifest: string): Update[] {
  const { overrides } = manifestSchema.parse(JSON.parse(manifest));
  return Object.entries(outdatedSchema.parse(JSON.parse(outdated)))
    .map(([name, { current, wanted, latest }]) => ({ name, from: current ?? wanted, to: latest }))
    .filter(({ from, to }) => from !== to)
    .map(({ name, from, to }) => ({
      name,
      from,
      to,
      byHand: reasonForPerson(name, from, to, name in overrides),
    }));
}

/** The plan as Markdown, for a pull request. */
export function describeUpdates(updates: readonly Update[]): string {
  const row = ({ name, from, to, byHand }: Update) =>
    `| \`${name}\` | ${from} | ${to} |${byHand === null ? '' : ` ${byHand} |`}`;
  const done = updates.filter(({ byHand }) => byHand === null);
  const left = updates.filter(({ byHand }) => byHand !== null);
  return [
    ...(done.length === 0 ? ['Nothing to update without asking.'] : []),
    ...(done.length === 0 ? [] : ['| package | from | to |', '| --- | --- | --- |']),
    ...done.map(row),
    ...(left.length === 0
      ? []
      : [
          '',
          'Left to a person:',
          '',
          '| package | from | to | why |',
          '| --- | --- | --- | --- |',
        ]),
    ...left.map(row),
    '',
  ].join('\n');
}
