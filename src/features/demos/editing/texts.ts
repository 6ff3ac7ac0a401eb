import type { Problem } from './messages';

/** The editor's texts; loaded with it, unlike `src/strings`, which is on every page. */
export const TEXTS = {
  label: (name: string) => `Source of ${name}`,
  hint: 'Escape leaves the editor; inside it, Tab indents. Ctrl+F or ⌘F finds.',
  problem: ({ file, line, text }: Problem) => {
    const place = [file, line === null ? null : `line ${line}`].filter((part) => part !== null);
    return place.length === 0 ? text : `${place.join(', ')}: ${text}`;
  },
  goToLine: 'Go to the line',
  runAgain: 'Run again',
  doubt: {
    shared: 'This code came with the link.',
    frozen: 'This code stopped answering when it last ran.',
  },
  runDoubtful: 'Run it',
  shared: 'This version of the demo came with the link. Reset shows the original.',
  malformed: 'The changes in this link cannot be read, so the demo shows as it was published.',
  tooLong: 'These changes are too long for a link, so it leads to the original.',
} as const;

/** Why a demo was stopped. */
export const STOPPED = {
  frozen: 'The demo no longer answered, so it was stopped. Does a loop in it ever end?',
  left: 'The demo went to another address, so it was stopped.',
  noisy: 'The demo sent too many messages, so it was stopped.',
  failed: 'The demo cannot run: what it needs could not be loaded. Your changes are kept.',
} as const;
