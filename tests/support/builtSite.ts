import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** The main script, wherever it is mentioned; its hash is that of the build on disk. */
const MAIN_SCRIPT = /(assets\/js\/main\.)([0-9a-f]{8})(?=\.js)/g;

export function sha1(content: Buffer | string): string {
  return createHash('sha1').update(content).digest('hex');
}

function hashOfBuild(hash: string, build: number): string {
  return build === 1 ? hash : sha1(`${hash} in build ${build}`).slice(0, 8);
}

function withMainScript(text: string, build: number): string {
  return text.replace(
    MAIN_SCRIPT,
    (_name, start: string, hash: string) => start + hashOfBuild(hash, build),
  );
}

/** A file's text as in a given build: pages, main script and worker differ from build to build. */
function asOfBuild(file: string, text: string, build: number): string {
  if (file.endsWith('.html')) {
    const marked = text.replace('</title>', `$&<meta name="test-build" content="${build}">`);
    return withMainScript(marked, build);
  }
  if (file === 'sw.js') {
    return text.replace(/"revision":"[0-9a-f]+/, `$&-${build}`);
  }
  if (file === 'offline-files.json') {
    return withMainScript(text.replace(/:"[0-9a-f]+/g, `$&-${build}`), build);
  }
  return text;
}

/** A built site on disk, read as if after any number of deployments, and as if for any host. */
export class BuiltSite {
  private constructor(
    private readonly dir: string,
    private readonly builtFor: string,
    private readonly mainHash: string,
  ) {}

  /** Opens the build in a folder. Rejects if there is none. */
  static async open(dir: string): Promise<BuiltSite> {
    const home = await fs.readFile(path.join(dir, 'index.html'), 'utf8');
    const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(home)?.[1];
    const mainHash = [...home.matchAll(MAIN_SCRIPT)][0]?.[2];
    if (canonical === undefined || mainHash === undefined) {
      throw new Error(`${dir}/index.html has no canonical URL or no main script`);
    }
    return new BuiltSite(dir, new URL(canonical).origin, mainHash);
  }

  /**
   * Reads a file of a build. Main scripts of other builds are gone, as after a deployment.
   *
   * @param build 1 for the one on disk
   * @param origin where it is published
   * @returns `null` if the build has no such file
   */
  async read(file: string, build: number, origin: string): Promise<Buffer | null> {
    const [, hash] = /^assets\/js\/main\.([0-9a-f]{8})\.js$/.exec(file) ?? [];
    if (hash !== undefined && hash !== hashOfBuild(this.mainHash, build)) {
      return null;
    }
    const onDisk = hash === undefined ? file : `assets/js/main.${this.mainHash}.js`;
    try {
      const content = await fs.readFile(path.join(this.dir, onDisk));
      if (!/\.(?:html|js|json)$/.test(file)) {
        return content;
      }
      const text = asOfBuild(file, content.toString(), build);
      return Buffer.from(text.replaceAll(this.builtFor, origin));
    } catch {
      return null;
    }
  }
}
