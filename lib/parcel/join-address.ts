/** Parts of an address as they are written in one line, whichever language the person reads. */
export function joinAddress(parts: readonly string[]): string {
  return parts.join(/[\u0600-\u06ff]/.test(parts.join()) ? '، ' : ', ');
}
