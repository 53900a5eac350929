/** What the spec does not show is shown to people as it came: a text as it is, anything else as JSON. */
export function shownValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The fields that are there, under the service's names of them; a field without a name here is left out. */
export function underNames<
  Fields extends object,
  const Names extends { readonly [Name in keyof Fields]?: string },
>(fields: Fields, names: Names) {
  const named = Object.entries(names as Readonly<Record<string, string>>).flatMap(([own, name]) => {
    const value: unknown = fields[own as keyof Fields];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(named) as {
    [Name in keyof Fields as Name extends keyof Names ? Names[Name] & string : never]: Fields[Name];
  };
}
