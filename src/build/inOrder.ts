import logger from '@docusaurus/logger';
import type { LoadContext, PluginModule } from '@docusaurus/types';
import type { PublishedSite, PublishingPlugin } from './tools/publishing';
import type { PageFacts } from './facts';

type Step = PublishingPlugin<PageFacts>;

async function publish(steps: readonly Step[], site: PublishedSite<PageFacts>): Promise<void> {
  for (const step of steps) {
    const start = performance.now();
    await step.publish(site);
    logger.info(`${step.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/**
 * Plugins whose post-build steps run in this order, not all at once like Docusaurus's hooks.
 *
 * @throws Error on load for a plugin that also has such a hook
 */
export function inOrder(modules: readonly ((context: LoadContext) => Step)[]): PluginModule[] {
  const steps: Step[] = [];
  return modules.map((module, index) => (context: LoadContext) => {
    const step = module(context);
    if (step.postBuild) {
      throw new Error(
        `The plugin ${step.name} has a postBuild hook, which would run beside the steps: use publish`,
      );
    }
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
