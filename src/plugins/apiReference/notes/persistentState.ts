/** The hooks that keep a value in the browser. */
export const PERSISTENT_STATE_NOTES: Readonly<Record<string, string>> = {
  '/core/react-persistent-state/use-local-storage-state-api/#DefaultStorageStateoptions-codec':
    'Turns the string of your app into the one in the storage, and back. Without it `CODEC_STRING` stores the string as it is.',
  '/core/react-persistent-state/use-local-storage-state-api/#StorageStateOptions-codec':
    '[Turns your value into the string](/core/react-persistent-state/#codec) that the storage holds, and back; without one, a stored number comes back as a string. Define it outside of the component, since a new codec at each render reads the string again.',
};
