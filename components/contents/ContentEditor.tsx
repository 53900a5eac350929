import { useRef, useState } from 'preact/hooks';
import { type ContentFields, contentFields } from '../../lib/contents/content-fields';
import { type ContentProblems, type ReadContent, readContent } from '../../lib/contents/read-content';
import type { Failure } from '../../lib/failure';
import type { ContentView } from '../../lib/messaging/views/tools';
import type { Account } from '../../lib/settings/account';
import { useToolForm } from '../desk/use-tool-form';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { ContentAnswer } from './ContentAnswer';
import { ContentForm } from './ContentForm';
import { PhotoField } from './PhotoField';

export interface ContentPhotos {
  readonly itemImage: Blob | null;
  readonly contentPhoto: Blob | null;
}

type Update = Extract<ReadContent, { ok: true }>['update'];

interface ContentEditorProps {
  readonly account: Pick<Account, 'currency' | 'numberRule'>;
  /** `null`: the id is typed. */
  readonly id: number | null;
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: ContentFields | null;
  /** @throws PhotoError */
  readonly preparePhoto: (file: Blob) => Promise<Blob>;
  /** `null`: discards what was typed. */
  readonly onTyped: (fields: ContentFields | null) => void;
  /** @throws Failure, `aborted` when the signal was */
  readonly onSend: (
    id: number,
    update: Update,
    photos: ContentPhotos,
    signal: AbortSignal,
  ) => Promise<ContentView>;
}

const NO_PHOTOS: ContentPhotos = { itemImage: null, contentPhoto: null };

/** Refusals that are about one field: they are shown at it, and it is focused. */
const FIELD_OF: Readonly<Partial<Record<Failure['code'], keyof ContentFields>>> = {
  'content-not-found': 'id',
  'product-not-found': 'productId',
  'companion-parcel-not-found': 'companionParcelId',
};

/** Where a refusal stands; one about a field that is not there is of the whole. */
function fieldInSight({ code }: Failure, { item }: ContentFields): keyof ContentFields | undefined {
  const field = FIELD_OF[code];
  return field === 'productId' && item !== 'product' ? undefined : field;
}

/** One content's form with its photos, and the outcome. After a refusal everything stays as it was typed. */
export function ContentEditor(props: ContentEditorProps) {
  const { t, lookUp } = useText();
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const { fields, problems, press, form, ...tool } = useToolForm<ContentFields, ContentProblems, ContentView>(
    {
      where: 'contents',
      first: () => props.typed ?? contentFields(props.id),
      onTyped: props.onTyped,
      wrong: '[aria-invalid="true"]',
    },
  );
  const control = useRef<AbortController | null>(null);
  const failed = press.failure;
  const refusedField = failed === null ? undefined : fieldInSight(failed, fields);

  const change = (changes: Partial<ContentFields>) => {
    tool.change(changes, ['whole']);
    press.clear();
  };
  const send = () => {
    const count = Object.values(photos).filter((photo) => photo !== null).length;
    tool.send(readContent(fields, props.account.numberRule, count), async ({ id, update }) => {
      control.current = new AbortController();
      const answer = await props.onSend(id, update, photos, control.current.signal);
      setPhotos((later) => (later === photos ? NO_PHOTOS : later));
      return { answer, next: contentFields(id) };
    });
  };

  const sending = press.busy !== null;
  return (
    <div class="form-sheet" ref={form}>
      <ContentForm
        fields={fields}
        problems={problems}
        refused={
          refusedField === undefined || failed === null
            ? {}
            : { [refusedField]: lookUp(`failure-${failed.code}`) }
        }
        currency={props.account.currency}
        known={props.id !== null}
        onChange={change}
      />
      <div class="form-sheet__row">
        {(['itemImage', 'contentPhoto'] as const).map((name) => (
          <PhotoField
            key={name}
            label={t(`content-${name}`)}
            name={name}
            photo={photos[name]}
            prepare={props.preparePhoto}
            onPhoto={(photo) => {
              setPhotos((before) => ({ ...before, [name]: photo }));
              tool.change({}, Object.keys(problems));
            }}
          />
        ))}
      </div>
      <div class="actions">
        <Button kind="primary" busy={sending} onPress={send}>
          {t('content-send')}
        </Button>
        {sending && <Button onPress={() => control.current?.abort()}>{t('cancel')}</Button>}
      </div>
      <p class="soft small" role="status">
        {sending && t('content-sending')}
      </p>
      {problems.whole !== undefined && (
        <Notice tone="bad" live>
          <p>{t('content-problem-nothing')}</p>
        </Notice>
      )}
      {failed?.code === 'aborted' && (
        <Notice tone="warning" live>
          <p>{t('content-cancelled')}</p>
        </Notice>
      )}
      {failed !== null && failed.code !== 'aborted' && refusedField === undefined && (
        <FailureNotice failure={failed} />
      )}
      {press.done !== null && <ContentAnswer content={press.done.answer} currency={props.account.currency} />}
    </div>
  );
}
