/** Whether a form was sent with exactly these fields, in whatever order. */
export function sameFields(sent: object, wanted: object): boolean {
  return JSON.stringify(sorted(sent)) === JSON.stringify(sorted(wanted));
}

function sorted(fields: object): readonly unknown[] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
