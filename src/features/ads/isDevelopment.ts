/** Whether this is a writer's own server (spec 4.9); the bundler puts the answer here. */
export function isDevelopment(): boolean {
  // eslint-disable-next-line no-restricted-properties -- a constant of the build, not a setting
  return process.env.NODE_ENV === 'development';
}
