/** What the readers of stores are made of that show an order as a document and not as a form or by an interface. */
export * from '../../lib/stores/blank-order';
export * from '../../lib/stores/cash-on-delivery';
export * from '../../lib/stores/formatted-address';
export * from '../../lib/stores/listed-orders';
export * from '../../lib/stores/only-element';
