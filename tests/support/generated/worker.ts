/** Stands in for what `src/features/offline/build/serviceWorker.ts` generates. */
const worker = { isWithdrawn: false };
export default worker;
