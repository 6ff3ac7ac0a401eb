/** Says of the kind of an object what it tells it from. */
export const KIND = 'Tells this object from the others that may stand here.';
