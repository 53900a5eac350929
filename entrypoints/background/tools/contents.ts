import type { ContentUpdate } from '../../../lib/contents/content';
import { findPhoto, forgetPhoto } from '../../../lib/contents/kept-photos';
import { type UpdateParcelContentRequest, updateParcelContent } from '../../../lib/courier/contents';
import type { ParcelContent } from '../../../lib/courier/schemas/parcel-content';
import { Failure } from '../../../lib/failure';
import type { ContentView } from '../../../lib/messaging/views/tools';
import { callCourier } from '../accounts/courier';
import { shownValue, underNames } from './service-fields';

/** Changes under way, by the attempt's name. Lost with the worker, and the request with it. */
const underWay = new Map<string, AbortController>();

/**
 * Changes one content of a parcel (spec, POST /parcel-content/update/{id}). Its photos are deleted whatever
 * comes of it: another attempt brings them again.
 * @throws Failure `photo-missing`, and whatever the service refuses with
 */
export async function changeContent(input: {
  readonly accountId: string;
  readonly contentId: number;
  readonly attempt: string;
  readonly update: ContentUpdate;
}): Promise<ContentView> {
  const { accountId, contentId, attempt, update } = input;
  const control = new AbortController();
  underWay.set(attempt, control);
  try {
    const request = await requestOf(update);
    const content = await callCourier(accountId, (client) =>
      updateParcelContent(client, contentId, request, control.signal),
    );
    return viewOf(content);
  } finally {
    underWay.delete(attempt);
    const photos = [update.itemImage, update.contentPhoto].filter((id) => id !== undefined);
    // Whether the photo was sent is known by now; one that cannot be deleted is deleted with the next photo.
    await Promise.all(photos.map(forgetPhoto)).catch(() => undefined);
  }
}

/** Aborts a change; what the service has already done stays done. */
export function cancelContentChange(attempt: string): void {
  underWay.get(attempt)?.abort();
}

/** What the service calls the fields that go to it as they are. */
const NAMES = {
  companionParcelId: 'companion_parcel_id',
  productId: 'product_id',
  itemName: 'item_name',
  description: 'description',
  itemPrice: 'item_price',
  quantity: 'quantity',
} as const;

async function requestOf(update: ContentUpdate): Promise<UpdateParcelContentRequest> {
  return {
    ...underNames(update, NAMES),
    ...(update.itemImage !== undefined && { item_image: await requirePhoto(update.itemImage) }),
    ...(update.contentPhoto !== undefined && { content_photo: await requirePhoto(update.contentPhoto) }),
  };
}

async function requirePhoto(id: string): Promise<Blob> {
  const photo = await findPhoto(id);
  if (photo === null) throw new Failure('photo-missing');
  return photo;
}

function viewOf(content: ParcelContent): ContentView {
  return {
    id: content.id,
    parcelId: content.parcel_id,
    companionParcelId: content.companion_parcel_id,
    productId: content.product_id,
    itemName: content.item_name,
    description: content.description,
    itemPrice: content.item_price,
    quantity: content.quantity,
    itemImage: imageText(content.item_image),
    contentPhoto: imageText(content.content_photo),
    unread: content.unread,
  };
}

/** "Image reference" in the spec: whether a path, an address or a record is not shown. */
function imageText(image: unknown): string | null {
  return image === null || image === undefined ? null : shownValue(image);
}
