import createCache, { type EmotionCache, type Options } from '@emotion/cache';
import { prefixer } from 'stylis';
import { logicalProperties } from './logicalProperties';

/**
 * A cache whose styles follow the direction of the page (spec 2.3).
 *
 * @param options Emotion's own
 */
export default function createMirroredCache(options: Options): EmotionCache {
  return createCache({ ...options, stylisPlugins: [logicalProperties, prefixer] });
}
