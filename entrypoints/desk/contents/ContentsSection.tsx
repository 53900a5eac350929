import { ToolIntro } from '../../../components/desk/ToolIntro';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { CONTENT } from '../../../lib/contents/content';
import type { Account } from '../../../lib/settings/account';
import { changeSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { AccountSection } from '../AccountSection';
import { idIn } from '../route';
import type { AccountProps, SectionProps } from '../section';
import { useTyped } from '../use-typed';
import { ContentEditor } from './ContentEditor';

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

interface ContentProps extends AccountProps {
  readonly id: number | null;
  readonly parcelCode: string | null;
}

function Content({ account, id, parcelCode, ask }: ContentProps) {
  const { t } = useText();
  const kept = useTyped(CONTENT.typedSchema, account.id, 'content', id === null ? '' : String(id));
  if (kept === null) return null;
  return (
    <section class="card reading form-sheet">
      {parcelCode !== null && (
        <p>
          {t('outcome-parcel-code')}: <Ltr code>{parcelCode}</Ltr>
        </p>
      )}
      <ContentEditor {...{ account, id, ask, kept }} />
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
      actions={<Button onPress={use} text={t('account-use')} />}
      text={t('contents-other-account', { name: account.name })}
    />
  );
}
