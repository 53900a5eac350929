import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, never, never>;

/** The tables as the query builder knows them; `migrations` make them. */
export interface Tables {
  shop: {
    id: Generated<number>;
    name: string;
    public_key: Uint8Array;
    /** The number of its newest change; the row is locked by whoever takes the next. */
    last_seq: Generated<number>;
    /** How many events it may still send at once, as of `allowance_at`. */
    allowance: Generated<number>;
    allowance_at: Moment;
    created_at: Moment;
  };
  secret: {
    /** The open half of what was given out, by which the row is found. */
    id: string;
    shop_id: number;
    purpose: 'webhook' | 'invitation';
    hash: Uint8Array;
    created_at: Moment;
    expires_at: ColumnType<Date | null, never, Date>;
  };
  member: {
    id: Generated<number>;
    shop_id: number;
    name: string;
    token_id: string;
    token_hash: Uint8Array;
    joined_at: Moment;
    revoked_at: ColumnType<Date | null, never, Date>;
  };
  change: {
    shop_id: number;
    seq: number;
    at: Date;
    parcel_code: string | null;
    status_id: number | null;
    position_id: number | null;
    /** The event's whole body, sealed to the shop; null for a change of an order. */
    sealed: Uint8Array | null;
    order_key: string | null;
  };
  parcel: {
    shop_id: number;
    code: string;
    /** Of the newest body, keyed with the webhook's secret, which is not kept. */
    digest: Uint8Array;
    status_id: number | null;
    position_id: number | null;
    changed_at: Date;
    arrived_at: Date;
    arrivals: number;
  };
  shop_order: {
    shop_id: number;
    key: string;
    claim: string;
    member_id: number;
    state: 'claimed' | 'unknown' | 'created' | 'released';
    code: string | null;
    amount: string | null;
    fee: string | null;
    /** A person said that its parcel should not have been made. */
    wrong: Generated<boolean>;
    claimed_at: Date;
    changed_at: Date;
    /** Whose parcel of it there may be, of those that it was taken from: the last, and those before, from the last on. */
    taken_from: number | null;
    taken_before: Generated<number[]>;
    /** Names the parcel's reference number; null where the browser did not say. */
    reference: string | null;
    other_codes: Generated<string[]>;
  };
  /** One row. */
  tidying: {
    /** What is older is neither handed out nor kept. */
    kept_from: ColumnType<Date, never, Date>;
    /** What a run would have it be, where that is more than a day later; and when that run was. */
    proposed: ColumnType<Date | null, never, Date | null>;
    proposed_at: ColumnType<Date | null, never, Date | null>;
  };
}
