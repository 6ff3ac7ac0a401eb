import { render } from '@testing-library/react';
import { Code, CodeFrame } from './Code';
import { fillFrame } from './fillFrame';

const FILE = { name: 'B.js', language: 'jsx', full: 'const b\n\n= 1;', words: 'K5' };

function renderFrame(title: string, fence: string, code: string, words?: string) {
  return render(
    <CodeFrame title={title}>
      <Code code={code} language={fence} words={words} />
    </CodeFrame>,
  ).container.firstElementChild;
}

it('spec 3.5: a file loaded later looks like the blocks in the page', () => {
  const model = renderFrame('A.tsx', 'tsx', 'a') ?? document.body;
  const expected = renderFrame('B.js', 'jsx', FILE.full, FILE.words);
  // It was requested in full.
  expected?.setAttribute('data-whole', '');
  expect(fillFrame(model, FILE).outerHTML).toBe(expected?.outerHTML);
});

it('a full file does not fold, even if the block beside it does', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const model = renderFrame('A.tsx', 'tsx', long) ?? document.body;
  expect(model.querySelector('[data-code-tool="fold"]')).not.toBeNull();
  const frame = fillFrame(model, { ...FILE, full: long, words: '' });
  expect(frame.querySelector('[data-code-tool="fold"]')).toBeNull();
  expect(frame.querySelectorAll('.token-line')).toHaveLength(40);
});

it('spec 3.5: a file does not inherit the state of the block beside it', () => {
  const model = renderFrame('A.tsx', 'tsx', 'a') ?? document.body;
  const untouched = fillFrame(model, FILE).outerHTML;
  model.toggleAttribute('hidden', true);
  model.toggleAttribute('data-wrapped', true);
  const [, copy] = model.querySelectorAll('button');
  copy?.setAttribute('data-state', 'copied');
  copy?.replaceChildren('Copied');
  expect(fillFrame(model, FILE).outerHTML).toBe(untouched);
});

it('a model without a title is rejected, and the error says why', () => {
  const model = renderFrame('', 'tsx', 'a') ?? document.body;
  expect(() => fillFrame(model, FILE)).toThrow('data-code-label');
});
