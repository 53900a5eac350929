import { useEffect, useState } from 'preact/hooks';
import type { JourneyFields } from '../../lib/journeys/journeys';
import type { JourneyMove } from '../../lib/messaging/views/tools';
import type { NumberNames } from '../../lib/number-names/number-names';
import { failureOf } from '../../lib/storage/log';
import type { JourneyStep, SavedJourney } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextInput';
import { BLANK_STEP, findStep, type TypedStep, typedStep } from './journey-steps';
import { type Played, PlayedStep } from './PlayedStep';
import { SavedJourneys } from './SavedJourneys';
import { StepRow } from './StepRow';

interface JourneyPlayerProps {
  readonly names: NumberNames;
  readonly saved: readonly SavedJourney[];
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: JourneyFields | null;
  readonly onTyped: (fields: JourneyFields) => void;
  readonly onMove: (parcelCode: string, step: JourneyStep) => Promise<JourneyMove>;
  readonly onSave: (name: string, steps: readonly JourneyStep[]) => Promise<void>;
  readonly onRemove: (journey: SavedJourney) => Promise<void>;
}

/** The steps of a journey, each played by a press of its own, with what the service made of each. */
export function JourneyPlayer(props: JourneyPlayerProps) {
  const { names, saved, typed: before, onTyped, onMove, onSave, onRemove } = props;
  const { t } = useText();
  const [code, setCode] = useState(before?.parcelCode ?? '');
  const [steps, setSteps] = useState<readonly TypedStep[]>(() =>
    (before?.steps ?? [BLANK_STEP]).map((step, key) => ({ ...step, key })),
  );
  const [next, setNext] = useState(steps.length);
  const [name, setName] = useState(before?.name ?? '');
  useEffect(() => {
    onTyped({ parcelCode: code, steps: steps.map(({ key: _, ...step }) => step), name });
  }, [code, steps, name]);
  const parcelCode = code.trim();
  const { played, forget, forgetAll, play } = usePlayedSteps(parcelCode, onMove);
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
  return (
    <div class="stack wide one-column journey">
      <SavedJourneys saved={saved} onLoad={load} onRemove={onRemove} />
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
        >
          {t('journey-add-step')}
        </Button>
        {steps.length > 1 && unplayed !== undefined && (
          <Button
            kind="primary"
            disabled={parcelCode === '' || findStep(unplayed) === null}
            onPress={() => void play(unplayed)}
          >
            {t('journey-play-next', { number: steps.indexOf(unplayed) + 1 })}
          </Button>
        )}
      </div>
      <div class="row bottom loose journey__save">
        <TextField label={t('journey-name')} name="journeyName" value={name} onInput={setName} />
        <Button
          disabled={name.trim() === '' || ready.length < steps.length}
          onPress={() => void onSave(name.trim(), ready)}
        >
          {t('reading-save')}
        </Button>
      </div>
    </div>
  );
}

/** What the service made of each step, by the step's key. */
function usePlayedSteps(parcelCode: string, onMove: JourneyPlayerProps['onMove']) {
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
        const move = await onMove(parcelCode, step);
        tell(move.moved ? { state: 'done', move } : { state: 'refused', move });
      } catch (error) {
        tell({ state: 'failed', failure: failureOf(error, 'journeys') });
      }
    },
  };
}
