import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findChromium, WHOLE_BROWSERS } from '../tests/support/findChromium.mjs';

/** Ends each message in Chromium's pipe. */
const END = '\0';
const RESPONSE_LIMIT_MS = 30_000;

/** Speaks Chromium's protocol through its pipe; records the session of each attached target. */
function connect(child) {
  const [, , , input, output] = child.stdio;
  const pending = new Map();
  const sessions = new Map();
  let lastId = 0;
  let rest = '';
  const receive = ({ id, result, error, method, params }) => {
    if (method === 'Target.attachedToTarget') {
      sessions.set(params.targetInfo.targetId, params.sessionId);
    }
    const { resolve, reject } = pending.get(id) ?? {};
    pending.delete(id);
    if (error) {
      reject?.(new Error(error.message));
    } else {
      resolve?.(result);
    }
  };
  output.setEncoding('utf8').on('data', (chunk) => {
    const messages = `${rest}${chunk}`.split(END);
    rest = messages.pop();
    messages.forEach((text) => receive(JSON.parse(text)));
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(
        () => reject(new Error(`${method}: no response`)),
        RESPONSE_LIMIT_MS,
      );
      const settle = (callback) => (value) => {
        clearTimeout(timer);
        callback(value);
      };
      pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      input.write(JSON.stringify({ id, method, params, sessionId }) + END);
    });
  return { send, sessions };
}

/**
 * Attaches to the tab: Chromium does not prerender while anything is attached to a page only. A
 * prerendered page has its own session.
 */
async function attachToTab({ send, sessions }) {
  const filter = [{ type: 'tab', exclude: false }, { exclude: true }];
  const { targetInfos } = await send('Target.getTargets', { filter });
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  });
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', options, sessionId);
  const visibleSession = async () => {
    const { targetInfos: pages } = await send('Target.getTargets');
    const page = pages.find(
      ({ type, subtype, targetId }) =>
        type === 'page' && subtype !== 'prerender' && sessions.has(targetId),
    );
    return sessions.get(page?.targetId);
  };
  return {
    /** Sends a command to the visible page. */
    ask: async (method, params) => send(method, params, await visibleSession()),
    /** Runs a function in the visible page and returns its result. */
    async evaluate(run, ...args) {
      const expression = `(${run})(...${JSON.stringify(args)})`;
      const { result, exceptionDetails } = await send(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        await visibleSession(),
      );
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value;
    },
  };
}

/**
 * Starts Chromium as readers have it: Playwright disables prerendering and the back/forward cache.
 *
 * @template T
 * @param {readonly string[]} args
 * @param {(page: Awaited<ReturnType<typeof attachToTab>>) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withRawBrowser(args, measure) {
  const file = findChromium(WHOLE_BROWSERS);
  if (file === undefined) {
    throw new Error('There is no full Chromium on the PATH');
  }
  const profile = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-profile-'));
  const child = spawn(
    file,
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--window-size=1280,800',
      ...args,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const end = () => {
    child.kill();
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch {
      // A browser process still writes there; the system removes the folder later.
    }
  };
  process.once('exit', end);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    return await measure(await attachToTab(connect(child)));
  } finally {
    child.kill();
    await closed;
    end();
    process.off('exit', end);
  }
}
