/** A list of words that `;` parts, over as many lines as it takes. */
export function words({ raw: [text = ''] }: TemplateStringsArray): readonly string[] {
  return text.split(';').map((word) => word.trim());
}
