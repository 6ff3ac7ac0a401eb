export { Feedback, headingTextId, SectionFeedback } from './Feedback';
export { startFeedback } from './startFeedback';
