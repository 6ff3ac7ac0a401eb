import fs from 'node:fs';
import path from 'node:path';
import type { CodeStyling, CodeVariant } from '../../../site/stylings';
import { splitDemoSource, type SplitSource } from './demoSource';
import { toJavaScript, type DemoVersion } from './demoVersions';

/** A file of a demo as a reader gets it. */
export interface DemoFile extends SplitSource {
  /** Its name, such as `DashboardLayoutBasic.js`. */
  readonly name: string;
  readonly language: 'tsx' | 'jsx' | 'css';
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
}

/**
 * The files of one version of a demo, in TypeScript and in JavaScript: the component first, then
 * its style sheet.
 */
export async function readDemoFiles(version: DemoVersion): Promise<readonly DemoFile[]> {
  const { styling, file, styleSheet } = version;
  const source = fs.readFileSync(file, 'utf8');
  const name = path.basename(file);
  const css = styleSheet === null ? null : splitDemoSource(fs.readFileSync(styleSheet, 'utf8'));
  const withStyles = (component: DemoFile): readonly DemoFile[] =>
    css === null || styleSheet === null
      ? [component]
      : [component, { ...component, ...css, name: path.basename(styleSheet), language: 'css' }];
  return [
    ...withStyles({ ...splitDemoSource(source), name, language: 'tsx', styling, variant: 'TS' }),
    ...withStyles({
      ...splitDemoSource(await toJavaScript(source)),
      name: name.replace(/\.tsx$/, '.js'),
      language: 'jsx',
      styling,
      variant: 'JS',
    }),
  ];
}
