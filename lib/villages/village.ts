/** A village as the directory has it, joined with its city. Ids are the service's. */
export interface Village {
  readonly id: number;
  readonly name: string;
  readonly cityId: number;
  readonly city: string;
  /** Closed to deliveries: shown disabled with `note`. */
  readonly closed: boolean;
  /** Deleted at the service (its city's deletion counts too): recognised, never offered. */
  readonly deleted: boolean;
  /** The service refused it as hidden once: recognised, never offered as certain. */
  readonly hidden: boolean;
  readonly note: string | null;
}

/** Parcels may go there, as far as is known. */
export function isDeliverable({ closed, deleted, hidden }: Village): boolean {
  return !closed && !deleted && !hidden;
}
