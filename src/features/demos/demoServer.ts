import type { DemoHost } from './demoHost';

/** How the reader wants the demo's server to answer (`docs-core/server.ts`); '' is normally. */
export function serverOf(demo: DemoHost): string {
  return (demo.tool('server') as HTMLSelectElement | null)?.value ?? '';
}

/** Passes the choice of a demo's server on to its frame, and to the frames to come. */
export function followServer(demo: DemoHost, select: HTMLElement): void {
  const follow = (): void => {
    const server = serverOf(demo);
    const query = server && `&server=${server}`;
    if (query !== (demo.dataset.server ?? '')) {
      demo.dataset.server = query;
      const frame = demo.querySelector<HTMLIFrameElement>('[data-frame] > iframe');
      frame?.contentWindow?.postMessage({ server }, window.location.origin);
      demo.showStatus('The next request meets it. To start with it, reset the demo.');
    }
  };
  select.onchange = follow;
  // Readers may have chosen while this loaded.
  follow();
}
