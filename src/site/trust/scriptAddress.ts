import { TRUST_POLICIES } from './policies';

/** The part of the browser's Trusted Types that is used here; TypeScript does not know them yet. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Hosts that scripts may come from, besides the site's own: Google's tag (spec 5.7). */
const SCRIPT_HOSTS: readonly string[] = ['https://www.googletagmanager.com'];

function check(address: string): string {
  const { origin } = new URL(address, window.location.href);
  if (origin === window.location.origin || SCRIPT_HOSTS.includes(origin)) {
    return address;
  }
  throw new TypeError(`No script may come from ${origin}`);
}

let policy: ScriptPolicy | null = null;

/**
 * Vouches for the address of a script, so that a browser that enforces Trusted Types takes it. Where
 * the browser has none, the address comes back as it was.
 *
 * @throws TypeError when the address is neither on the site's own host nor on Google's tag's
 */
export function trustScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(TRUST_POLICIES.scripts, { createScriptURL: check }) ?? {
    createScriptURL: check,
  };
  return policy.createScriptURL(address);
}
