import type ts from 'typescript';
import type { Declarations } from './declarations';
import { readDocComment } from './docComment';
import { membersOf, memberRow, parameterRows, type WriteType } from './members';
import { section, type ReferenceRow, type ReferenceSection } from '../reference/model';
import { memberType, resultType, SLOT_SECTIONS } from './parts';
import type { Callable } from './signatures';
import { foreignText } from './types';

/** Slots are spelled out in a table of their own: the prop leads there. */
function linkSlots(row: ReferenceRow): ReferenceRow {
  const slots = SLOT_SECTIONS.find(({ member }) => member === row.name);
  const isLiteral = row.type[0]?.text.startsWith('{') === true;
  return slots && isLiteral
    ? { ...row, type: [{ text: 'object', href: `#${slots.anchor}` }] }
    : row;
}

/** A component's props, and its slots in tables of their own. */
export function propsSections(
  props: ts.TypeNode | null,
  declarations: Declarations,
  write: WriteType,
): readonly ReferenceSection[] {
  const { members, foreign } = props
    ? membersOf(props, declarations)
    : { members: [], foreign: [] };
  const own = section({
    title: 'Props',
    anchor: 'props',
    text: props ? foreignText(foreign, write) : 'None.',
    rows: members.map((member) => linkSlots(memberRow(member, 'prop', write))),
  });
  const slots = SLOT_SECTIONS.flatMap(({ member, anchor, title, prefix }) => {
    const type = memberType(props, member, declarations);
    const rows = type
      ? membersOf(type, declarations).members.map((slot) => memberRow(slot, prefix, write))
      : [];
    return rows.length > 0 ? [section({ title, anchor, rows })] : [];
  });
  return [own, ...slots];
}

/** A hook's parameters and its result, of the last of its signatures. */
export function callSections(
  callables: readonly Callable[],
  declarations: Declarations,
  write: WriteType,
): readonly ReferenceSection[] {
  const callable = callables.at(-1);
  if (!callable) {
    return [];
  }
  const { text, returns } = readDocComment(callable);
  const result = resultType(callables);
  const members = result ? membersOf(result, declarations).members : [];
  const rows = parameterRows(callable, 'parameter', write);
  return [
    section({
      title: 'Parameters',
      anchor: 'parameters',
      text: rows.length > 0 ? text : 'None.',
      rows,
    }),
    section({
      title: 'Result',
      anchor: 'result',
      text: returns,
      type: callable.type ? write(callable.type) : [],
      rows: members.map((member) => memberRow(member, 'result', write)),
    }),
  ];
}
