import { mountComponent } from '../../islands/mount';
import { PageVote, SectionComment } from './FeedbackForms';

/** The interactive parts of feedback. */
export const mountPageVote = mountComponent(PageVote);
export const mountSectionComment = mountComponent(SectionComment);
