/** In Jest the page is always hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
