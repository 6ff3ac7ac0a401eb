/** The gate of the guide to data behind a sign-in for Next.js, with a server that the tests play. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AppProvider } from '@toolpad/core';
import { writePageFiles } from './pageFiles';
import { answer, stubServer } from './stubServer';

const auth = { signIn: jest.fn(), getSession: jest.fn() };
jest.mock('next-auth/react', () => auth, { virtual: true });

interface Sample {
  SessionGate: React.ComponentType;
  authorizedRequest: <T>(path: string) => Promise<T>;
}

const { SessionGate, authorizedRequest } = jest.requireActual<Sample>(
  path.join(writePageFiles('guides/authenticated-data'), 'src/sessionExpiry.tsx'),
);
const ask = stubServer();
const refusal = answer(401, {});

beforeEach(() => {
  auth.signIn.mockReset().mockResolvedValue({});
  auth.getSession.mockReset().mockResolvedValue({ user: { email: 'ines@maproom.example' } });
  // React’s remark about the script of the provider.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function renderGate() {
  const user = { email: 'ines@maproom.example' };
  render(
    <AppProvider session={{ user }}>
      <SessionGate />
    </AppProvider>,
  );
}

async function enterPassword() {
  const type = (label: HTMLElement, value: string) =>
    fireEvent.change(label, { target: { value } });
  type(await screen.findByLabelText(/Email/), 'ines@maproom.example');
  type(screen.getByLabelText(/Password/), 'quince');
  fireEvent.click(screen.getByText(/sign in with/i));
}

const dialog = () => screen.queryByRole('dialog', { name: 'Sign in again' });

it('asks for the password after a 401, and then repeats the requests that wait', async () => {
  renderGate();
  expect(dialog()).toBeNull();
  ask.mockResolvedValueOnce(refusal).mockResolvedValueOnce(refusal);
  const both = Promise.all([authorizedRequest('/sheets/1'), authorizedRequest('/sheets/2')]);
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValueOnce(answer(200, 'Skye')).mockResolvedValueOnce(answer(200, 'Ghent'));
  await enterPassword();
  await expect(both).resolves.toEqual(['Skye', 'Ghent']);
  expect(auth.signIn).toHaveBeenCalledWith('credentials', {
    email: 'ines@maproom.example',
    password: 'quince',
    redirect: false,
  });
  await waitFor(() => expect(dialog()).toBeNull());
});

it('shows why a sign-in fails, and keeps waiting', async () => {
  renderGate();
  ask.mockResolvedValueOnce(refusal).mockResolvedValueOnce(answer(200, 'Skye'));
  const sheet = authorizedRequest('/sheets/1');
  auth.signIn.mockResolvedValueOnce({ error: 'CredentialsSignin' });
  await enterPassword();
  expect(await screen.findByText('The email address or the password is wrong.')).toBeVisible();
  auth.signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await enterPassword();
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(1);
  await enterPassword();
  await expect(sheet).resolves.toBe('Skye');
});

it('repeats a request that is refused late, and does not ask again', async () => {
  renderGate();
  let refuseLate: (response: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    refuseLate = resolve;
  });
  ask.mockReturnValueOnce(late).mockResolvedValueOnce(refusal);
  const slow = authorizedRequest('/sheets/1');
  const quick = authorizedRequest('/sheets/2');
  ask.mockResolvedValueOnce(answer(200, 'Ghent')).mockResolvedValueOnce(answer(200, 'Skye'));
  await enterPassword();
  await expect(quick).resolves.toBe('Ghent');
  await act(async () => {
    refuseLate(refusal);
    await expect(slow).resolves.toBe('Skye');
  });
  await waitFor(() => expect(dialog()).toBeNull());
});

it('shows the error of every other refusal', async () => {
  ask.mockResolvedValueOnce(answer(403, { message: 'Only archivists move a sheet.' }));
  await expect(authorizedRequest('/sheets/1')).rejects.toThrow('Only archivists move a sheet.');
});

it('repeats nothing for another user, and stays closed until the page loads again', async () => {
  renderGate();
  ask.mockResolvedValueOnce(refusal);
  void authorizedRequest('/sheets/1');
  auth.getSession.mockResolvedValueOnce({ user: { email: 'tom@maproom.example' } });
  await enterPassword();
  await waitFor(() => expect(auth.getSession).toHaveBeenCalled());
  expect(ask).toHaveBeenCalledTimes(1);
  expect(dialog()).not.toBeNull();
});
