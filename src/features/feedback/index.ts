export { Feedback } from './Feedback';
export { SectionFeedback } from './SectionFeedback';
export { startFeedback } from './startFeedback';
