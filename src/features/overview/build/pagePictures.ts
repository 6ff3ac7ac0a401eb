import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reloadLater } from '../../../build/docusaurus/reloadLater';
import { imageRequest } from '../../../build/docusaurus/serverFiles';
import { PRODUCTS } from '../../../site';

/** A picture on a line of its own, with the side that matters, as in `./app.webp#middle`. */
const PICTURE = /^!\[[^\]]*\]\((\.[^)#]*\.webp)(#\w+)?\)$/m;

/**
 * The first picture of a page, with its dark version if there is one, as absolute paths; `null` if
 * the page shows none.
 */
export function firstPicture(file: string) {
  const [, picture, side = ''] = PICTURE.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (picture === undefined) {
    return null;
  }
  const light = path.join(path.dirname(file), picture);
  const dark = light.replace(/\.webp$/, '-dark.webp');
  return { light, dark: fs.existsSync(dark) ? dark : light, side };
}

/** Plugin that tells overviews the first picture of each page, as the page itself loads it. */
export default function pagePictures({ siteDir, baseUrl }: LoadContext): Plugin {
  const folders = PRODUCTS.map(({ docsPluginId }) => path.join(siteDir, docsPluginId));
  return reloadLater({
    name: 'page-pictures',
    getPathsToWatch: () => folders.map((folder) => path.join(folder, '**/*.mdx')),
    async contentLoaded({ actions }) {
      const lines = folders.flatMap((folder) => {
        const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
        return files.flatMap((name) => {
          const picture = name.endsWith('.mdx') ? firstPicture(path.join(folder, name)) : null;
          const url = `${baseUrl}${path.basename(folder).replace('docs-', '')}/${path.dirname(name)}/`;
          const load = (file: string) => `require(${JSON.stringify(imageRequest(file))}).default`;
          return picture
            ? `${JSON.stringify(url)}: { light: ${load(picture.light)}, dark: ${load(picture.dark)}, side: ${JSON.stringify(picture.side)} },`
            : [];
        });
      });
      await actions.createData(
        'pictures.js',
        `export const pictures = {\n${lines.join('\n')}\n};\n`,
      );
    },
  });
}
