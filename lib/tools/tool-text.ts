import type { TextId } from '../i18n/messages';

/** Fields and choices that are called as everywhere else. */
const SHARED: Readonly<Record<string, TextId>> = {
  'employee-phoneNumber': 'field-phone',
  'employee-street': 'field-streetName',
  'employee-active-yes': 'yes',
  'employee-active-no': 'no',
  'content-item-leave': 'leave-as-is',
  'content-itemName': 'employee-name',
  'content-description': 'field-description',
};

/** The words of a tool's field or choice. @param id as the tool's table calls it: `firstName`, `password-hint` */
export function toolTextId(tool: 'employee' | 'content', id: string): TextId {
  const name = `${tool}-${id}`;
  return SHARED[name] ?? (name as TextId);
}
