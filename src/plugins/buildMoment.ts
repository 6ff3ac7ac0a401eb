/** A moment of the build that comes once, and that other parts of it wait for. */
export interface BuildMoment {
  readonly reached: Promise<void>;
  readonly announce: () => void;
}

/**
 * Docusaurus runs `postBuild` of all plugins at once; a plugin whose work needs another's announces
 * and awaits the moment between the two.
 */
export function buildMoment(): BuildMoment {
  let announce: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    announce = resolve;
  });
  return { reached, announce };
}
