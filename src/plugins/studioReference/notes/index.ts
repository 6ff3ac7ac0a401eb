import { COMPONENT_NOTES } from './components';
import { FILE_NOTES } from './files';
import { FUNCTION_NOTES } from './functions';

/** The site's own sentences for what Studio's packages leave without one, by `<subject>#<row>`. */
export const STUDIO_NOTES: Readonly<Record<string, string>> = {
  ...COMPONENT_NOTES,
  ...FILE_NOTES,
  ...FUNCTION_NOTES,
};
