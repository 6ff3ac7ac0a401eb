/** Packages that a demo may import, and what they need; a sandbox gets the installed versions. */
export const SANDBOX_PACKAGES: readonly string[] = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@toolpad/core',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'tailwindcss',
  'typescript',
];
