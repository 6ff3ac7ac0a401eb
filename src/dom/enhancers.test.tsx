import { screen, waitFor } from '@testing-library/react';
import { announce, delegate, isPlainClick, whenShown } from '.';

describe('an enhancer', () => {
  it('listens to an element and its descendants', () => {
    document.body.innerHTML = '<button data-x><b>in</b></button><i>out</i>';
    const listener = jest.fn<undefined, [HTMLElement, MouseEvent]>();
    delegate('click', '[data-x]', listener);
    document.querySelector('b')?.click();
    document.querySelector('i')?.click();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]?.[0]).toBe(document.querySelector('button'));
  });

  it.each([
    [{}, true],
    [{ button: 1 }, false],
    [{ ctrlKey: true }, false],
    [{ metaKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
  ])('recognizes a click that opens a link in this tab: %j %s', (init, isPlain) => {
    expect(isPlainClick(new MouseEvent('click', init))).toBe(isPlain);
  });

  it('waits while a page is prerendered', () => {
    const shown = jest.fn();
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    whenShown(shown);
    expect(shown).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(shown).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'prerendering');
    whenShown(shown);
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('announces a text to screen readers, even if it is repeated', async () => {
    announce('Copied');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Copied');
    });
    announce('Copied');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Copied');
    });
  });
});
