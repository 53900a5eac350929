import { html } from 'hono/html';
import type { LedgerEvent } from '../ledger';
import type { Life } from '../sandbox';
import { findNextStep } from '../state/move-parcel';
import type { ParcelState } from '../state/parcel-state';
import type { State } from '../state/state';
import { style } from './style';

/** Newest first; older ones are in the ledger. */
const MOST_SHOWN = 100;

type Html = ReturnType<typeof html>;

function nameOf(list: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return list.find((entry) => entry.id === id)?.name ?? String(id);
}

function button(action: string, code: string, label: string): Html {
  return html`<form method="post" action="/_page/${action}">
    <input type="hidden" name="parcel_code" value="${code}" />
    <button>${label}</button>
  </form>`;
}

function actions(state: State, parcel: ParcelState): Html {
  const code = parcel.record.parcel_code;
  if (parcel.record.deleted_at !== null) return html`<span class="tag">recycle bin</span>`;
  const next = findNextStep(state, parcel);
  const move =
    next === undefined
      ? html``
      : button('advance', code, `Move to ${nameOf(state.seed.lifecycle.statuses, next.parcel_status_id)}`);
  return html`${move} ${button('delete', code, 'Delete')}`;
}

function parcelRow(state: State, parcel: ParcelState): Html {
  const { record, recipient, customer } = parcel;
  const { statuses, positions } = state.seed.lifecycle;
  const village = state.villages.get(recipient.address.village_id);
  return html`<tr class="${record.deleted_at === null ? '' : 'deleted'}">
    <td><bdi class="code">${record.parcel_code}</bdi><small>${customer.businessName}</small></td>
    <td><bdi>${recipient.first_name}</bdi><small><bdi dir="ltr">${recipient.phone}</bdi></small></td>
    <td>
      <bdi>${village?.record.name} · ${village?.city.name}</bdi><small><bdi>${recipient.address.street_name}</bdi></small>
    </td>
    <td class="amount">${record.total_price}</td>
    <td>
      ${nameOf(statuses, record.parcel_status_id)}<small>${nameOf(positions, record.parcel_position_id)}</small>
    </td>
    <td class="actions">${actions(state, parcel)}</td>
  </tr>`;
}

function deliveryText({ delivery, url }: LedgerEvent): string {
  switch (delivery.outcome) {
    case 'pending':
      return `sending to ${url}`;
    case 'delivered':
      return `delivered to ${url} (${delivery.status})`;
    case 'failed':
      return `not delivered to ${url}: ${delivery.error}`;
    case 'not-sent':
      return `not sent: ${delivery.why}`;
  }
}

function eventRow(state: State, event: LedgerEvent): Html {
  const status = Number(event.body.parcel_status_id);
  return html`<tr>
    <td>${event.at.slice(11, 19)}</td>
    <td><bdi class="code">${event.body.parcel_code}</bdi></td>
    <td>${event.reason}, ${nameOf(state.seed.lifecycle.statuses, status)}</td>
    <td>${deliveryText(event)}</td>
  </tr>`;
}

/** The page at `/`. Everything put into it is escaped by `html`. */
export function page({ state, ledger }: Life): Html {
  const { events, requests, parcels: created } = ledger.contents();
  const parcels = [...state.parcels.values()].reverse().slice(0, MOST_SHOWN);
  const head = (...names: string[]) =>
    html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
  const emptyRow = (columns: number) => html`<tr><td colspan="${columns}" class="empty">None yet.</td></tr>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Delivery sandbox</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>Delivery sandbox</h1>
          <p>
            ${requests.length} requests, ${created.length} parcels created · <a href="/">Refresh</a> ·
            <a href="/_control/ledger">Ledger</a>
          </p>
        </header>
        <main>
          <h2>Parcels</h2>
          <table>
            ${head('Parcel', 'Recipient', 'Village', 'Total price', 'Status', 'Actions')}
            <tbody>
              ${parcels.length === 0 ? emptyRow(6) : parcels.map((parcel) => parcelRow(state, parcel))}
            </tbody>
          </table>
          <h2>Events</h2>
          <table>
            ${head('Time (UTC)', 'Parcel', 'Event', 'Delivery')}
            <tbody>
              ${
                events.length === 0
                  ? emptyRow(4)
                  : [...events]
                      .reverse()
                      .slice(0, MOST_SHOWN)
                      .map((event) => eventRow(state, event))
              }
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
