/** A worker that dispatches `statechange`. */
export class FakeServiceWorker extends EventTarget {
  readonly postMessage = jest.fn();
}

/** A registration whose updates the test triggers. */
export class FakeRegistration extends EventTarget {
  installing: FakeServiceWorker | null = null;
  waiting: FakeServiceWorker | null = null;
  active: FakeServiceWorker | null = new FakeServiceWorker();

  /** Acts as a browser that finds and installs a new worker. */
  findUpdate(): FakeServiceWorker {
    const worker = new FakeServiceWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}
