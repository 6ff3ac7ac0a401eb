/** Toolpad Studio is not installed with the site, so its version is stated here, once (spec 1.5). */
export const STUDIO_VERSION = '0.13.0';
