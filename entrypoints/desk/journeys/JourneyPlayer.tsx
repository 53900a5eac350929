import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import { TextField } from '../../../components/ui/TextInput';
import type { Failure } from '../../../lib/failure';
import { type JourneyFields, removeJourney, saveJourney } from '../../../lib/journeys/journeys';
import type { JourneyMove } from '../../../lib/messaging/views/tools';
import type { NumberNames } from '../../../lib/number-names/number-names';
import { failureOf } from '../../../lib/storage/log';
import type { SavedJourney } from '../../../lib/storage/records';
import type { Typed } from '../../../lib/typed/typed-forms';
import type { AccountProps } from '../section';
import { BLANK_STEP, findStep, type TypedStep, typedStep } from './journey-steps';
import { SavedJourneys } from './SavedJourneys';
import { StepRow } from './StepRow';

interface JourneyPlayerProps extends AccountProps {
  readonly kept: Typed<JourneyFields>;
  readonly names: NumberNames;
  readonly rereadNames: () => Promise<void>;
  readonly saved: readonly SavedJourney[];
  readonly rereadSaved: () => Promise<void>;
}

/** The steps of a journey, each played by a press of its own, with what the service made of each. */
export function JourneyPlayer(props: JourneyPlayerProps) {
  const { account, kept, names, saved, rereadSaved } = props;
  const { t } = useText();
  const [code, setCode] = useState(kept.typed?.parcelCode ?? '');
  const [steps, setSteps] = useState<readonly TypedStep[]>(() =>
    (kept.typed?.steps ?? [BLANK_STEP]).map((step, key) => ({ ...step, key })),
  );
  const [next, setNext] = useState(steps.length);
  const [name, setName] = useState(kept.typed?.name ?? '');
  useEffect(() => {
    kept.keep({ parcelCode: code, steps: steps.map(({ key: _, ...step }) => step), name });
  }, [code, steps, name]);
  const parcelCode = code.trim();
  const { played, forget, forgetAll, play } = usePlayedSteps(parcelCode, props);
  const ready = steps.flatMap((step) => findStep(step) ?? []);
  const unplayed = steps.find(({ key }) => played[key]?.state !== 'done');

  const change = (changed: TypedStep) => {
    setSteps(steps.map((step) => (step.key === changed.key ? changed : step)));
    forget(changed.key);
  };
  const load = (journey: SavedJourney) => {
    setSteps(journey.steps.map((step, at) => typedStep(next + at, step)));
    setNext(next + journey.steps.length);
    forgetAll();
    setName(journey.name);
  };
  const save = async () => {
    const old = saved.find((journey) => journey.name === name.trim());
    await saveJourney({
      id: old?.id ?? crypto.randomUUID(),
      accountId: account.id,
      name: name.trim(),
      steps: ready,
    });
    await rereadSaved();
  };
  return (
    <div class="stack wide one-column journey">
      <SavedJourneys saved={saved} onLoad={load} onRemove={({ id }) => removeJourney(id).then(rereadSaved)} />
      <TextField
        label={t('outcome-parcel-code')}
        name="parcelCode"
        kind="code"
        value={code}
        onInput={(typed) => {
          setCode(typed);
          forgetAll();
        }}
      />
      <ol class="stack loose">
        {steps.map((step, at) => (
          <li key={step.key} class="card padded one-column journey__step" data-step={at + 1}>
            <StepRow
              number={at + 1}
              step={step}
              names={names}
              canPlay={parcelCode !== '' && findStep(step) !== null}
              playing={played[step.key]?.state === 'playing'}
              onChange={change}
              onPlay={() => void play(step)}
              onRemove={
                steps.length === 1 ? null : () => setSteps(steps.filter(({ key }) => key !== step.key))
              }
            />
            <PlayedStep played={played[step.key] ?? null} />
          </li>
        ))}
      </ol>
      <div class="actions">
        <Button
          onPress={() => {
            setSteps([...steps, { ...BLANK_STEP, key: next }]);
            setNext(next + 1);
          }}
          text={t('journey-add-step')}
        />
        {steps.length > 1 && unplayed !== undefined && (
          <Button
            kind="primary"
            disabled={parcelCode === '' || findStep(unplayed) === null}
            onPress={() => void play(unplayed)}
            text={t('journey-play-next', { number: steps.indexOf(unplayed) + 1 })}
          />
        )}
      </div>
      <div class="row bottom loose journey__save">
        <TextField label={t('journey-name')} name="journeyName" value={name} onInput={setName} />
        <Button
          disabled={name.trim() === '' || ready.length < steps.length}
          onPress={() => void save()}
          text={t('save')}
        />
      </div>
    </div>
  );
}

/** What the service made of each step, by the step's key. */
function usePlayedSteps(parcelCode: string, { account, ask, rereadNames }: JourneyPlayerProps) {
  const [played, setPlayed] = useState<Readonly<Record<number, Played>>>({});
  return {
    played,
    forget: (key: number) => setPlayed(({ [key]: _, ...others }) => others),
    forgetAll: () => setPlayed({}),
    async play(typed: TypedStep) {
      const step = findStep(typed);
      if (step === null || parcelCode === '') return;
      const tell = (what: Played) => setPlayed((before) => ({ ...before, [typed.key]: what }));
      tell({ state: 'playing' });
      try {
        const move = await ask('journey/move', { accountId: account.id, parcelCode, step });
        await rereadNames();
        tell(move.moved ? { state: 'done', move } : { state: 'refused', move });
      } catch (error) {
        tell({ state: 'failed', failure: failureOf(error, 'journeys') });
      }
    },
  };
}

type Played =
  | { readonly state: 'playing' }
  | { readonly state: 'done' | 'refused'; readonly move: JourneyMove }
  | { readonly state: 'failed'; readonly failure: Failure };

const LISTS = [
  ['journey-allowed', 'allowed'],
  ['journey-allowed-companions', 'allowedCompanions'],
  ['journey-rejected', 'rejected'],
  ['journey-rejected-companions', 'rejectedCompanions'],
] as const;

/** What the service made of a step, a sentence for each of its lists that names anything. */
function PlayedStep({ played }: { readonly played: Played | null }) {
  const { t } = useText();
  if (played === null || played.state === 'playing') return null;
  if (played.state === 'failed') return <FailureNotice failure={played.failure} />;
  const { move } = played;
  const done = played.state === 'done';
  return (
    <Notice tone={done ? 'good' : 'warning'} title={t(done ? 'journey-moved' : 'journey-not-moved')} live>
      {move.failedToSubmit && <p>{t('journey-failed-to-submit')}</p>}
      {LISTS.map(
        ([text, list]) =>
          move[list].length > 0 && <p key={list}>{t(text, { codes: move[list].join(', ') })}</p>,
      )}
    </Notice>
  );
}
