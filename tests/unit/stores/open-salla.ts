import { type SallaOrder, sallaOrderPage } from '../../stores/salla/pages';
import { type OpenPage, parsedPage } from './parse-page';

export const PAGE = 'https://s.salla.sa/orders/order/DXZbOz68qjnY';

const order: SallaOrder = {
  number: '٢٩٣١١٩١٤٥',
  buyer: '\u200fمازن &amp; أولاده',
  phone: '+970599200110',
  items: [
    { name: 'عطر <b>عود</b>', quantity: '٢' },
    { name: 'Oud', quantity: '1' },
  ],
};

export function openSalla(some: SallaOrder = order): OpenPage {
  return parsedPage(sallaOrderPage(some), PAGE);
}
