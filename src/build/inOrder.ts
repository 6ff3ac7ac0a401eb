import logger from '@docusaurus/logger';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { PageFacts } from './pageFacts';

/** A page of the built site. */
export interface PublishedPage {
  /** Below the origin, with the slash at its end: `/toolpad/core/`. */
  readonly address: string;
  /** Where it is on disk. */
  readonly file: string;
  readonly facts: PageFacts;
}

/** The built site, as the steps before left it. */
export interface PublishedSite {
  readonly props: Parameters<NonNullable<Plugin['postBuild']>>[0];
  readonly outDir: string;
  /** Every page that Docusaurus and `static/` wrote. The first step finds them. */
  pages: readonly PublishedPage[];
}

/** A plugin with a step of the way from Docusaurus' pages to what is published. */
export interface PublishingPlugin extends Plugin {
  /** @throws Error when the site must not be published as it is */
  readonly publish: (site: PublishedSite) => Promise<void>;
}

async function publish(steps: readonly PublishingPlugin[], site: PublishedSite): Promise<void> {
  for (const step of steps) {
    const start = performance.now();
    await step.publish(site);
    logger.info(`${step.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/**
 * Docusaurus runs `postBuild` of all plugins at once; here one step follows the other, so that each
 * sees what those before it wrote.
 *
 * @param modules plugins in the order of their steps
 * @returns the plugins for `plugins` in `docusaurus.config.ts`
 */
export function inOrder(
  modules: readonly ((context: LoadContext) => PublishingPlugin)[],
): PluginModule[] {
  const steps: PublishingPlugin[] = [];
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
