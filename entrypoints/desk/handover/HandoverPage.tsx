import { useLayoutEffect, useState } from 'preact/hooks';
import * as z from 'zod/mini';
import { HandoverSheet } from '../../../components/handover/HandoverSheet';
import { ScanField } from '../../../components/handover/ScanField';
import { soundWrong } from '../../../components/handover/tone';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { useEnding } from '../../../components/ui/use-read';
import { findScanned, foldCode } from '../../../lib/handover/scanned-code';
import type { ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { Account } from '../../../lib/settings/account';
import { Reading } from '../Reading';
import type { Route } from '../route';
import { usePrintAsked } from '../use-print-asked';
import { useTyped } from '../use-typed';

const tickedSchema = z.object({ ticked: z.array(z.string()) });

interface HandoverPageProps {
  readonly account: Account;
  /** All that no driver of the account's company took yet. */
  readonly parcels: readonly LedgerEntry[];
  /** What waits on colleagues' sheets, as far as the shop's own server tells. */
  readonly ofColleagues: readonly ColleagueEntry[];
  readonly route: Route;
  /** @returns whether that is kept */
  readonly onHandOver: (rowIds: readonly string[]) => Promise<boolean>;
}

/** What was scanned and is not on the sheet. */
interface Wrong {
  readonly code: string;
  /** Whose sheet it is on, where that is known. */
  readonly colleague: string | null;
}

/**
 * The sheet for the driver, and what is done with it: parcels are ticked as they are scanned on the table. Where none is
 * ticked, all of them are handed over; else those that are, once it was said which are missing.
 */
export function HandoverPage({ account, parcels, ofColleagues, route, onHandOver }: HandoverPageProps) {
  const { t } = useText();
  const kept = useTyped(tickedSchema, account.id, 'handover', '');
  const { printedAt, print } = usePrinted();
  usePrintAsked(route, kept !== null, print);
  /** `null`: what was ticked before. */
  const [tickedNow, setTicked] = useState<ReadonlySet<string> | null>(null);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [asked, setAsked] = useState(false);
  if (kept === null) return <Reading failure={null} />;
  const ticked = tickedNow ?? new Set(kept.typed?.ticked);
  const present = parcels.filter(({ id }) => ticked.has(id));
  // What was ticked leaves the sheet when a status says that it is on its way: what is left was ticked by nobody.
  const missing = ticked.size === 0 ? [] : parcels.filter(({ id }) => !ticked.has(id));
  const taken = present.length === 0 ? parcels : present;
  const tick = (rowId: string, isTicked: boolean) => {
    const next = new Set(present.map(({ id }) => id));
    if (isTicked) next.add(rowId);
    else next.delete(rowId);
    setTicked(next);
    setWrong(null);
    setAsked(false);
    kept.keep(next.size === 0 ? null : { ticked: [...next] });
  };
  const scan = (readings: readonly string[]) => {
    const found = findScanned(parcels, readings);
    if (found === null) {
      soundWrong();
      const other = findScanned(ofColleagues, readings);
      setWrong({
        code: other?.parcelCode ?? foldCode(readings[0] ?? ''),
        colleague: other?.colleague ?? null,
      });
    } else tick(found.id, true);
    return found !== null;
  };
  const handOver = async ({ detail }: MouseEvent) => {
    // The second of a double press has read nothing: neither what is missing, nor what is left when the rest is gone.
    if (detail > 1) return;
    if (missing.length > 0 && !asked) {
      soundWrong();
      return setAsked(true);
    }
    // What is missing stays on the sheet: it was asked about as what is left there, not as what a driver took.
    setAsked(false);
    const areHanded = await onHandOver(taken.map(({ id }) => id));
    // Ticked here until the sheet is left, for whoever undoes it; whenever they come back, they are not on the table.
    if (areHanded && ticked.size > 0) kept.keep(null);
  };
  const isTicked = ticked.size > 0;
  // Until one is ticked the sheet is what is needed next: it is signed for all of them. Once it was printed they go.
  const mayGo = isTicked || printedAt !== null;
  const act = t('handover-act', { of: isTicked ? 'ticked' : 'all', count: taken.length });
  return (
    <>
      <div class="cluster bottom loose handover__tools">
        <ScanField onScan={scan} />
        <p role="status">
          {present.length > 0 && t('handover-scanned', { done: present.length, all: parcels.length })}
        </p>
        <Button
          kind={mayGo ? 'secondary' : 'primary'}
          icon="printer"
          onPress={print}
          text={t('handover-print')}
        />
        <Button kind={mayGo ? 'primary' : 'secondary'} onPress={handOver} text={act} />
      </div>
      <div role="alert">
        {wrong !== null && (
          <Notice tone="bad" title={t('scan-wrong', { code: wrong.code, list: 'sheet' })}>
            {wrong.colleague !== null && <p>{t('ledger-colleague', { name: wrong.colleague })}</p>}
          </Notice>
        )}
        {asked && missing.length > 0 && (
          <Notice
            tone="warning"
            title={t('handover-missing', { count: missing.length })}
            actions={<Button onPress={handOver} text={act} />}
          >
            <ul class="stack points">
              {missing.map(({ id, parcelCode, recipientName }) => (
                <li key={id}>
                  <Ltr code>{parcelCode ?? '—'}</Ltr> <bdi>{recipientName}</bdi>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <p class="soft small">{t('handover-own', { count: ofColleagues.length })}</p>
      <HandoverSheet
        printedAt={printedAt}
        account={account}
        parcels={parcels}
        taken={taken}
        ticked={ticked}
        onTick={tick}
      />
    </>
  );
}

/**
 * When the page was printed last, in milliseconds since the epoch, and what prints it; `null`: not yet. The page is
 * drawn with that time before it is printed.
 */
function usePrinted(): { readonly printedAt: number | null; readonly print: () => void } {
  const [printed, setPrinted] = useState<{ readonly at: number; readonly isAsked: boolean } | null>(null);
  useLayoutEffect(() => {
    if (printed?.isAsked === true) window.print();
  }, [printed]);
  // By the browser's own menu.
  useEnding((signal) => {
    const drawAnew = () => setPrinted({ at: Date.now(), isAsked: false });
    window.addEventListener('beforeprint', drawAnew, { signal });
  }, []);
  return { printedAt: printed?.at ?? null, print: () => setPrinted({ at: Date.now(), isAsked: true }) };
}
