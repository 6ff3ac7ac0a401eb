import { testWorkerFaults } from '../support/workerFaults';

testWorkerFaults('build');
