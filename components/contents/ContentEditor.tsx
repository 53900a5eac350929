import { useRef, useState } from 'preact/hooks';
import { CONTENT, type ContentTyped, type ContentValues, type PhotoName } from '../../lib/contents/content';
import type { ParcelContent } from '../../lib/courier/schemas/parcel-content';
import { Failure } from '../../lib/failure';
import { currencySymbol } from '../../lib/i18n/currency-symbol';
import type { Account } from '../../lib/settings/account';
import { toolTextId } from '../../lib/tools/tool-text';
import { useText } from '../text/use-text';
import { ToolFields } from '../tools/ToolFields';
import { useToolForm } from '../tools/use-tool-form';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';
import { ContentAnswer } from './ContentAnswer';
import { PhotoField } from './PhotoField';

export type ContentPhotos = Readonly<Partial<Record<PhotoName, Blob>>>;

interface ContentEditorProps {
  readonly account: Pick<Account, 'currency' | 'numberRule'>;
  /** `null`: the id is typed. */
  readonly id: number | null;
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: ContentTyped | null;
  /** @throws PhotoError */
  readonly preparePhoto: (file: Blob) => Promise<Blob>;
  /** `null`: discards what was typed. */
  readonly onTyped: (typed: ContentTyped | null) => void;
  /** @throws Failure, `aborted` when the signal was */
  readonly onSend: (
    values: ContentValues,
    photos: ContentPhotos,
    signal: AbortSignal,
  ) => Promise<ParcelContent>;
}

const REFUSALS = {
  'content-not-found': 'id',
  'product-not-found': 'productId',
  'companion-parcel-not-found': 'companionParcelId',
} as const;
const NO_PHOTOS: ContentPhotos = {};

/** One content's form with its photos, and the outcome. After a refusal everything stays as it was typed. */
export function ContentEditor(props: ContentEditorProps) {
  const { t, lookUp } = useText();
  const { currency, numberRule } = props.account;
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const [preparing, setPreparing] = useState<readonly PhotoName[]>([]);
  const control = useRef<AbortController | null>(null);
  const tool = useToolForm({
    tool: CONTENT,
    known: props.id === null ? {} : { id: props.id },
    before: props.typed,
    rule: numberRule,
    refusals: REFUSALS,
    onTyped: props.onTyped,
    async call(values) {
      if (Object.keys(values).length === 1 && Object.keys(photos).length === 0) {
        throw new Failure('content-unchanged');
      }
      control.current = new AbortController();
      const answer = await props.onSend(values, photos, control.current.signal);
      setPhotos((later) => (later === photos ? NO_PHOTOS : later));
      return answer;
    },
    learn: ({ id }) => ({ id }),
  });
  const { press, failure } = tool;
  const sending = press.busy !== null;
  return (
    <div class="stack loose form-sheet" ref={tool.form}>
      <ToolFields
        form={tool}
        text={(id) => lookUp(toolTextId('content', id))}
        fixedId={props.id !== null}
        units={{ itemPrice: currencySymbol(currency) }}
      />
      <div class="stack loose columns columns--fields">
        {(['itemImage', 'contentPhoto'] as const).map((name) => (
          <PhotoField
            key={name}
            label={t(`content-${name}`)}
            name={name}
            photo={photos[name] ?? null}
            prepare={props.preparePhoto}
            preparing={preparing.includes(name)}
            onPreparing={(isPreparing) =>
              setPreparing((before) => [
                ...before.filter((other) => other !== name),
                ...(isPreparing ? [name] : []),
              ])
            }
            onPhoto={(photo) => {
              setPhotos(({ [name]: _, ...others }) =>
                photo === null ? others : { ...others, [name]: photo },
              );
              press.clear();
            }}
          />
        ))}
      </div>
      <div class="actions">
        {/* A photo that was chosen goes along: what is pressed before it is ready would be sent without it. */}
        <Button kind="primary" busy={sending || preparing.length > 0} onPress={tool.send}>
          {t('content-send')}
        </Button>
        {sending && <Button onPress={() => control.current?.abort()}>{t('cancel')}</Button>}
      </div>
      <p class="soft small" role="status">
        {sending && t('loading')}
      </p>
      {failure?.code === 'aborted' && <Notice tone="warning" live text={t('content-cancelled')} />}
      {failure !== null && failure.code !== 'aborted' && <FailureNotice failure={failure} />}
      {press.done !== null && <ContentAnswer content={press.done.answer} currency={currency} />}
    </div>
  );
}
