import { eq, sql } from 'drizzle-orm';
import { creatorAdminCalls } from '@whaletide/schema/domains/creators/rest/creator-admin.ts';
import type { Exchange } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import type { DatasetRating } from '@whaletide/schema/domains/creators/rules/earning.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { beginDueSettlements } from '#platform/src/domains/creators/settling/schedule.ts';
import { creators } from '#platform/src/domains/creators/tables.ts';
import { MINT, transfer, walletOf } from '#platform/src/domains/growth/store/ledger.ts';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startBackground } from '#platform/src/background.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** A member who signed up a month ago, at level 2. */
export const reader = async (platform: TestPlatform, name: string): Promise<Person> =>
  writer(platform, name, {
    growthScore: 100,
    createDate: new Date(platform.clock.now.getTime() - 30 * DAY),
  });

/** A member who joined the programme thirty days ago. */
export const creator = async (platform: TestPlatform, name: string): Promise<Person> => {
  const person = await reader(platform, name);
  const joinDate = new Date(platform.clock.now.getTime() - 30 * DAY);
  await platform.database.db
    .insert(creators)
    .values({ memberId: person.id, joinDate, countsSince: joinDate });
  return person;
};

/** Gives a member coins out of the mint. */
export const giveCoins = (
  { database, clock }: TestPlatform,
  { id }: Person,
  amount: number,
): Promise<boolean> =>
  database.transaction((tx) =>
    transfer(tx, {
      from: MINT,
      to: walletOf(id),
      amount,
      reason: '测试',
      related: null,
      idempotencyKey: `test:${id}:${amount}`,
      now: clock.now,
    }),
  );

/** The sum of all accounts, which is always zero. */
export const ledgerSum = async ({ database }: TestPlatform): Promise<number> => {
  const [row] = await database.db
    .select({ coins: sql<number>`coalesce(sum(${coinEntries.amount}), 0)::int` })
    .from(coinEntries);
  return row?.coins ?? 0;
};

/** The coins that the account of an exchange holds. */
export const heldCoins = async ({ database }: TestPlatform, id: string): Promise<number> => {
  const [row] = await database.db
    .select({ coins: sql<number>`coalesce(sum(${coinEntries.amount}), 0)::int` })
    .from(coinEntries)
    .where(eq(coinEntries.account, `exchange:${id}`));
  return row?.coins ?? 0;
};

export const rate = (platform: TestPlatform, admin: Person, id: string, Rating: DatasetRating) =>
  platform.call(creatorAdminCalls.rateDataset, { params: { id }, body: { Rating } }, admin);

export const profits = async (platform: TestPlatform, who: Person) =>
  (await platform.call(creatorCalls.profits, { query: { page: 1, perPage: 50 } }, who)).data;

export const exchange = (platform: TestPlatform, who: Person, Amount: number): Promise<Exchange> =>
  platform.call(creatorCalls.requestExchange, { body: { Amount } }, who);

/** Begins what is due at that moment. */
const beginAt = async (platform: TestPlatform, moment: Date): Promise<void> => {
  platform.clock.now = moment;
  await platform.database.transaction((tx) => beginDueSettlements(tx, platform.services));
};

/** Lets workers do all jobs that wait. */
const workOff = async (platform: TestPlatform): Promise<void> => {
  const end = await startBackground(platform.services);
  await waitFor('the settlements', async () => {
    const left = await platform.database.db.select({ id: jobs.id }).from(jobs);
    return left.length === 0;
  }).finally(end);
};

/** Settles all weeks that are due at that moment. */
export const settleAt = async (platform: TestPlatform, moment: Date): Promise<void> => {
  await beginAt(platform, moment);
  await workOff(platform);
};

export const setMember = (
  { database }: TestPlatform,
  { id }: Person,
  row: Partial<typeof members.$inferInsert>,
) => database.db.update(members).set(row).where(eq(members.id, id));
