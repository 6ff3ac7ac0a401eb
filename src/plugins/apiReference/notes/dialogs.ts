/** `useDialogs` and its provider. */
export const DIALOGS_NOTES: Readonly<Record<string, string>> = {
  '/core/api/dialogs-provider/#prop-children':
    'Components that may call `useDialogs`. The dialogs are rendered beside them, so a context within them does not reach a dialog.',
  '/core/api/dialogs-provider/#prop-unmountAfter':
    'Milliseconds that a closed dialog stays in the tree for its closing animation, 1000 by default. A time below that of the animation cuts it off.',
  '/core/react-use-dialogs/api/#result-alert':
    'Opens a message with one button. Its promise resolves when the user closes the dialog, whichever way.',
  '/core/react-use-dialogs/api/#result-confirm':
    'Opens a question with two buttons. Its promise resolves to `true` for the button that agrees, and to `false` for Cancel, Escape and a click beside the dialog.',
  '/core/react-use-dialogs/api/#result-prompt':
    'Opens a text field with two buttons. Its promise resolves to the text, which can consist of spaces, or to `null` when the user cancels.',
  '/core/react-use-dialogs/api/#result-open':
    'Opens a custom dialog component. Its promise resolves to what the component passes to `onClose`.',
  '/core/react-use-dialogs/api/#result-close':
    'Closes a dialog from code and gives it a result. It rejects with `dialog not found` before the dialog is on the screen, and after it is gone.',
  '/core/react-use-dialogs/api/#AlertDialogPayload-msg':
    'Content of the dialog, below its title. It is what the first argument of `alert` becomes.',
  '/core/react-use-dialogs/api/#ConfirmDialogPayload-msg':
    'Content of the dialog, below its title. It is what the first argument of `confirm` becomes.',
  '/core/react-use-dialogs/api/#PromptDialogPayload-msg':
    'Content above the text field, inside a `<p>`, so use text and inline elements. The field has no label unless a `<label htmlFor="name">` in here gives it one.',
};
