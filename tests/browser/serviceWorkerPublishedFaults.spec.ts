import { CONFIGURED_DIR } from '../support/configured.mjs';
import { testWorkerFaults } from '../support/workerFaults';

testWorkerFaults(CONFIGURED_DIR);
