/** Docusaurus' base URL helper for the site's own base. */
export default function useBaseUrl(url: string): string {
  return url.startsWith('/toolpad/') ? url : `/toolpad/${url.replace(/^\//, '')}`;
}
