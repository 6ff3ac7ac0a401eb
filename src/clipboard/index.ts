export { codeText } from './codeText';
export { useCopy, type CopyState } from './useCopy';
export { writeClipboard } from './writeClipboard';
