/** The contents of parcels, and their photos. */
export const enContents = {
  'desk-contents': 'Contents',
  'content-number': 'content { $id }',
  'contents-other-account':
    'This content is of a parcel of the account { $name }, and another account is in use.',
  'content-id': 'Content id',
  'content-parcelId': 'Parcel id',
  'content-companionParcelId': 'Companion parcel id',
  'content-item': 'What is it?',
  'content-item-product': 'A product of the catalog',
  'content-item-name': 'A name of its own',
  'content-productId': 'Product id',
  'content-itemPrice': 'Price',
  'content-quantity': 'Quantity',
  'content-itemImage': 'Image of the item',
  'content-contentPhoto': 'Photo of the content',
  'content-send': 'Change the content',
  'content-cancelled':
    'Stopped. Whether the delivery company had changed the content by then is not known; sending it again does no harm.',
  'photo-hint':
    'Or drop a picture here, or paste one while the cursor is here. png, jpeg or webp; it is made smaller, and place and time of the photo are taken out.',
  'photo-ready': 'Ready: { $size } kB',
  'photo-seen': '{ $label }, as it will be sent',
  'photo-problem-type': 'This picture cannot be read. Choose a png, jpeg or webp.',
  'photo-problem-too-large': 'This picture stays over 2 MB even when made smaller. Choose another.',
} as const;
