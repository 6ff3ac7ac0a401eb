/** Docusaurus' record of anchors and links matters to its build only. */
export default function useBrokenLinks(): {
  readonly collectAnchor: (anchor: string) => void;
  readonly collectLink: (link: string) => void;
} {
  return { collectAnchor: () => undefined, collectLink: () => undefined };
}
