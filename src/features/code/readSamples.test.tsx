/** @jest-environment node */
import type { ReactNode } from 'react';
import { readSamples } from './CodeGroup';

/** A fence as the MDX compiler passes it to a component. */
function fence(metastring?: string): ReactNode {
  const props = { className: 'language-tsx', metastring };
  return (
    <pre>
      <code {...props}>code</code>
    </pre>
  );
}

describe('the samples of a code group', () => {
  it('spec 3.3: have the marks of their fences, in page order', () => {
    const samples = readSamples([
      fence('styling=css variant="JS" title="a.jsx"'),
      '\n',
      fence("variant='TS' {1}"),
    ]);
    expect(samples.map(({ styling, variant }) => [styling, variant])).toEqual([
      ['css', 'JS'],
      [null, 'TS'],
    ]);
  });
});

it('spec 3.3: files of one sample have the same marks and different titles', () => {
  const samples = readSamples([
    fence('styling=css title="a.tsx"'),
    fence('styling=css title="a.css"'),
    fence('styling=system title="a.tsx"'),
  ]);
  expect(samples.map(({ styling, files }) => [styling, files.size])).toEqual([
    ['css', 2],
    ['system', 1],
  ]);
});

describe('a mistake in a code group fails the build with a reason', () => {
  it('an unknown value', () => {
    expect(() => readSamples(fence('variant=Rust'))).toThrow(
      '<CodeGroup>: a fence has variant=Rust; use one of TS, JS',
    );
    expect(() => readSamples(fence('styling=sass'))).toThrow('one of system, tailwind, css');
  });

  it.each([
    ['a fence with other meta only', fence('title="a.tsx"')],
    ['a fence without meta', fence()],
    ['an element that is not a fence', <p key="p">text</p>],
    ['text', 'text'],
  ])('%s', (_name, children) => {
    expect(() => readSamples(children)).toThrow('<CodeGroup> may contain only fences');
  });

  it('two fences for the same choice', () => {
    expect(() => readSamples([fence('variant=TS'), fence('variant="TS"')])).toThrow(
      'two fences for the same choice: TS;',
    );
    expect(() =>
      readSamples([fence('variant=TS title="a"'), fence('variant=TS title="a"')]),
    ).toThrow('two fences for the same choice: TS');
  });
});
