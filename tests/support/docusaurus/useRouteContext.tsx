/** The route of a page of Toolpad Core's docs. */
export default function useRouteContext() {
  return { plugin: { name: 'docusaurus-plugin-content-docs', id: 'docs-core' } };
}
