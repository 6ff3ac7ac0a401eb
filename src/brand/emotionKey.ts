/** Prefix of the class names that MUI parts get, and the mark of their style elements. */
export const EMOTION_KEY = 'tp';
