import { mountComponent } from '../../islands/mount';
import { PageVote, SectionComment } from './FeedbackForms';

/** Mounts the vote below a page (spec 6.1). */
export const mountPageVote = mountComponent(PageVote);

/** Mounts the comment form below a section's heading (spec 6.1). */
export const mountSectionComment = mountComponent(SectionComment);
