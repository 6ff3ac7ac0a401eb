/** An address as the router compares it: case and one slash at its end make no difference. */
export function comparedAddress(address: string): string {
  return address.replace(/\/$/, '').toLowerCase();
}
