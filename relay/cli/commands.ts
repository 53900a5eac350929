import { readInvitation, writeInvitation } from '../../lib/relay/invitation';
import type { Db } from '../database/database';
import { revokeMember } from '../shops/members';
import {
  addShop,
  removeShop,
  renewInvitation,
  renewSecret,
  requireShop,
  ShopError,
  webhookAddress,
} from '../shops/shops';
import { UsageError } from './options';

export interface CommandContext {
  readonly db: Db;
  readonly url: string;
  /** Days for which an earlier webhook address goes on. */
  readonly days: number;
}

/** Runs one of the commands that look after shops. @returns what to print @throws UsageError or ShopError */
export async function runCommand(context: CommandContext, words: readonly string[]): Promise<string> {
  const [subject, verb, ...rest] = words;
  switch (`${subject} ${verb}`) {
    case 'shop add':
      return add(context, oneName(rest));
    case 'shop list':
      return listShops(context.db);
    case 'shop rotate':
      return rotate(context, oneName(rest));
    case 'shop invite':
      return invite(context, rest);
    case 'shop remove':
      await removeShop(context.db, oneName(rest));
      return 'Removed, with all that was kept of it.';
    case 'member list':
      return listMembers(context.db, oneName(rest));
    case 'member revoke':
      return revoke(context.db, rest);
    default:
      throw new UsageError(`There is no command “${words.join(' ')}”.`);
  }
}

function oneName(words: readonly string[]): string {
  const name = words.join(' ').trim();
  if (name === '' || name.length > 60 || /[\p{Cc}\p{Cs}]/u.test(name)) {
    throw new UsageError('A shop has a name of up to 60 characters.');
  }
  return name;
}

async function add({ db, url }: CommandContext, name: string): Promise<string> {
  const { webhook, invitation } = await addShop(db, url, name);
  return [
    'Webhook address, for the delivery service (who has it can send events):',
    `  ${webhook}`,
    'Invitation, for the shop’s browsers (who has it reads the shop’s events; give it by hand):',
    `  ${invitation}`,
    'Neither can be printed again: keep the invitation for the next colleague.',
  ].join('\n');
}

async function listShops(db: Db): Promise<string> {
  const shops = await db
    .selectFrom('shop')
    .select((select) => [
      'name',
      'last_seq',
      select
        .selectFrom('member')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .whereRef('shop_id', '=', 'shop.id')
        .where('revoked_at', 'is', null)
        .as('members'),
    ])
    .orderBy('name')
    .execute();
  if (shops.length === 0) return 'There is no shop yet: “shop add NAME” adds one.';
  return shops
    .map(({ name, members, last_seq: last }) => `${name}\t${members ?? 0} members\t${last} changes`)
    .join('\n');
}

async function rotate({ db, url, days }: CommandContext, name: string): Promise<string> {
  const secret = await renewSecret(db, name, 'webhook', days);
  return [
    'Webhook address, to be set with the delivery service:',
    `  ${webhookAddress(url, secret)}`,
    days === 0 ? 'Earlier ones have ended.' : `Earlier ones end in ${days} days; “--days 0” ends them now.`,
  ].join('\n');
}

async function invite({ db }: CommandContext, words: readonly string[]): Promise<string> {
  const earlier = readInvitation(words.at(-1) ?? '');
  const name = oneName(words.slice(0, -1));
  if (earlier === null || earlier.shop !== name) {
    throw new UsageError(`Give an earlier invitation of “${name}” too: its keys are nowhere else.`);
  }
  const renewed = await renewInvitation(db, earlier);
  const lines = ['Invitation; earlier ones have ended:', `  ${writeInvitation(renewed)}`];
  if (earlier.webhook !== undefined && renewed.webhook === undefined)
    lines.push('It names no webhook address: the one of the earlier invitation ends.');
  return lines.join('\n');
}

async function listMembers(db: Db, name: string): Promise<string> {
  const { id } = await requireShop(db, name);
  const members = await db
    .selectFrom('member')
    .select(['id', 'name', 'joined_at'])
    .where('shop_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
  if (members.length === 0) return 'Nobody has joined yet.';
  return members
    .map((member) => `${member.id}\t${member.name}\t${member.joined_at.toISOString()}`)
    .join('\n');
}

async function revoke(db: Db, words: readonly string[]): Promise<string> {
  const id = Number(words.at(-1));
  const name = oneName(words.slice(0, -1));
  if (!Number.isSafeInteger(id))
    throw new ShopError(`A member is named by the number that “member list” shows.`);
  await revokeMember(db, name, id);
  return [
    'Revoked. The shop’s invitations have ended too: “shop invite” makes a new one.',
    'Its webhook address goes on, and whoever joined may have it and send events that never were:',
    `  “shop rotate ${name} --days 0” ends it and prints another, to be set with the delivery service.`,
  ].join('\n');
}
