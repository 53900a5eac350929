/** What both the reader of a taught store and the panel that teaches one are made of. */
export * from '../../lib/stores/taught/amount';
export * from '../../lib/stores/taught/element-text';
export * from '../../lib/stores/taught/labels';
export * from '../../lib/stores/taught/page';
export * from '../../lib/stores/taught/part';
export * from '../../lib/stores/taught/places';
export * from '../../lib/stores/taught/read-datum';
export * from '../../lib/stores/taught/teaching';
