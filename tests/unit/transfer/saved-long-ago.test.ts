import { describe, expect, it } from 'vitest';
import { readNamesFile, writeNamesFile } from '../../../lib/number-names/names-file';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { readSettingsFile } from '../../../lib/transfer/settings-file';
import { readLearnedFile, writeLearnedFile } from '../../../lib/villages/learned-file';

const SETTINGS = `{
  "shahna": "settings",
  "version": 1,
  "settings": { "version": 1, "accounts": [], "activeAccountId": null, "stores": [], "language": "he" },
  "numbers": { "olive": { "parcel-status": [{ "number": 4, "names": { "ar": "سُلّم" } }] } },
  "keys": null
}
`;
const NAMES = `{
  "shahna": "number-names",
  "version": 1,
  "numbers": {
    "parcel-status": [],
    "parcel-position": [],
    "return-reason": [],
    "parcel-type": [],
    "permission": []
  }
}
`;
const LEARNED = `{
  "format": "shahna-learned-villages",
  "version": 1,
  "villages": []
}
`;

describe('a file that was saved long ago', () => {
  it('is read, and those of today are the same to the letter', () => {
    expect(readSettingsFile(SETTINGS)).toMatchObject({
      settings: { language: 'he' },
      numbers: { olive: { ...NO_NAMES, 'parcel-status': [{ number: 4, names: { ar: 'سُلّم' } }] } },
      damaged: [],
    });
    expect(readNamesFile(NAMES)).toEqual(NO_NAMES);
    expect(readLearnedFile(LEARNED)).toEqual([]);
    expect(writeNamesFile(NO_NAMES)).toBe(NAMES);
    expect(writeLearnedFile([])).toBe(LEARNED);
  });

  it('is read by the names that it has, where it has not every kind', () => {
    const some = '{"shahna": "number-names", "version": 1, "numbers": {"permission": []}}';
    expect(readNamesFile(some)).toEqual(NO_NAMES);
  });
});

describe('a file of a later version', () => {
  it.each([
    ['of settings', readSettingsFile, SETTINGS],
    ['of names', readNamesFile, NAMES],
    ['of learned villages', readLearnedFile, LEARNED],
  ])('is said to be one: %s', (_of, read, text) => {
    const later = text.replace('"version": 1', '"version": 99');
    expect(() => read(later)).toThrow(expect.objectContaining({ code: 'newer' }));
  });
});
