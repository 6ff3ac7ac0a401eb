/** Says of the kind of an object what it tells it from. */
export const KIND = 'The kind of this object.';
