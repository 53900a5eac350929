import { ContentEditor } from '../../../components/contents/ContentEditor';
import { preparePhoto } from '../../../components/contents/prepare-photo';
import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { CONTENT } from '../../../lib/contents/content';
import { keepPhoto } from '../../../lib/contents/kept-photos';
import { Failure } from '../../../lib/failure';
import type { Account } from '../../../lib/settings/account';
import { changeSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { AccountSection } from '../AccountSection';
import { idIn } from '../route';
import type { SectionProps } from '../section';
import { useTyped } from '../use-typed';

/** What is in a parcel: `#/contents/<id>?parcel=<code>&account=<id>` opens one that an answer named. */
export function ContentsSection({ desk, route }: SectionProps) {
  const id = idIn(route);
  const named = route.parameters.get('account');
  const other = desk.settings.value.accounts.find((account) => account.id === named);
  return (
    <AccountSection desk={desk} intro={<ToolIntro tool="contents" />}>
      {(account) =>
        other !== undefined && other.id !== account.id ? (
          <OtherAccount account={other} />
        ) : (
          <Content
            key={`${account.id} ${id ?? ''}`}
            account={account}
            id={id}
            parcelCode={route.parameters.get('parcel')}
            ask={desk.ask}
          />
        )
      }
    </AccountSection>
  );
}

interface ContentProps {
  readonly account: Account;
  readonly id: number | null;
  readonly parcelCode: string | null;
  readonly ask: SectionProps['desk']['ask'];
}

function Content({ account, id, parcelCode, ask }: ContentProps) {
  const { t } = useText();
  const opened = useTyped(CONTENT.typedSchema, account.id, 'content', id === null ? '' : String(id));
  if (opened === null) return null;
  return (
    <section class="card reading form-sheet">
      {parcelCode !== null && (
        <p>
          {t('outcome-parcel-code')}: <Ltr code>{parcelCode}</Ltr>
        </p>
      )}
      <ContentEditor
        account={account}
        id={id}
        typed={opened.typed}
        preparePhoto={preparePhoto}
        onTyped={opened.keep}
        onSend={async (values, { itemImage, contentPhoto }, signal) => {
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
        }}
      />
    </section>
  );
}

/** Ids are each account's own: in the account in use, this one would be another content. */
function OtherAccount({ account }: { readonly account: Account }) {
  const { t } = useText();
  const use = () =>
    void changeSettings((kept) => ({ ...kept, activeAccountId: account.id })).catch(
      logged('contents: account in use'),
    );
  return (
    <Notice
      tone="warning"
      actions={<Button onPress={use}>{t('account-use')}</Button>}
      text={t('contents-other-account', { name: account.name })}
    />
  );
}
