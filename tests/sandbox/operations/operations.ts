import { citiesAndVillages } from './cities-and-villages';
import { createParcel } from './create-parcel';
import { fees } from './fees';
import { findRecipients } from './find-recipients';
import type { Operation } from './operation';
import { restoreParcel } from './restore-parcel';
import { simulateParcel } from './simulate-parcel';
import { sizeExtraFee } from './size-extra-fee';
import { updateContent } from './update-content';
import { updateEmployee } from './update-employee';
import { webhookUrl } from './webhook-url';

/** All ten operations of the specification. */
export const operations: readonly Operation[] = [
  createParcel,
  restoreParcel,
  simulateParcel,
  sizeExtraFee,
  fees,
  updateContent,
  citiesAndVillages,
  findRecipients,
  updateEmployee,
  webhookUrl,
];
