import { CONTENT, CONTENT_PHOTOS, type SentPhotos } from '../../../lib/contents/content';
import { findPhoto, forgetPhoto } from '../../../lib/contents/kept-photos';
import { updateParcelContent } from '../../../lib/courier/contents';
import type { ParcelContent } from '../../../lib/courier/schemas/parcel-content';
import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import { callCourier } from '../accounts/courier';

/** Changes under way, by the attempt's name. Lost with the worker, and the request with it. */
const underWay = new Map<string, AbortController>();

/**
 * Changes one content of a parcel (spec, POST /parcel-content/update/{id}). Its photos are deleted whatever comes of
 * it.
 * @throws Failure `photo-missing`, and whatever the service refuses with
 */
export async function changeContent(input: InputOf<'content/update'>): Promise<ParcelContent> {
  const { accountId, attempt, values } = input;
  const photos = Object.entries(CONTENT_PHOTOS).flatMap(([name, wire]) => {
    const id = input.photos[name as keyof SentPhotos];
    return id === undefined ? [] : [{ id, wire }];
  });
  const control = new AbortController();
  underWay.set(attempt, control);
  try {
    const images = await Promise.all(photos.map(async ({ id, wire }) => [wire, await requirePhoto(id)]));
    const request = { ...CONTENT.body(values), ...Object.fromEntries(images) };
    return await callCourier(accountId, (client) =>
      updateParcelContent(client, values.id, request, control.signal),
    );
  } finally {
    underWay.delete(attempt);
    // Whether the photo was sent is known by now; one that cannot be deleted is deleted with the next photo.
    await Promise.all(photos.map(({ id }) => forgetPhoto(id))).catch(() => undefined);
  }
}

export function cancelContentChange(attempt: string): void {
  underWay.get(attempt)?.abort();
}

async function requirePhoto(id: string): Promise<Blob> {
  const photo = await findPhoto(id);
  if (photo === null) throw new Failure('photo-missing');
  return photo;
}
