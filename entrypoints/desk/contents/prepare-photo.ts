import { isAcceptedImage, isImageType } from '../../../lib/parcel/rules';

/** Why a file cannot be sent as a photo; the sentence for people is looked up by `code`. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  constructor(readonly code: 'type' | 'too-large') {
    super(code);
  }
}

/** The longer side in pixels, tried in turn until the image is within the service's 2 MB. */
const SIDES = [1600, 1200, 800] as const;

/**
 * An image as it may be sent: of a type the service takes, within its 2 MB, and drawn anew, which leaves behind
 * whatever the file carried beside its picture (place and time of the photo, the camera).
 * @throws PhotoError
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (!isImageType(file.type)) throw new PhotoError('type');
  for (const side of SIDES) {
    const drawn = await drawAnew(file, side);
    if (isAcceptedImage(drawn)) return drawn;
  }
  throw new PhotoError('too-large');
}

async function drawAnew(file: Blob, side: number): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs');
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      maxWidth: side,
      maxHeight: side,
      quality: 0.82,
      // Strict would hand the file back untouched, with all that it carries, whenever the new one is not smaller.
      strict: false,
      // A PNG stays one: its transparency would turn black.
      convertTypes: [],
      success: resolve,
      error: () => reject(new PhotoError('type')),
    });
  });
}
