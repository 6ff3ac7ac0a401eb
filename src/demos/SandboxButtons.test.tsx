import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoFile } from './registry';
import { SandboxButtons } from './SandboxButtons';

const mockStackBlitz = jest.fn();
const mockCodeSandbox = jest.fn();

jest.mock('@generated/demos/default/versions.json', () => ({}), { virtual: true });
jest.mock('./sandbox/project', () => ({ createProject: (title: string) => ({ title }) }));
jest.mock('./sandbox/stackBlitz', () => ({ openStackBlitz: mockStackBlitz }));
jest.mock('./sandbox/codeSandbox', () => ({ openCodeSandbox: mockCodeSandbox }));

const files: readonly DemoFile[] = [];

describe('opening a demo on a service', () => {
  it.each([
    ['StackBlitz', mockStackBlitz, mockCodeSandbox],
    ['CodeSandbox', mockCodeSandbox, mockStackBlitz],
  ])('%s gets the project, and nobody else', async (name, chosen, other) => {
    render(<SandboxButtons title="A grid" loadFiles={() => Promise.resolve(files)} />);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      expect(chosen).toHaveBeenCalledWith({ title: 'A grid' });
    });
    expect(other).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    chosen.mockClear();
  });

  it('says when the source does not load', async () => {
    const loadFiles = () => Promise.reject(new Error('offline'));
    render(<SandboxButtons title="A grid" loadFiles={loadFiles} />);
    await userEvent.click(screen.getByRole('button', { name: 'StackBlitz' }));
    await waitFor(() => {
      expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    });
    expect(mockStackBlitz).not.toHaveBeenCalled();
  });
});
