import path from 'node:path';
import { VFile } from 'vfile';
import { remarkApiLink } from '../../../src/features/reference/build';
import remarkFigure from '../../../src/features/content/build/remarkFigure';
import remarkKnownComponents from '../../../src/features/content/build/remarkKnownComponents';
import remarkSafeMarkup from '../../../src/features/content/build/remarkSafeMarkup';
import type { Rule } from '../prosePage';

/** What the build would refuse in a page's markup: the same plugins, without a build. */
export const markup: Rule = ({ siteDir, file, source, tree }) => {
  const page = new VFile({ path: path.join(siteDir, file), value: source });
  const copy = structuredClone(tree);
  const plugins = [
    remarkSafeMarkup(),
    remarkKnownComponents(),
    remarkFigure(),
    remarkApiLink({ siteDir }),
  ];
  try {
    plugins.forEach((plugin) => void plugin(copy, page, () => undefined));
    return [];
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    return [{ file, line: line ?? 1, message: reason ?? String(error) }];
  }
};
