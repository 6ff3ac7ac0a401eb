import { mountComponent } from '../../islands/mount';
import { PageVote } from './PageVote';
import { SectionComment } from './SectionComment';

/** What comes alive of feedback. */
export const mountPageVote = mountComponent(PageVote);
export const mountSectionComment = mountComponent(SectionComment);
