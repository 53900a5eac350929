/** 2 MB, counted as 2 × 1024 × 1024 bytes. */
export const IMAGE_LIMIT = 2 * 1024 * 1024;

type ImageType = 'png' | 'jpeg' | 'webp';

const DECLARED_TYPES: Readonly<Record<string, ImageType>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/webp': 'webp',
};

/** What the first bytes say the file is. */
function findTypeOfBytes(bytes: Uint8Array): ImageType | null {
  const starts = (offset: number, ...expected: number[]) =>
    expected.every((byte, index) => bytes[offset + index] === byte);
  if (starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (starts(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}

/**
 * What is wrong with an uploaded image (specification, Limits: png, jpeg, webp, jpg; at most 2 MB), or
 * `null`. The declared type and the bytes must both be allowed and agree.
 */
export async function findImageError(image: unknown): Promise<string | null> {
  if (!(image instanceof File)) return 'must be an image file';
  if (image.size > IMAGE_LIMIT) return 'must be at most 2 MB';
  const declared = DECLARED_TYPES[image.type.toLowerCase()];
  if (declared === undefined) return 'must be declared as png, jpeg, webp or jpg';
  const actual = findTypeOfBytes(new Uint8Array(await image.slice(0, 12).arrayBuffer()));
  if (actual === null) return 'must be a png, jpeg, webp or jpg image';
  return actual === declared ? null : `is declared as ${declared} but its bytes are ${actual}`;
}
