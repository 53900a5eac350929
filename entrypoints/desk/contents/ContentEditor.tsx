import { useRef, useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { ToolAnswer } from '../../../components/tools/ToolAnswer';
import { ToolFields } from '../../../components/tools/ToolFields';
import { useToolForm } from '../../../components/tools/use-tool-form';
import { Amount } from '../../../components/ui/Amount';
import { Button } from '../../../components/ui/Button';
import type { ListedFact } from '../../../components/ui/FactList';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import {
  CONTENT,
  type ContentTyped,
  type ContentValues,
  type PhotoName,
} from '../../../lib/contents/content';
import { keepPhoto } from '../../../lib/contents/kept-photos';
import type { ParcelContent } from '../../../lib/courier/schemas/parcel-content';
import { currencySymbol } from '../../../lib/currency';
import { Failure } from '../../../lib/failure';
import { shownValue } from '../../../lib/tools/shown-value';
import { toolTextId } from '../../../lib/tools/tool-text';
import type { Typed } from '../../../lib/typed/typed-forms';
import type { AccountProps } from '../section';
import { PhotoField } from './PhotoField';

type ContentPhotos = Readonly<Partial<Record<PhotoName, Blob>>>;

interface ContentEditorProps extends AccountProps {
  /** `null`: the id is typed. */
  readonly id: number | null;
  readonly kept: Typed<ContentTyped>;
}

const REFUSALS = {
  'content-not-found': 'id',
  'product-not-found': 'productId',
  'companion-parcel-not-found': 'companionParcelId',
} as const;
const NO_PHOTOS: ContentPhotos = {};

/** One content's form with its photos, and the outcome. After a refusal everything stays as it was typed. */
export function ContentEditor(props: ContentEditorProps) {
  const { account, id, kept } = props;
  const { t, lookUp } = useText();
  const { currency } = account;
  const [photos, setPhotos] = useState(NO_PHOTOS);
  const [preparing, setPreparing] = useState<readonly PhotoName[]>([]);
  const control = useRef<AbortController | null>(null);
  const tool = useToolForm({
    tool: CONTENT,
    known: id === null ? {} : { id },
    kept,
    rule: account.numberRule,
    refusals: REFUSALS,
    async call(values) {
      if (Object.keys(values).length === 1 && Object.keys(photos).length === 0) {
        throw new Failure('content-unchanged');
      }
      control.current = new AbortController();
      const answer = await updateContent(props, values, photos, control.current.signal);
      setPhotos((later) => (later === photos ? NO_PHOTOS : later));
      return answer;
    },
    learn: ({ id: sent }) => ({ id: sent }),
  });
  const { press, failure } = tool;
  const sending = press.busy !== null;
  return (
    <div class="stack loose form-sheet" ref={tool.form}>
      <ToolFields
        form={tool}
        text={(name) => lookUp(toolTextId('content', name))}
        fixedId={id !== null}
        units={{ itemPrice: currencySymbol(currency) }}
      />
      <div class="stack loose columns columns--fields">
        {(['itemImage', 'contentPhoto'] as const).map((name) => (
          <PhotoField
            key={name}
            label={t(`content-${name}`)}
            name={name}
            photo={photos[name] ?? null}
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
        <Button
          kind="primary"
          busy={sending || preparing.length > 0}
          onPress={tool.send}
          text={t('content-send')}
        />
        {sending && <Button onPress={() => control.current?.abort()} text={t('cancel')} />}
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

/** Has the content changed with its photos. @throws Failure, `aborted` when the signal was */
async function updateContent(
  { account, ask }: AccountProps,
  values: ContentValues,
  { itemImage, contentPhoto }: ContentPhotos,
  signal: AbortSignal,
): Promise<ParcelContent> {
  const attempt = crypto.randomUUID();
  // If the call can no longer be cancelled, its answer is shown.
  const cancel = () => void ask('content/cancel', { attempt }).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  const photos = {
    ...(itemImage !== undefined && { itemImage: await keepPhoto(itemImage) }),
    ...(contentPhoto !== undefined && { contentPhoto: await keepPhoto(contentPhoto) }),
  };
  if (signal.aborted) throw new Failure('aborted');
  return ask('content/update', { accountId: account.id, attempt, values, photos });
}

interface ContentAnswerProps {
  readonly content: ParcelContent;
  readonly currency: string;
}

/** The content as the service answered. Its images are named and not fetched, since they may be on any site. */
export function ContentAnswer({ content, currency }: ContentAnswerProps) {
  const { t } = useText();
  const { item_price: price, quantity } = content;
  const amount = price !== null && <Amount value={price} currency={currency} />;
  const texts = [
    [t('content-id'), content.id],
    [t('content-parcelId'), content.parcel_id],
    [t('content-companionParcelId'), content.companion_parcel_id],
    [t('content-productId'), content.product_id],
    [t('employee-name'), content.item_name],
    [t('field-description'), content.description],
    [t('content-quantity'), quantity],
    [t('content-itemImage'), content.item_image],
    [t('content-contentPhoto'), content.content_photo],
  ] as const;
  const facts = texts.map(
    ([label, value]): ListedFact => [label, value != null && <bdi>{shownValue(value)}</bdi>],
  );
  return (
    <ToolAnswer
      title={t('saved-named', { name: content.item_name ?? String(content.id) })}
      facts={[...facts, [t('content-itemPrice'), amount]]}
      unread={content.unread}
    >
      {quantity !== null && (
        <>
          {t('content-quantity')} <Ltr>{quantity}</Ltr>
        </>
      )}
      {quantity !== null && amount && ' · '}
      {amount && (
        <>
          {t('content-itemPrice')} {amount}
        </>
      )}
    </ToolAnswer>
  );
}
