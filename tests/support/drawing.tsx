import type { ReactNode, SVGProps } from 'react';

/** Stand-in for SVG files in Jest, which Docusaurus turns into components when imported. */
export default function Drawing(props: SVGProps<SVGSVGElement>): ReactNode {
  return <svg {...props} />;
}
