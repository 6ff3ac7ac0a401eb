/** An imported font: its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** An imported image: its URL. */
declare module '*.webp' {
  const url: string;
  export default url;
}
