import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { openDesk } from '../../../lib/opening/open-desk';
import { readSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { currentTranslator } from '../current-translator';

/** What a person is told of though they look elsewhere. */
const KINDS = ['returned', 'refused', 'settled'] as const;
export type NoticeKind = (typeof KINDS)[number];
type Place = `#/${string}`;

const PLACES: Readonly<Record<NoticeKind, Place>> = {
  returned: '#/parcels?state=returned',
  refused: '#/outbox',
  settled: '#/parcels',
};

const count = z.int().check(z.gte(0));
/** Of how many a notification tells, and where a press on it leads: its id, so that it outlives the background. */
const noticeSchema = z.object({
  returned: count,
  refused: count,
  settled: count,
  place: z.string().check(z.startsWith('#/')),
});
type Notice = z.infer<typeof noticeSchema>;

/** Where the person wishes it and looks at no page of ours. One notification tells of all, and names nobody. */
export function notify(kind: NoticeKind, places: readonly Place[]): Promise<void> {
  return navigator.locks.request('notices', async () => {
    if (places.length === 0 || (await readSettings()).notifies !== true) return;
    if (!(await browser.permissions.contains({ permissions: ['notifications'] })) || (await isLookedAt()))
      return;
    const shown = await readShown();
    const before = shown.map(([, notice]) => notice);
    const notice = merge([
      ...before,
      { ...NOTHING, [kind]: places.length, place: places[0] ?? PLACES[kind] },
    ]);
    await Promise.all(shown.map(([id]) => browser.notifications.clear(id)));
    const { t } = await currentTranslator();
    const message = KINDS.filter((one) => notice[one] > 0).map((one) =>
      t(`notice-${one}`, { count: notice[one] }),
    );
    await browser.notifications.create(JSON.stringify(notice), {
      type: 'basic',
      iconUrl: browser.runtime.getURL('/icon/128.png'),
      title: t('app-name'),
      message: message.join('\n'),
    });
  });
}

/** Listens for presses on notifications, where the browser allows any; called again when that was allowed. */
export function hearNotices(): void {
  // Not there until the permission is given.
  const notifications: typeof browser.notifications | undefined = browser.notifications;
  if (notifications?.onClicked.hasListener(onClicked) === false)
    notifications.onClicked.addListener(onClicked);
}

function onClicked(id: string): void {
  const notice = findNotice(id);
  if (notice === null) return;
  void browser.notifications.clear(id);
  void openDesk(notice.place as Place).catch(logged('open the desk from a notification'));
}

const NOTHING = { returned: 0, refused: 0, settled: 0 };

function merge(notices: readonly Notice[]): Notice {
  const sums = Object.fromEntries(
    KINDS.map((kind) => [kind, notices.reduce((sum, notice) => sum + notice[kind], 0)]),
  ) as Record<NoticeKind, number>;
  const [kind, ...more] = KINDS.filter((one) => sums[one] > 0);
  const [only] = notices;
  if (kind === undefined || more.length > 0) return { ...sums, place: '#/' };
  return { ...sums, place: sums[kind] === 1 ? (only?.place ?? PLACES[kind]) : PLACES[kind] };
}

async function readShown(): Promise<readonly (readonly [id: string, notice: Notice])[]> {
  return Object.keys(await browser.notifications.getAll()).flatMap((id) => {
    const notice = findNotice(id);
    return notice === null ? [] : [[id, notice] as const];
  });
}

function findNotice(id: string): Notice | null {
  try {
    return noticeSchema.safeParse(JSON.parse(id)).data ?? null;
  } catch {
    // Not a notification of this extension.
    return null;
  }
}

/** A page of ours is what the person has before them: it shows the same. */
async function isLookedAt(): Promise<boolean> {
  const url = `${browser.runtime.getURL('/')}*`;
  const [open] = await browser.tabs.query({ active: true, lastFocusedWindow: true, url });
  if (open?.windowId === undefined) return false;
  return (await browser.windows.get(open.windowId)).focused;
}
