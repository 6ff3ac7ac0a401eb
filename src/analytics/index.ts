export { Analytics } from './Analytics';
export { sendEvent } from './sendEvent';
