/**
 * A phone in the parts that it is read in: `0599 700 301`, `+970 599 700 301`, `022 961 234`; anything else is one part.
 * They are for the eye: put together they are the phone again, which is what is sent, copied and looked for.
 */
export function phoneParts(phone: string): readonly string[] {
  const [, ...parts] = /^(\+\d{3})?(\d{3,4})(\d{3})(\d{3})$/.exec(phone) ?? [];
  return parts.length === 0 ? [phone] : parts.filter((part) => part !== undefined);
}
