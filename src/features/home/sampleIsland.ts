import { mountComponent } from '../../islands/mount';
import { CoreSample } from './CoreSample';

/** The running sample of the home page, which the page shows from its beginning. */
export const mount = mountComponent(CoreSample);
