import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { DoneNotice } from '../../../components/ui/DoneNotice';
import { Icon } from '../../../components/ui/Icon';
import type { Hand } from './use-day';

interface HandNeededProps {
  readonly hand: Hand;
}

/** What waits for the person, each with a link to where it is done, and the way back from what was done here. */
export function HandNeeded({ hand }: HandNeededProps) {
  return (
    <>
      <Things hand={hand} />
      <DoneNotice done={hand.confirmed} onUndo={hand.onNotConfirmed} />
    </>
  );
}

function Things({ hand }: HandNeededProps) {
  const { toReview, returned, unprinted, toHandOver, unconfirmed, environment, onConfirmed } = hand;
  const { t } = useText();
  const things = [
    {
      count: toReview,
      text: t('today-review', { count: toReview }),
      act: t('review-title'),
      href: '#/review',
      urgent: true,
    },
    {
      count: returned,
      text: t('notice-returned', { count: returned }),
      act: t('to-show'),
      href: '#/parcels?state=returned',
      urgent: true,
    },
    {
      count: unprinted,
      text: t('today-labels', { count: unprinted }),
      act: t('label-print-some', { count: unprinted }),
      href: '#/labels',
      urgent: false,
    },
  ].filter(({ count }) => count > 0);
  if (things.length === 0 && toHandOver === 0 && unconfirmed === 0) return null;
  return (
    <ul class="stack loose columns columns--boxes hand" aria-label={t('today-hand')}>
      {things.map(({ href, text, act, urgent }) => (
        <li key={href} class="stack">
          <a class={`surface row plain-link hand__thing${urgent ? ' hand__thing--urgent' : ''}`} href={href}>
            {urgent && <Icon name="alert" />}
            <span class="grow">{text}</span>
            <strong class="unbroken accent">{act}</strong>
          </a>
        </li>
      ))}
      {toHandOver > 0 && (
        <li class="stack">
          <div class="surface row hand__thing">
            <a class="grow plain-link" href="#/handover">
              {t('today-handover', { count: toHandOver })}
            </a>
            <a class="plain-link leads" href="#/handover?print">
              <strong class="unbroken accent">{t('handover-print')}</strong>
            </a>
          </div>
        </li>
      )}
      {unconfirmed > 0 && (
        <li class="stack">
          <div class="surface row hand__thing hand__thing--urgent">
            <Icon name="alert" />
            <a class="grow plain-link" href={`#/parcels?state=unconfirmed-${environment}`}>
              {t('today-unconfirmed', { count: unconfirmed })}
            </a>
            <Button small onPress={onConfirmed} text={t('today-unconfirmed-act')} />
          </div>
        </li>
      )}
    </ul>
  );
}
