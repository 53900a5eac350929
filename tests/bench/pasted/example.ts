/**
 * A written order in the manner of real chats, made up from beginning to end, and exactly what a careful person
 * would take from it. `null`: it does not say, or says two things.
 */
export interface Example {
  readonly id: string;
  readonly text: string;
  readonly name: string | null;
  /** In the service's forms, the first the one to ring. */
  readonly phones: readonly string[];
  /** `city/village` as the directory names them. */
  readonly village: string | null;
  /** As it stands in the text; parts that stand apart are joined by a blank. */
  readonly street: string | null;
  readonly amount: string | null;
  readonly currency: 'ILS' | 'JOD' | null;
  readonly note: string | null;
}
