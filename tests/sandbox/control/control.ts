import type { Choices } from '../choices';
import { choicesSchema } from '../choices';
import { type Fault, faultSchema } from '../faults/fault';
import type { LedgerContents } from '../ledger';
import type { Life, Sandbox } from '../sandbox';
import type { VillageChange } from '../seed/city-schema';
import { findNextStep, findStepErrors, moveParcel, type Step } from '../state/move-parcel';
import { parcelAnswer } from '../state/parcel-answer';
import type { ParcelState } from '../state/parcel-state';
import { timestamp } from '../state/timestamp';
import { applyVillageChange } from '../state/villages';
import { sendEvent } from '../webhook/send-event';

/** The control was asked for something there is not. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
}

/** What tests and the page can see and do. Everything sent back is a copy. */
export interface SandboxControl {
  /** Everything received, every parcel created, every event. */
  ledger(): LedgerContents;
  /** Every parcel as it is now, those in the recycle bin too, in the form of the restore answer. */
  parcels(): readonly ReturnType<typeof parcelAnswer>[];
  choices(): Choices;
  /** Changes some choices until the next reset. @throws ZodError */
  choose(choices: Partial<Choices>): void;
  faults(): readonly Fault[];
  /** Adds a fault after those already set. @throws ZodError */
  setFault(fault: Fault): void;
  clearFaults(): void;
  /** Puts a parcel into the recycle bin; sends the event. @throws ControlError */
  deleteParcel(code: string): void;
  /** Sets status and position, in any environment; sends the event. @throws ControlError */
  moveParcel(code: string, statusId: number, positionId: number, returnedReasonId?: number): void;
  /** Moves a parcel one step along the seed's journey; sends the event. @throws ControlError at its end */
  advanceParcel(code: string): void;
  /** Changes a parcel's information; sends the event. @throws ControlError */
  updateParcel(code: string, changes: { note?: string | null; reference_number?: string | null }): void;
  /** @throws ControlError */
  closeVillage(id: number, note?: string | null): void;
  /** @throws ControlError */
  openVillage(id: number): void;
  /** Hides, deletes, closes or notes, and back. @throws ControlError */
  changeVillage(id: number, change: Omit<VillageChange, 'id'>): void;
  /** Back to the seed. Parcel codes are not used again. */
  reset(): void;
  /** Resolves when no late commit and no event is under way. */
  idle(): Promise<void>;
}

function requireParcel({ state }: Life, code: string): ParcelState {
  const parcel = state.parcels.get(code);
  if (parcel === undefined) throw new ControlError(`no parcel ${code}`);
  return parcel;
}

function requireLiveParcel(life: Life, code: string): ParcelState {
  const parcel = requireParcel(life, code);
  if (parcel.record.deleted_at !== null) throw new ControlError(`parcel ${code} is in the recycle bin`);
  return parcel;
}

function move(life: Life, parcel: ParcelState, step: Step): void {
  const errors = Object.entries(findStepErrors(life.state, step));
  if (errors.length > 0)
    throw new ControlError(errors.map(([field, texts]) => `${field} ${texts[0]}`).join(', '));
  moveParcel(parcel, step);
  sendEvent(life, parcel, 'moved');
}

/** The control of a running sandbox. */
export function createControl(sandbox: Sandbox): SandboxControl {
  const changeVillage: SandboxControl['changeVillage'] = (id, change) => {
    const village = sandbox.life.state.villages.get(id);
    if (village === undefined) throw new ControlError(`no village ${id}`);
    applyVillageChange(village, change);
  };
  return {
    ledger: () => sandbox.life.ledger.contents(),
    parcels: () => {
      const { state } = sandbox.life;
      return structuredClone([...state.parcels.values()].map((parcel) => parcelAnswer(state, parcel)));
    },
    choices: () => ({ ...sandbox.life.state.choices }),
    choose: (choices) => {
      const { state } = sandbox.life;
      state.choices = choicesSchema.parse({ ...state.choices, ...choices });
    },
    faults: () => sandbox.life.faults.list(),
    setFault: (fault) => sandbox.life.faults.add(faultSchema.parse(fault)),
    clearFaults: () => sandbox.life.faults.clear(),
    deleteParcel: (code) => {
      const parcel = requireLiveParcel(sandbox.life, code);
      parcel.record.deleted_at = timestamp();
      parcel.record.updated_at = parcel.record.deleted_at;
      sendEvent(sandbox.life, parcel, 'deleted');
    },
    moveParcel: (code, statusId, positionId, returnedReasonId) =>
      move(sandbox.life, requireLiveParcel(sandbox.life, code), {
        parcel_status_id: statusId,
        parcel_position_id: positionId,
        returned_reason_id: returnedReasonId,
      }),
    advanceParcel: (code) => {
      const parcel = requireLiveParcel(sandbox.life, code);
      const step = findNextStep(sandbox.life.state, parcel);
      if (step === undefined) throw new ControlError(`parcel ${code} is at the end of its journey`);
      move(sandbox.life, parcel, step);
    },
    updateParcel: (code, { note, reference_number: reference }) => {
      const parcel = requireLiveParcel(sandbox.life, code);
      if (note !== undefined) parcel.record.note = note;
      if (reference !== undefined) parcel.record.reference_number = reference;
      parcel.record.updated_at = timestamp();
      sendEvent(sandbox.life, parcel, 'updated');
    },
    closeVillage: (id, note) => changeVillage(id, { is_closed: 1, ...(note === undefined ? {} : { note }) }),
    openVillage: (id) => changeVillage(id, { is_closed: 0, note: null }),
    changeVillage,
    reset: () => sandbox.reset(),
    idle: () => sandbox.idle(),
  };
}
