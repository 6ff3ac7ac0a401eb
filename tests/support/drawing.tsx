import type { ReactNode, SVGProps } from 'react';

/** Stands for an SVG file in Jest: Docusaurus makes a component of one that code imports. */
export default function Drawing(props: SVGProps<SVGSVGElement>): ReactNode {
  return <svg {...props} />;
}
