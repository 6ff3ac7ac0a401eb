export { codeText } from './codeText';
export { createCopyAction, type CopyState } from './copyAction';
export { copyWithButton } from './copyWithButton';
