import { defineElement } from '../../islands';
import { startBackToTop } from './backToTop';
import { startLinkCopy } from './linkCopy';
import { PictureElement } from './pictureElement';
import { TableElement } from './tableElement';
import { TocElement } from './tocElement';

/** Brings what helps with reading a page to life. */
export function startReading(): void {
  defineElement('tp-toc', TocElement);
  defineElement('tp-table', TableElement);
  defineElement('tp-picture', PictureElement);
  startBackToTop();
  startLinkCopy();
}
