import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Runs a module's default export, a function that may be asynchronous, in a thread of its own with
 * memory of its own.
 *
 * @param module the path of a module, in TypeScript too
 * @param input what the function is given, as a copy
 * @throws Error (as a rejection) what the function throws
 */
export async function runInThread(module: string, input: unknown): Promise<void> {
  const thread = new Worker(path.join(__dirname, 'thread.cjs'), { workerData: { module, input } });
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
