/** The row named in the popup's address (`?again=…`), when it is opened to ship a parcel once more. */
export function againRowIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get('again');
  return id === '' ? null : id;
}
