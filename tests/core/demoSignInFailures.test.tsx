/** What demos of sign-in show when their server fails. */
import './gridInJsdom';
import type * as React from 'react';
import { render, screen } from '@testing-library/react';
import ExamplesBackOffice from '../../docs-core/introduction/examples/ExamplesBackOffice';
import TutorialSignIn from '../../docs-core/introduction/tutorial/TutorialSignIn';
import SignInPageBranding from '../../docs-core/react-sign-in-page/SignInPageBranding';
import SignInPageCombined from '../../docs-core/react-sign-in-page/SignInPageCombined';
import SignInPageCredentials from '../../docs-core/react-sign-in-page/SignInPageCredentials';
import SignInPageLocale from '../../docs-core/react-sign-in-page/SignInPageLocale';
import SignInPageMagicLink from '../../docs-core/react-sign-in-page/SignInPageMagicLink';
import SignInPageOAuth from '../../docs-core/react-sign-in-page/SignInPageOAuth';
import SignInPagePasskey from '../../docs-core/react-sign-in-page/SignInPagePasskey';
import SignInPageSlotProps from '../../docs-core/react-sign-in-page/SignInPageSlotProps';
import SignInPageSlots from '../../docs-core/react-sign-in-page/SignInPageSlots';
import SignInPageTheme from '../../docs-core/react-sign-in-page/SignInPageTheme';
import StyledSignInPageSlots from '../../docs-core/react-sign-in-page/css/SignInPageSlots';
import TailwindSignInPageSlots from '../../docs-core/react-sign-in-page/tailwind/SignInPageSlots';
import { answerLike, prepareDemoServer, wait } from './demoServer';

const currentUser = prepareDemoServer();

const demos: readonly (readonly [string, React.ComponentType])[] = Object.entries({
  ExamplesBackOffice,
  SignInPageBranding,
  SignInPageCombined,
  SignInPageCredentials,
  SignInPageLocale,
  SignInPageMagicLink,
  SignInPageOAuth,
  SignInPagePasskey,
  SignInPageSlotProps,
  SignInPageSlots,
  SignInPageTheme,
  StyledSignInPageSlots,
  TailwindSignInPageSlots,
  TutorialSignIn,
});

it.each(demos)('%s says that the server has failed, and can be used again', async (_, Demo) => {
  answerLike('500');
  render(<Demo />);
  const field = screen.queryAllByRole('textbox').at(-1);
  if (field) {
    await currentUser().clear(field);
    await currentUser().type(field, 'ida@school.example');
  }
  const [password] = screen.queryAllByLabelText(/^Passwor[dt]/, { selector: 'input' });
  if (password) {
    await currentUser().type(password, 'borage');
  }
  const button = screen.getAllByRole('button', { name: /sign in|anmelden/i }).at(-1) as Element;
  await currentUser().click(button);
  expect(button).toBeDisabled();
  await wait(300);
  expect(screen.getByRole('alert')).toHaveTextContent(/Try again later|noch einmal/);
  expect(button).toBeEnabled();
});

it('SignInPageOAuth stays with the provider that was chosen last', async () => {
  answerLike('mixed');
  render(<SignInPageOAuth />);
  // Every other answer is late: once that of Google, once that of GitHub.
  for (const isFirst of [true, false]) {
    await currentUser().click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await currentUser().click(screen.getByRole('button', { name: 'Sign in with GitHub' }));
    await wait(3000);
    expect(screen.getByRole('heading')).toHaveTextContent('Page of GitHub');
    await currentUser().click(screen.getByRole('button', { name: 'Back to the demo' }));
    if (isFirst) {
      // Takes the late answer.
      await currentUser().click(screen.getByRole('button', { name: 'Sign in with Hut Club' }));
      await wait(3000);
    }
  }
});
