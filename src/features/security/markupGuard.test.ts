import { guardMarkup } from './markupGuard';

interface Rules {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string | null;
}

/** Fakes Trusted Types, and records the policies. */
function enforceTrustedTypes(): Map<string, Rules> {
  const policies = new Map<string, Rules>();
  Object.defineProperty(window, 'trustedTypes', {
    configurable: true,
    value: {
      createPolicy: (name: string, rules: Rules) => {
        policies.set(name, rules);
        return rules;
      },
    },
  });
  return policies;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

describe('strings that become markup', () => {
  function guard(text: string): string {
    const policies = enforceTrustedTypes();
    guardMarkup();
    return policies.get('default')?.createHTML(text) ?? '';
  }

  it.each([
    'Two words',
    '<code>useDialogs</code> and <strong>more</strong>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    // The markup from which React creates script elements.
    '<script></script>',
  ])('are kept: %s', (text) => {
    expect(guard(text)).toBe(text);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<script></script><img src=x>',
    '<a href="javascript:alert(1)">x</a>',
    '<div onclick="alert(1)">x</div>',
    '<div class="a" style="position:fixed">x</div>',
    '<div class="a"onclick=alert(1)>x</div>',
    '<code/onclick=alert(1)>x</code>',
    '<code\nonclick=alert(1)>x</code>',
    '<CODE onclick=alert(1)>x',
    '<!--<code>--><img src=x>',
    '<svg><style><code></style>',
  ])('are reduced to harmless elements: %s', (text) => {
    const container = document.createElement('div');
    container.innerHTML = guard(text);
    const elements = [...container.querySelectorAll('*')];
    expect(elements.filter((element) => !/^(?:CODE|DIV)$/.test(element.tagName))).toEqual([]);
    expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([]);
    expect(container).toHaveTextContent('<');
  });
});

describe('strings that become code', () => {
  it('must be JSON', () => {
    const policies = enforceTrustedTypes();
    guardMarkup();
    const rules = policies.get('default');
    expect(rules?.createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
    expect(rules?.createScript('alert(1)')).toBeNull();
  });

  it('are unaffected in a browser without Trusted Types', () => {
    expect(() => {
      guardMarkup();
    }).not.toThrow();
  });
});
