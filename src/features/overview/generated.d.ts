declare module '@generated/page-pictures/default/pictures' {
  /** URLs of the first picture of each page, by path with trailing slash; `side` as `#middle` or empty. */
  export const pictures: Readonly<
    Record<
      string,
      { readonly light: string; readonly dark: string; readonly side: string } | undefined
    >
  >;
}
