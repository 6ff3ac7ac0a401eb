import logger from '@docusaurus/logger';
import type { LoadContext, PluginModule } from '@docusaurus/types';
import type { PublishedSite, PublishingPlugin } from '../site/publishing';
import type { PageFacts } from './pageFacts';

type Step = PublishingPlugin<PageFacts>;

async function publish(steps: readonly Step[], site: PublishedSite<PageFacts>): Promise<void> {
  for (const step of steps) {
    const start = performance.now();
    await step.publish(site);
    logger.info(`${step.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/**
 * Docusaurus runs the `postBuild` hooks of all plugins at once; these run one after the other, so that
 * each sees the previous one's output.
 *
 * @param modules plugins in the order of their steps
 * @returns the plugins for `plugins` in `docusaurus.config.ts`
 */
export function inOrder(modules: readonly ((context: LoadContext) => Step)[]): PluginModule[] {
  const steps: Step[] = [];
  return modules.map((module, index) => (context: LoadContext) => {
    const step = module(context);
    steps[index] = step;
    const isLast = index === modules.length - 1;
    return {
      ...step,
      async postBuild(props) {
        if (isLast) {
          await publish(steps, { props, outDir: props.outDir, pages: [] });
        }
      },
    };
  });
}
