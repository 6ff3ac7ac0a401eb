import { render } from '@testing-library/react';
import { codeText } from './clipboard';

describe('the copied text', () => {
  it('spec 3.4: is the whole text of the block', () => {
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
