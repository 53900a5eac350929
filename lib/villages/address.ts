/** The parts of an address as a store holds them; what is absent is empty or left out. */
export interface AddressText {
  readonly city?: string | null;
  /** A governorate's name, or a code such as `PS-JEN`. */
  readonly state?: string | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  /** Whole texts of fields that nobody knows: one that names another village is a doubt, and says no more. */
  readonly aside?: readonly string[];
  /** The town's text begins with a field of its own: one that says another place than the town is no more exact. */
  readonly isOfField?: true;
}
