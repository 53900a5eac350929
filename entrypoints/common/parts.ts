/**
 * What several of the scripts in pages are made of. Only what nearly every page with one of them needs belongs here:
 * all of it is injected into each (`lib/build/shared-parts`).
 */

export { Component, createElement, Fragment, isValidElement, options, render } from 'preact';
export * from '../../lib/messaging/failure';
export * from '../../lib/messaging/send';
export * from '../../lib/messaging/signals';
export * from '../../lib/order';
export * from '../../lib/page/is-orphaned';
export * from '../../lib/page/is-plainly-seen';
export * from '../../lib/page/keep-from-page';
export * from '../../lib/page/make-host';
export * from '../../lib/page/native-browser';
export * from '../../lib/page/running-page';
export * from '../../lib/stores/adapter';
export * from '../../lib/stores/decimal';
export * from '../../lib/stores/facts';
export * from '../../lib/stores/number-format';
export * from '../../lib/stores/provided';
export * from '../../lib/stores/read-order';
export * from '../../lib/stores/reconcile';
export * from '../../lib/stores/shown-amounts';
export * from '../../lib/stores/text';
