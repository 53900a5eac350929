import { FailureNote } from '../../../components/outbox/FailureNote';
import { usePress } from '../../../components/ui/use-press';
import { useRead } from '../../../components/ui/use-read';
import { LostVillages } from '../../../components/village-list/LostVillages';
import type { Account } from '../../../lib/settings/account';
import { findAside } from '../../../lib/villages/directory';
import type { SectionProps } from '../section';

/** Lists of villages that lost too many to be taken unasked: whoever ships by the bar alone is told of them nowhere else. */
export function ListsKeptAside({ desk }: Pick<SectionProps, 'desk'>) {
  const { accounts } = desk.settings.value;
  const [lists, readAgain] = useRead<Awaited<ReturnType<typeof readUndecided>>>(
    [],
    () => readUndecided(accounts),
    [accounts, desk.changes.value],
    'desk: villages',
  );
  const press = usePress<'new' | 'old'>('desk: villages');
  return (
    <>
      {lists.map(({ account: { id, name }, gone, of }) => (
        <LostVillages
          key={id}
          name={accounts.length > 1 ? name : null}
          {...{ gone, of }}
          deciding={press.busy !== null}
          onDecide={(use) =>
            press.run(use, async () => {
              await desk.ask('directory/decide', { accountId: id, use });
              await readAgain();
            })
          }
        />
      ))}
      <FailureNote failure={press.failure} />
    </>
  );
}

async function readUndecided(accounts: readonly Account[]) {
  const asides = await Promise.all(accounts.map(({ id }) => findAside(id)));
  return accounts.flatMap((account, index) => {
    const aside = asides[index];
    return aside == null || aside.declined ? [] : [{ account, gone: aside.gone, of: aside.of }];
  });
}
