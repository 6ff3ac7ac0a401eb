/** Stand-in for the first pictures of pages in Jest (`src/features/overview/build/pagePictures.ts`). */
const picture = { light: '/toolpad/light.webp', dark: '/toolpad/dark.webp', side: '#middle' };
export const pictures: Readonly<Record<string, typeof picture | undefined>> = Object.fromEntries(
  ['button', 'data-grid', 'list', 'date-picker', 'text-field'].map((name) => [
    `/toolpad/studio/components/${name}/`,
    picture,
  ]),
);
