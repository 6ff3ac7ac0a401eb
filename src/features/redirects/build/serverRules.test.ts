/** @jest-environment node */
import { parseOldAddresses } from '../../../site';
import { nginxMap, redirectsFile } from '.';

const RULES = parseOldAddresses([
  ['/toolpad/concepts/state/', '/toolpad/studio/events/#state'],
  ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
]);

describe('rules for hosts', () => {
  it('form a _redirects file', () => {
    expect(redirectsFile(RULES, '301').trim().split('\n')).toEqual([
      '/toolpad/concepts/state/ /toolpad/studio/events/#state 301',
      '/toolpad/concepts/state /toolpad/studio/events/#state 301',
      '/toolpad/concepts/ /toolpad/studio/concepts/ 301',
      '/toolpad/concepts /toolpad/studio/concepts/ 301',
      '/toolpad/concepts/* /toolpad/studio/concepts/:splat 301',
    ]);
  });

  it('take precedence over the forwarding pages on Netlify', () => {
    expect(redirectsFile(RULES, '301!')).toMatch(/^(?:.* 301!\n){5}$/);
  });

  it('form an nginx map, with the query before the hash', () => {
    const map = nginxMap(RULES);
    expect(map).toContain(
      '/toolpad/concepts/state "/toolpad/studio/events/$is_args$args#state";\n',
    );
    expect(map).toMatch(
      /^"~\^\/toolpad\/concepts\/.*" "\/toolpad\/studio\/concepts\/\$old_rest\//m,
    );
  });

  it('have no duplicate keys for nginx', () => {
    const rules = parseOldAddresses([
      ['/toolpad/concepts/', '/toolpad/studio/events/'],
      ['/toolpad/concepts/*', '/toolpad/studio/concepts/:splat'],
    ]);
    expect(nginxMap(rules).match(/^\/toolpad\/concepts\/ /gm)).toHaveLength(1);
    expect(nginxMap(rules)).toContain('/toolpad/concepts/ "/toolpad/studio/events/');
  });
});
