import type { ReactNode } from 'react';

/** Two sliders: the sign for settings. */
export function SlidersIcon(): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 6.500h4.500M12.500 6.500H17M3 13.500h7.500M15.500 13.500H17" />
      <circle cx="10" cy="6.500" r="2.250" />
      <circle cx="13" cy="13.500" r="2.250" />
    </svg>
  );
}
