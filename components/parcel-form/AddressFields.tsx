import type { ReadonlySignal } from '@preact/signals';
import type { VillageSource } from '../village-picker/village-source';
import type { FormState } from './form-state';
import { ParcelTextField } from './ParcelTextField';
import { VillageField } from './VillageField';

interface AddressFieldsProps {
  readonly state: FormState;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
}

/** Where the parcel goes. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <>
      <VillageField {...props} />
      <ParcelTextField state={props.state} field="streetName" />
    </>
  );
}
