/** An imported font: its address on the site. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** An imported picture: its address on the site. */
declare module '*.webp' {
  const url: string;
  export default url;
}
