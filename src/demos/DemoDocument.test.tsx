import { act, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { setColorMode } from '../../tests/support/docusaurus/theme-common';
import DemoDocument from './DemoDocument';
import { placeLayersLast } from './layerPlace';

const mockAnnounce = jest.fn<unknown, [string]>();

jest.mock(
  '@theme/Layout/Provider',
  () =>
    ({ children }: PropsWithChildren) =>
      children,
  {
    virtual: true,
  },
);
jest.mock('./toolpadMode', () => ({ announceMode: (mode: string) => mockAnnounce(mode) }));
jest.mock('./RunningDemo', () => ({
  __esModule: true,
  default: ({ id }: { id: string }) => <p>running {id}</p>,
}));

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(<DemoDocument />);
}

afterEach(() => {
  act(() => {
    setColorMode(null);
  });
});

describe('the document of a framed demo', () => {
  it('runs the demo in its address, and no search engine lists it', async () => {
    open('/toolpad/demo/?demo=core/react-crud/CrudBasic');
    expect(await screen.findByText('running core/react-crud/CrudBasic')).toBeVisible();
    expect(document.querySelector('title')).toHaveTextContent(/^CrudBasic$/);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('has a title without a demo, too', () => {
    open('/toolpad/demo/');
    expect(document.querySelector('title')).toHaveTextContent(/^Demo$/);
  });

  it('keeps the app in the reader’s colour mode', () => {
    open('/toolpad/demo/?demo=core/react-crud/CrudBasic');
    expect(mockAnnounce).toHaveBeenLastCalledWith('light');
    act(() => {
      setColorMode('dark');
    });
    expect(mockAnnounce).toHaveBeenLastCalledWith('dark');
  });

  it('has a place for layers at the end of its head', () => {
    document.head.append(document.createElement('style'));
    placeLayersLast();
    expect(document.head.lastElementChild).toHaveAttribute('name', 'emotion-insertion-point');
  });
});
