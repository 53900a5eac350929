/** The seed cannot be used; the message says where and why, one problem a line. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(
    source: string,
    readonly problems: readonly string[],
  ) {
    super([`${source} is not a usable seed:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}
