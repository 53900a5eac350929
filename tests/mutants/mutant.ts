/** A change of the code that takes one defence out of it. */
export interface Patch {
  readonly file: string;
  /** Stands in the file exactly once; where the code has changed, the mutant says so instead of passing. */
  readonly from: string;
  readonly to: string;
}

/** A named defence, what the code is without it, and the tests that must then fail. */
export interface Mutant {
  /** Kebab-case, unique. */
  readonly name: string;
  /** What goes wrong without the defence, in one sentence. */
  readonly what: string;
  readonly patches: readonly Patch[];
  /** Test files, from the project's top; all of one vitest project. */
  readonly tests: readonly string[];
  readonly project: 'unit' | 'components' | 'e2e';
  /** The tests' names, as `vitest -t` takes them, where the files hold many others. */
  readonly named?: string | undefined;
}
