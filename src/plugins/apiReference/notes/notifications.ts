/** `useNotifications` and its provider. */
export const NOTIFICATIONS_NOTES: Readonly<Record<string, string>> = {
  '/core/api/notifications-provider/#prop-children':
    'Components that may call `useNotifications`. A provider further in has a queue of its own, and components below that one do not use this queue.',
  '/core/api/notifications-provider/#prop-slots':
    'Replaces the one part of a notification, its `snackbar`. Your component gets the message as `children`, and has to pass its other props to a `Snackbar`, which needs them to open and to close.',
  '/core/api/notifications-provider/#prop-slotProps':
    'Props for the one part of a notification, its `snackbar`. They apply to all notifications of this provider.',
  '/core/api/notifications-provider/#slot-prop-snackbar':
    'Goes to the default `Snackbar`, or to the component in `slots.snackbar`. It wins over the provider: an `autoHideDuration` replaces the time in each call of `show`, and an `onClose` the function that closes, while `children` and `message` have no effect.',
  '/core/react-use-notifications/api/#result-show':
    'Adds a notification to the end of the queue and returns its key; a key that is in the queue already is not added again. Without a provider it throws `Not supported on server side`, in the browser too.',
  '/core/react-use-notifications/api/#result-close':
    'Removes the notification with this key, whether it is on the screen or still waiting. It ignores a key that is not there, and throws like `show` without a provider.',
};
