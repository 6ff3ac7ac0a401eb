export { Feedback } from './Feedback';
export { SectionFeedback } from './SectionFeedback';
