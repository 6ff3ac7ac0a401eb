import { addNotes } from '../reference/addNotes';
import type { ReferenceSection } from '../reference/model';
import { readStudioComponents, type StudioComponent } from './components';
import { componentSections } from './componentSections';
import { FILE_KINDS, fileSections, sharedSections } from './fileSchema';
import { functionSections, TYPES_ANCHOR } from './functions';
import { STUDIO_NOTES } from './notes';

let components: ReadonlyMap<string, StudioComponent> | null = null;

/** Components of the installed package, read once. */
export function studioComponents(): ReadonlyMap<string, StudioComponent> {
  components ??= readStudioComponents();
  return components;
}

/** The notes on one subject. */
function notesOn(subject: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(STUDIO_NOTES).filter(([key]) => key.startsWith(`${subject}#`)),
  );
}

function describe(element: string, subject: string, siteDir: string): readonly ReferenceSection[] {
  if (element === 'StudioFunction' || element === 'StudioTypes') {
    return functionSections(subject, siteDir);
  }
  if (element === 'StudioComponent') {
    const component = studioComponents().get(subject);
    if (!component) {
      throw new Error(
        `no component "${subject}"; there are ${[...studioComponents().keys()].join(', ')}`,
      );
    }
    return componentSections(component);
  }
  const kind = FILE_KINDS.find((candidate) => candidate.kind === subject);
  if (!kind && subject !== 'shared') {
    const kinds = FILE_KINDS.map((candidate) => candidate.kind).join(', ');
    throw new Error(`no kind of file "${subject}"; there are ${kinds}, and shared`);
  }
  return kind ? fileSections(kind) : sharedSections();
}

/**
 * What an element of a page stands for: `<StudioComponent name="Button" />`,
 * `<StudioFunction name="createHandler" />` and, for the types in it,
 * `<StudioTypes name="createHandler" />`, or `<StudioFile kind="page" />`, with `kind="shared"` for
 * the types that files share.
 *
 * @param element its name
 * @param subject the value of its `name` or `kind`
 * @param siteDir the repository
 * @throws Error when the product has nothing of that name, or leaves a row without a word and no
 *   note has one
 */
export function studioSections(
  element: string,
  subject: string,
  siteDir: string,
): readonly ReferenceSection[] {
  const sections = describe(element, subject, siteDir);
  const described = addNotes(
    new Map([[subject, sections]]),
    notesOn(subject),
    'src/plugins/studioReference/notes',
  );
  const all = described.get(subject) ?? [];
  const types = all.findIndex(({ anchor }) => anchor === TYPES_ANCHOR);
  switch (element) {
    case 'StudioFunction':
      return all.slice(0, types);
    case 'StudioTypes':
      return all.slice(types);
    default:
      return all;
  }
}
