import { render } from '@testing-library/react';
import { Code } from './Code';
import { CodeFrame } from './CodeFrame';
import { fillFrame } from './fillFrame';

const FILE = { name: 'B.js', language: 'jsx', full: 'const b\n\n= 1;', words: 'K5' };

function draw(title: string, language: 'TSX' | 'JSX', fence: string, code: string, words?: string) {
  return render(
    <CodeFrame title={title} language={language}>
      <Code code={code} language={fence} words={words} />
    </CodeFrame>,
  ).container.firstElementChild;
}

it('spec 3.5: a file that is loaded later is drawn like the blocks of the page', () => {
  const model = draw('A.tsx', 'TSX', 'tsx', 'a') ?? document.body;
  const expected = draw('B.js', 'JSX', 'jsx', FILE.full, FILE.words);
  expect(fillFrame(model, FILE).outerHTML).toBe(expected?.outerHTML);
});

it('spec 3.5: it is drawn anew, whatever has been done with the block beside it', () => {
  const model = draw('A.tsx', 'TSX', 'tsx', 'a') ?? document.body;
  const untouched = fillFrame(model, FILE).outerHTML;
  model.toggleAttribute('hidden', true);
  model.toggleAttribute('data-wrapped', true);
  const [, copy] = model.querySelectorAll('button');
  copy?.setAttribute('data-state', 'copied');
  copy?.replaceChildren('Copied');
  expect(fillFrame(model, FILE).outerHTML).toBe(untouched);
});
