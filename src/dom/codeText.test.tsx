import { render } from '@testing-library/react';
import { Highlight } from 'prism-react-renderer';
import { codeText } from './clipboard';

/** A code block as Docusaurus's highlighter renders it. */
function Highlighted({ code, language }: { code: string; language: string }) {
  return (
    <Highlight code={code} language={language}>
      {({ tokens, getLineProps, getTokenProps }) => (
        <pre>
          <code>
            {tokens.map((line, number) => (
              <div key={number} {...getLineProps({ line })}>
                {line.map((token, index) => (
                  <span key={index} {...getTokenProps({ token })}>
                    {token.content === '\n' ? '' : token.content}
                  </span>
                ))}
                <br />
              </div>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}

describe('the copied text', () => {
  it.each([
    ['one line', 'npm install @toolpad/core', 'bash'],
    ['several lines, some empty or indented', 'a {\n\n  b\n\tc\n}', 'tsx'],
    ['text that looks like markup', '<a href="&amp;">x</a>', 'html'],
    ['text without a language', 'plain\ntext', 'text'],
  ])('spec 3.4: is the code of the block: %s', (_name, code, language) => {
    const { container } = render(<Highlighted code={code} language={language} />);
    expect(codeText(container)).toBe(code);
  });

  it('spec 3.4: is the whole text without highlighting', () => {
    const { container } = render(
      <pre>
        {'a\n'}
        <b>b</b>
      </pre>,
    );
    expect(codeText(container)).toBe('a\nb');
  });

  it('spec 3.4: is empty without code', () => {
    expect(codeText(render(<p>text</p>).container)).toBe('');
  });
});
