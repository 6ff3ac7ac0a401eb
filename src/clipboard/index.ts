export { codeText } from './codeText';
export { useCopy, type CopyState } from './useCopy';
