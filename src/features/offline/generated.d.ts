declare module '@generated/service-worker/default/worker.json' {
  /** Written by `build/serviceWorker.ts`. */
  const worker: { readonly isWithdrawn: boolean };
  export default worker;
}
