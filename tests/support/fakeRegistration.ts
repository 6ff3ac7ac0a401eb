/** A worker that says how far it is. */
export class FakeServiceWorker extends EventTarget {
  readonly postMessage = jest.fn();
}

/** A registration that a test finds updates for. */
export class FakeRegistration extends EventTarget {
  installing: FakeServiceWorker | null = null;
  waiting: FakeServiceWorker | null = null;
  active: FakeServiceWorker | null = new FakeServiceWorker();

  /** The browser finds a new worker, and installs it. */
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
