export { Feedback, SectionFeedback } from './Feedback';
export { startFeedback } from './startFeedback';
