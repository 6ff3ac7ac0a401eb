/** The sign-in page with a user name, a second factor and links, as the page shows it. */
import './gridInJsdom';
import path from 'node:path';
import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writePageFiles } from './pageFiles';

type Check = (form: FormData) => Promise<'signed-in' | 'code-needed' | 'refused'>;

interface Sample {
  AccountSignIn: React.ComponentType<{ check: Check }>;
}

jest.mock('react-router', () => ({
  Link: ({ to, children }: React.PropsWithChildren<{ to: string }>) => <a href={to}>{children}</a>,
}));

const folder = writePageFiles('react-sign-in-page');
const { AccountSignIn } = jest.requireActual<Sample>(path.join(folder, 'src/AccountSignIn.tsx'));

it('asks for a user name, and for a code when the server wants one', async () => {
  const user = userEvent.setup();
  const sent: Record<string, unknown>[] = [];
  const check: Check = async (form) => {
    sent.push(Object.fromEntries(form));
    return Promise.resolve(form.get('code') === '123456' ? 'signed-in' : 'code-needed');
  };
  render(<AccountSignIn check={check} />);
  await user.type(screen.getByLabelText(/User name/), 'ida');
  await user.type(screen.getByLabelText(/Password/), 'borage{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the code from your app.');
  await user.type(screen.getByLabelText(/Code/), '123456{Enter}');
  expect(sent.at(-1)).toEqual({ username: 'ida', password: 'borage', code: '123456' });
});

it('links to the pages for sign-up and for a forgotten password', () => {
  render(<AccountSignIn check={async () => Promise.resolve('refused')} />);
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
  const reset = screen.getByRole('link', { name: 'Forgot password?' });
  expect(reset).toHaveAttribute('href', '/forgot-password');
});

it('says so when the server does not answer', async () => {
  const user = userEvent.setup();
  render(<AccountSignIn check={async () => Promise.reject(new Error('offline'))} />);
  await user.type(screen.getByLabelText(/User name/), 'ida');
  await user.type(screen.getByLabelText(/Password/), 'borage{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
});
