const { workerData } = require('node:worker_threads');
const jiti = require('jiti');

/** A thread of `runInThread.ts`: it runs the function that a module exports, and ends. */
module.exports = jiti(__filename)(workerData.module).default(workerData.input);
