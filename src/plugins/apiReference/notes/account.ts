/** The account: its preview, its menu and its labels. */
export const ACCOUNT_NOTES: Readonly<Record<string, string>> = {
  '/core/api/account-popover-footer/#prop-children':
    'Content of the row at the end of the menu, side by side at the right, usually a `SignOutButton`. The footer has no content of its own.',
  '/core/api/account-popover-header/#prop-children':
    'Content at the top of the menu, from top to bottom, usually an `AccountPreview` in its `expanded` variant. The header adds no space around it.',
  '/core/api/account-preview/#slot-prop-avatar':
    'Goes to the default `Avatar` in both variants, and not to a component in `slots.avatar`. An `sx` here replaces the size of 32 pixels, or 48 in the `expanded` variant, so repeat the size in it.',
  '/core/api/account-preview/#slot-prop-moreIconButton':
    'Goes to the default button at the end of the `expanded` variant, which appears only with `handleClick`. The button has no accessible name until you pass an `aria-label`, and its icon stays whatever `children` you pass.',
  '/core/api/account-preview/#slot-prop-avatarIconButton':
    'Goes to the avatar button of the `condensed` variant, or to the component in `slots.avatarIconButton`, which does not get `handleClick`. On the default button an `onClick` replaces `handleClick`, and `children` has no effect.',
  '/core/api/account/#slot-prop-preview':
    'Goes to the preview that opens the menu, and neither to the one inside the menu nor to a component in `slots.preview`. A `handleClick` here replaces that of the account, and the menu no longer opens.',
  '/core/api/account/#slot-prop-popover':
    'Goes to the default `Popover`, or to the component in `slots.popover`, and wins over the position and the handlers that the account sets. In the default popover `children` has no effect, and a `paper` in its `slotProps` replaces the shadow and the arrow.',
  '/core/api/account/#slot-prop-popoverContent':
    'Goes to the default `Stack` in the menu, where `children` has no effect, or to the component in `slots.popoverContent`, which receives nothing else.',
  '/core/api/account/#slot-prop-signInButton':
    'Goes to the default `SignInButton`, and not to a component in `slots.signInButton`. An `sx` replaces the default style and an `onClick` the call of `signIn`, while `children` has no effect.',
  '/core/api/account/#slot-prop-signOutButton':
    'Goes to the `SignOutButton` of the default menu, so it has no effect next to `slots.popoverContent`. An `sx` replaces the default style and an `onClick` the call of `signOut`, while `children` has no effect.',
  '/core/api/account/#AccountLocaleText-accountSignInLabel':
    'Text of the button that guests see. The default style of the button capitalises each word.',
  '/core/api/account/#AccountLocaleText-accountSignOutLabel':
    'Text of the button in the default menu. The default style of the button capitalises each word.',
  '/core/api/account/#AccountLocaleText-accountPreviewIconButtonLabel':
    'Accessible name of the avatar button in the `condensed` variant. A screen reader says it instead of the name of the user.',
  '/core/api/account/#AccountLocaleText-accountPreviewTitle':
    'Tooltip of the avatar button while the user has no `name`. An `AccountPreview` outside of an `Account` does not use it, and has no tooltip then.',
};
