import type { Answer } from '../answers';
import type { ProtocolRules } from '../checks/protocol';
import type { Choices } from '../choices';
import type { ParcelState } from '../state/parcel-state';
import type { Caller, State } from '../state/state';

export const OPERATION_NAMES = [
  'parcels/create',
  'parcels/restore-parcel',
  'parcels/test-parcel',
  'parcels/calculateSizeExtraFee',
  'parcels/fees',
  'parcel-content/update',
  'address/getCitiesAndVillages',
  'recipient/findRecipientByPhoneNumber',
  'premium-customer/employees',
  'customer/webhookURL',
] as const;

export type OperationName = (typeof OPERATION_NAMES)[number];

/** What an event tells of (specification, Events, triggers). */
export type EventReason = 'updated' | 'moved' | 'deleted';

/** One authenticated request to an operation. */
export interface Call {
  readonly state: State;
  readonly choices: Choices;
  readonly caller: Caller;
  readonly body: Readonly<Record<string, unknown>>;
  /** `{id}` of the path, or empty. */
  readonly id: string;
  /** A code no parcel ever had, also not before a reset. */
  takeParcelCode(): string;
  /** Waits between the duplicate check and the insertion, where the two are not one step. */
  gap(): Promise<void>;
  /** Sends the event to the customer's webhook. */
  tell(parcel: ParcelState, reason: EventReason): void;
}

export interface Operation extends ProtocolRules {
  readonly name: OperationName;
  /** As Hono matches it. */
  readonly path: string;
  /** What the Errors table says for a database error; `null` where it has no such row. */
  readonly databaseError: Answer | null;
  /** @throws Refusal for every answer that is not a success. */
  run(call: Call): Answer | Promise<Answer>;
}
