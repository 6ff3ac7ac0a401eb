import type { ReactNode } from 'react';

/** A speech bubble: the sign for a comment. */
export function CommentIcon(): ReactNode {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 4.500h14v9.500H9.500L6 17v-3H3z" />
    </svg>
  );
}
