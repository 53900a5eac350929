import type { enContents } from '../en/contents';

export const arContents: Record<keyof typeof enContents, string> = {
  'desk-contents': 'المحتويات',
  'content-number': 'المحتوى { $id }',
  'contents-other-account': 'هذا المحتوى من طرد للحساب { $name }، والحساب المستخدم الآن غيره.',
  'content-id': 'رقم المحتوى',
  'content-parcelId': 'رقم الطرد',
  'content-companionParcelId': 'رقم الطرد المرافق',
  'content-item': 'ما هو؟',
  'content-item-product': 'منتج من قائمة منتجاتك',
  'content-item-name': 'اسم خاص به',
  'content-productId': 'رقم المنتج',
  'content-itemPrice': 'السعر',
  'content-quantity': 'الكمية',
  'content-itemImage': 'صورة الصنف',
  'content-contentPhoto': 'صورة المحتوى',
  'content-send': 'تغيير المحتوى',
  'content-cancelled': 'أُوقف. لا يُعرف إن كانت شركة التوصيل قد غيّرت المحتوى قبل ذلك؛ لا ضرر من إرساله مجددًا.',
  'photo-hint':
    'أو أفلت صورة هنا، أو الصقها والمؤشر هنا. png أو jpeg أو webp؛ تُصغَّر ويُحذف منها مكان التصوير ووقته.',
  'photo-ready': 'جاهزة: { $size } كيلوبايت',
  'photo-seen': '{ $label }، كما ستُرسل',
  'photo-problem-type': 'لا يمكن قراءة هذه الصورة. اختر صورة png أو jpeg أو webp.',
  'photo-problem-too-large': 'تبقى هذه الصورة أكبر من 2 ميغابايت حتى بعد تصغيرها. اختر غيرها.',
};
