/** Specs of apps that vary other apps; only `npm test -- --all` runs them. */
export const VARIATIONS =
  /(?:-existing|-firebase|-middleware|-routes|pagesrouter|-step)\.spec\.ts$/;
