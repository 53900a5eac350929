import { isAcceptedImage, isImageType } from '../../lib/parcel/rules';

/** Why a file cannot be sent as a photo; the sentence for people is looked up by `code`. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  constructor(readonly code: 'type' | 'unreadable' | 'too-large') {
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
  const image = await createImageBitmap(file).catch(() => {
    throw new PhotoError('unreadable');
  });
  try {
    for (const side of SIDES) {
      const drawn = await drawAnew(image, side, file.type);
      if (isAcceptedImage(drawn)) return drawn;
    }
  } finally {
    image.close();
  }
  throw new PhotoError('too-large');
}

/** Of the type that the file had: a PNG's transparency would turn black in a JPEG. */
async function drawAnew(image: ImageBitmap, side: number, type: string): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PhotoError('unreadable');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob({ type: type === 'image/jpg' ? 'image/jpeg' : type, quality: 0.82 });
}
