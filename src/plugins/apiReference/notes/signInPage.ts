/** The sign-in page and its labels. */
export const SIGN_IN_PAGE_NOTES: Readonly<Record<string, string>> = {
  '/core/api/sign-in-page/#slot-prop-emailField':
    'Goes to the email field of each form, or to the component in `slots.emailField`, which receives nothing else. The default field keeps the `name` `email` unless you change it here, and `signIn` finds the value in `formData` under that name.',
  '/core/api/sign-in-page/#slot-prop-passwordField':
    'Goes to the field of the password form, or to the component in `slots.passwordField`, which receives nothing else. The default field keeps the `name` `password` unless you change it here, and `signIn` finds the value in `formData` under that name.',
  '/core/api/sign-in-page/#slot-prop-submitButton':
    'Goes to the button of each form with fields, or to the component in `slots.submitButton`, which receives nothing else. On the default button an `sx` replaces the margins and the capitalised words, and `children` has no effect.',
  '/core/api/sign-in-page/#slot-prop-forgotPasswordLink':
    'Goes to the component in `slots.forgotPasswordLink`, which is shown below the fields of the password form. Without that slot there is no link, and these props have no effect.',
  '/core/api/sign-in-page/#slot-prop-signUpLink':
    'Goes to the component in `slots.signUpLink`, which is shown below the button of the password form. Without that slot there is no link, and these props have no effect.',
  '/core/api/sign-in-page/#slot-prop-rememberMe':
    'Goes to the component in `slots.rememberMe`, which is shown below the fields of the password form. Without that slot there is no checkbox, and these props have no effect.',
  '/core/api/sign-in-page/#slot-prop-form':
    'Goes to the `<form>` elements, of which each provider has one, also those that are only a button. An `onSubmit` here replaces the call of `signIn`.',
  '/core/api/sign-in-page/#slot-prop-oAuthButton':
    'Goes to the button of each provider without fields. An `sx` replaces the style that capitalises each word, and `children` has no effect.',
  '/core/api/sign-in-page/#SignInPageLocaleText-signInTitle':
    'Title of the page: a string, or a function that gets the `title` of the branding, or `undefined` without one. A string is the same whatever the branding is.',
  '/core/api/sign-in-page/#SignInPageLocaleText-signInSubtitle':
    'Line below the title. With a component in `slots.subtitle` the text is not used.',
  '/core/api/sign-in-page/#SignInPageLocaleText-signInRememberMe':
    'Not used in 0.15.0. Put the label of the checkbox into your component in `slots.rememberMe`.',
  '/core/api/sign-in-page/#SignInPageLocaleText-providerSignInTitle':
    'Makes the label of each button from the `name` of its provider. For `credentials` and `nodemailer` the name arrives in lower case.',
  '/core/api/sign-in-page/#SignInPageLocaleText-email':
    'Label of the email field. It also replaces the `name` of a `nodemailer` provider when that is empty.',
  '/core/api/sign-in-page/#SignInPageLocaleText-password':
    'Label of the password field. It also replaces the `name` of a `credentials` provider when that is empty.',
  '/core/api/sign-in-page/#SignInPageLocaleText-or':
    'Text in the line above a form that follows buttons or another form. A page with one form alone does not show it.',
  '/core/api/sign-in-page/#SignInPageLocaleText-with':
    'Not used in 0.15.0. The word between verb and provider belongs to `providerSignInTitle`.',
  '/core/api/sign-in-page/#SignInPageLocaleText-passkey':
    'Replaces the `name` of a `passkey` provider when that is empty. No other part of the page shows it.',
  '/core/api/sign-in-page/#SignInPageLocaleText-to':
    'Not used in 0.15.0. The word between verb and app belongs to `signInTitle`.',
};
