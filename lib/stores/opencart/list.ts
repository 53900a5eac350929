import type { ListReader } from '../adapter';
import { findOpenCartList } from './definition';
import { readListRows } from './rows';

export const openCartList: ListReader = {
  readRows(document, url) {
    if (findOpenCartList(document, url) === null) return [];
    return readListRows(document, url).map(({ address, ...row }) => ({ ...row, opens: address.href }));
  },
};
