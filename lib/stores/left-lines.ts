/** What is left of the lines of a printed address when each of these texts has taken its own; `null`: one has none. */
export function leftLines(lines: readonly string[], texts: readonly string[]): readonly string[] | null {
  const left = [...lines];
  for (const text of texts) {
    const at = left.indexOf(text);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
