import { expect, it } from 'vitest';
import { takesNotes } from '../../../lib/settings/note-choice';
import { followsOf } from '../../../lib/stores/follows';
import { STORE_KINDS } from '../../../lib/stores/registry';

it('no bar says that nothing is written into the orders of a store whose orders follow their parcels', () => {
  const following = STORE_KINDS.filter((kind) => Object.keys(followsOf(kind)).length > 0);
  expect(following).toEqual(
    expect.arrayContaining(['magento', 'medusa', 'opencart', 'prestashop', 'woocommerce']),
  );
  expect(following.filter((kind) => !takesNotes(kind))).toEqual([]);
});
