import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { FORUM_WRITE_LEVEL, levelOf } from '@whaletide/schema/rules/growth.ts';
import { startOfDay } from '@whaletide/schema/rules/time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { passwordHasher } from '../domains/account/passwords.ts';
import { credentials, phones, realNames } from '../domains/account/tables.ts';
import { giveBadgesQuietly } from '../domains/badges/give.ts';
import { chatMessages, chatSessions, chatSides } from '../domains/chat/tables.ts';
import { columnLabs, columns } from '../domains/columns/tables.ts';
import { competitions, stages, taskSolutions, tasks } from '../domains/competitions/tables.ts';
import { datasetBindings, datasetFiles } from '../domains/dataset-bindings/tables.ts';
import { forumPosts, forumReplies, forumVotes } from '../domains/forum/tables.ts';
import { coinEntries, coinTransfers } from '../domains/growth/tables.ts';
import { invitationCodes } from '../domains/invitations/tables.ts';
import { finalRankings } from '../domains/leaderboards/tables.ts';
import { follows, members } from '../domains/members/tables.ts';
import { organizationMembers, organizations } from '../domains/organizations/tables.ts';
import { labNotebooks, labs, labVersions } from '../domains/projects/tables.ts';
import { questProgress } from '../domains/quests/tables.ts';
import { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import { siteConfigs } from '../domains/site/tables.ts';
import { memberSkills, skillRules, skills } from '../domains/skills/tables.ts';
import { recomputeBests } from '../domains/submissions/store/bests.ts';
import {
  answerFiles,
  authorizations,
  workReviews,
  works,
  teamBests,
} from '../domains/submissions/tables.ts';
import { teamApplications } from '../domains/team-changes/tables.ts';
import { teamMembers, teams, registrations } from '../domains/teams/tables.ts';
import { uploads } from '../domains/uploads/tables.ts';
import { eventCounters, events } from '../events/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { jobs } from '../jobs/tables.ts';
import { demoCoins, demoNotifications, demoQuests } from './activity.ts';
import { demoBoards, insertBoards } from './board-groups.ts';
import { demoChat } from './chat.ts';
import { columnsBeside, demoColumns } from './columns.ts';
import { demoCompetitions, demoSeries } from './competitions.ts';
import { childCounts, countsOf } from './counts.ts';
import { demoDatasets } from './dataset-bindings.ts';
import { choose, demoForms, shapeIdeas } from './forms.ts';
import { demoFollows, withFollowers } from './follows.ts';
import { demoForum } from './forum.ts';
import { insertAll } from './insert.ts';
import { withInvitations } from './invitations.ts';
import { demoNotebooks } from './notebooks.ts';
import { demoOrganizationMembers, demoOrganizations } from './organizations.ts';
import { accountId, crowdIds, DEMO_PASSWORD, demoMembers } from './people.ts';
import { playCompetition, type Played } from './play.ts';
import { demoOpenings, shapePrivateBoard } from './private-boards.ts';
import { demoProjects } from './projects.ts';
import { demoFinalRanking } from './rankings.ts';
import { demoRegistrations } from './registrations.ts';
import { demoSite } from './site.ts';
import { demoSkills } from './skills.ts';
import { demoVerification, withVerified } from './verification.ts';
import { demoScreenshot, insertWorkOrders } from './work-orders.ts';

/** Where files are spooled, and what ID numbers are encrypted with. */
type DemoConfig = Pick<Config, 'dataDir' | 'identityKey' | 'limits'>;

const storeFiles = async (
  files: FileStore,
  dataDir: string,
  contents: readonly { key: string; content: string | Buffer }[],
): Promise<void> => {
  const folder = path.join(dataDir, 'uploads', 'incoming');
  await mkdir(folder, { recursive: true });
  for (const { key, content } of contents) {
    const file = path.join(folder, randomBytes(8).toString('hex'));
    await writeFile(file, content);
    await files.put(key, file);
  }
};

/** Whether nobody has used this database yet. */
export const isEmpty = async ({ db }: Database): Promise<boolean> =>
  (await db.select({ id: members.id }).from(members).limit(1)).length === 0;

/** The notifications of the two who play in a team, and the counters that number them. */
const notificationRows = (played: readonly Played[]) => {
  const accounts = [accountId('member'), accountId('captain')];
  return accounts.flatMap((memberId, index) => {
    const own = played.flatMap(({ leading }) => leading);
    return demoNotifications(memberId, own, index * 1_000);
  });
};

/** The teams of the two who play in one, whose works are looked at most. */
const leadingTeams = (played: readonly Played[]): string[] => [
  ...new Set(played.flatMap(({ leading }) => leading.map(({ team }) => team.id))),
];

/** The members of the crowd who may write in forums. */
const writersOf = (people: ReturnType<typeof demoMembers>): [string, ...string[]] => {
  const crowd = new Set(crowdIds(1));
  const [first = accountId('captain'), ...others] = people
    .filter(
      ({ id, growthScore }) => crowd.has(id) && levelOf(growthScore ?? 0) >= FORUM_WRITE_LEVEL,
    )
    .map(({ id }) => id);
  return [first, ...others];
};

/**
 * Fills an empty database with the demo community, in one transaction: it is there as a whole or
 * not at all. The same every time, but for dates, which are counted from today.
 * @param scale 1 is the community that a new embedded database gets; 1,000 is for measuring
 */
export const fillDemo = async (
  { database, files, config }: { database: Database; files: FileStore; config: DemoConfig },
  scale: number,
  now: Date,
): Promise<void> => {
  const today = startOfDay(now);
  const acquaintances = demoFollows(now);
  const people = withFollowers(withVerified(demoMembers(scale, now)), acquaintances);
  const hasher = passwordHasher(config.limits);
  const passwordHash = await hasher.hash(DEMO_PASSWORD).finally(() => hasher.close());
  const made = shapePrivateBoard(shapeIdeas(await demoCompetitions(today)));
  const played = made.map((competition) => playCompetition(competition, scale, now));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const notifications = notificationRows(played);
  const numbered = Map.groupBy(notifications, ({ memberId }) => memberId);
  const lastEvents = new Map([...numbered].map(([memberId, own]) => [memberId, own.length]));
  const chat = demoChat(names, lastEvents, now);
  const balances = people
    .filter(({ id }) => id !== accountId('newcomer'))
    .map(({ id, growthScore }) => ({ memberId: id, amount: 5 + ((growthScore ?? 0) % 200) }));
  const coins = demoCoins(balances, now);

  const asking = demoRegistrations(made, played, now);
  const forms = demoForms(made, played, now);
  const chosen = choose(played, made);
  const verified = demoVerification(config.identityKey, now);
  const handedOut = await demoDatasets(made, today);
  const boards = demoBoards(made, played, now);
  const forum = demoForum(made, played, writersOf(people), now);

  const screenshot = demoScreenshot(now);
  const attested = demoSkills(made, played);
  const projects = demoProjects(await demoNotebooks(), crowdIds(1), now);
  const collected = demoColumns(projects, crowdIds(1), now);

  await storeFiles(
    files,
    config.dataDir,
    [
      ...made.flatMap((one) => one.files),
      ...forms.files,
      ...forum.pictures,
      ...asking.uploads,
      ...verified.files,
      ...handedOut.uploads,
      screenshot,
    ].map(({ upload, content }) => ({ key: upload.key, content })),
  );
  await database.transaction(async (tx) => {
    await insertAll(tx, members, people);
    await insertAll(
      tx,
      credentials,
      people.map(({ id }) => ({ memberId: id, passwordHash })),
    );
    await insertAll(tx, labs, projects.labs);
    await insertAll(tx, labVersions, projects.versions);
    await insertAll(tx, labNotebooks, projects.notebooks);
    await insertAll(tx, columns, collected.columns);
    await insertAll(tx, columnLabs, collected.labs);
    await insertAll(tx, follows, [...collected.follows, ...acquaintances]);
    await insertAll(tx, organizations, demoOrganizations);
    await insertAll(tx, organizationMembers, demoOrganizationMembers);
    await insertAll(
      tx,
      competitions,
      demoSeries(today).map((row) => ({ ...row, ...childCounts(row.id, made, played) })),
    );
    await insertAll(
      tx,
      competitions,
      made.map(({ row }, index) => ({
        ...row,
        ...countsOf(row.id, played[index], forms),
        relatedColumns: columnsBeside(row.name),
      })),
    );
    await insertAll(
      tx,
      uploads,
      [
        ...made.flatMap((one) => one.files),
        ...forms.files,
        ...forum.pictures,
        ...asking.uploads,
        ...verified.files,
        ...handedOut.uploads,
        screenshot,
      ].map(({ upload }) => upload),
    );
    await insertAll(tx, phones, verified.phones);
    await insertAll(tx, realNames, verified.realNames);
    await insertAll(tx, datasetBindings, handedOut.bindings);
    await insertAll(tx, datasetFiles, handedOut.files);
    await insertAll(
      tx,
      stages,
      made.flatMap((one) => one.stages),
    );
    await insertAll(
      tx,
      tasks,
      made.flatMap((one) => one.tasks),
    );
    await insertAll(
      tx,
      taskSolutions,
      made.flatMap((one) => one.solutions),
    );
    for (const [index, one] of played.entries()) {
      const inviting = made[index]?.row.invitation ? withInvitations(one.registered) : null;
      await insertAll(tx, teams, one.teams);
      await insertAll(tx, teamMembers, one.memberships);
      await insertAll(tx, teamApplications, one.requests);
      await insertAll(tx, registrations, inviting?.registered ?? one.registered);
      await insertAll(tx, invitationCodes, inviting?.codes ?? []);
      await insertAll(tx, works, one.works);
      await insertAll(tx, teamBests, one.bests);
    }
    await insertAll(tx, registrations, asking.registered);
    await insertAll(tx, registrationAnswers, asking.answers);
    await insertAll(tx, registrationFiles, asking.files);
    await insertAll(tx, works, forms.works);
    await insertAll(tx, workReviews, forms.reviews);
    await insertAll(tx, authorizations, forms.authorizations);
    await insertAll(tx, answerFiles, forms.answerFiles);
    if (chosen.length > 0)
      await tx.update(works).set({ selected: true }).where(inArray(works.id, chosen));
    await recomputeBests(tx, { teamIds: [...forms.teamIds, ...leadingTeams(played)], now });
    await insertAll(
      tx,
      finalRankings,
      made.flatMap((one, index) => {
        const own = played[index];
        return own ? demoFinalRanking(one, own) : [];
      }),
    );
    await insertAll(tx, skills, attested.skills);
    await insertAll(tx, skillRules, attested.rules);
    await insertAll(tx, memberSkills, attested.earned);
    await insertBoards(tx, boards);
    await insertAll(tx, forumPosts, forum.posts);
    await insertAll(tx, forumReplies, forum.replies);
    await insertAll(tx, forumVotes, forum.votes);
    await insertWorkOrders(tx, made[0]?.row.id ?? null, now);
    await insertAll(tx, chatSessions, chat.sessions);
    await insertAll(tx, chatSides, chat.sides);
    await insertAll(tx, chatMessages, chat.messages);
    await insertAll(tx, events, [...notifications, ...chat.events]);
    await insertAll(
      tx,
      eventCounters,
      [...chat.lastEvents].map(([memberId, last]) => ({ memberId, last })),
    );
    await insertAll(tx, jobs, demoOpenings(made));
    await insertAll(tx, siteConfigs, demoSite(made, boards.configured));
    await insertAll(tx, questProgress, demoQuests(now));
    await insertAll(tx, coinTransfers, coins.transfers);
    await insertAll(tx, coinEntries, coins.entries);
    await giveBadgesQuietly(tx, now);
  });
};
