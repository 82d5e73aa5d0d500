import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { credentials, phones, realNames } from '../domains/account/tables.ts';
import {
  announcements,
  questionnaireAnswers,
  questionnaireRecords,
  questionnaires,
} from '../domains/announcements/tables.ts';
import { giveBadgesQuietly } from '../domains/badges/give.ts';
import { allContributions } from '../domains/gathered.ts';
import { coinEntries, coinTransfers } from '../domains/growth/tables.ts';
import { follows, members } from '../domains/members/tables.ts';
import { auditEntries } from '../domains/moderation/tables.ts';
import { organizationMembers, organizations } from '../domains/organizations/tables.ts';
import { questProgress } from '../domains/quests/tables.ts';
import { indexSlice } from '../domains/search/indexing.ts';
import { recomputeRatings } from '../domains/ratings/recomputing.ts';
import { siteConfigs } from '../domains/site/tables.ts';
import { memberSkills, skillRules, skills } from '../domains/skills/tables.ts';
import { snippets } from '../domains/snippets/tables.ts';
import { uploads } from '../domains/uploads/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { jobs } from '../jobs/tables.ts';
import { outbox } from '../mail/tables.ts';
import { writeActivities } from './activity-log.ts';
import { demoQuests } from './activity.ts';
import { demoAnnouncements } from './announcements.ts';
import { demoAudit } from './audit.ts';
import { insertBoards } from './board-groups.ts';
import { type Community, makeCommunity } from './community.ts';
import { insertCreators } from './creators.ts';
import { insertCompetitions, insertPlay, insertTasks } from './insert-competitions.ts';
import { insertChannels, insertDatasets, insertProjects } from './insert-content.ts';
import { insertTalk } from './insert-talk.ts';
import { insertAll } from './insert.ts';
import { demoJudgingNews } from './judging-news.ts';
import { demoJudging } from './judging.ts';
import { insertClasses } from './classes.ts';
import { demoOrganizationMembers, demoOrganizations } from './organizations.ts';
import { demoParkedJobs, demoParkedMails } from './parked.ts';
import { demoOpenings } from './private-boards.ts';
import { demoQuestionnaires } from './questionnaires.ts';
import { demoSite } from './site.ts';
import { demoSnippets } from './snippets.ts';
import { insertWorkOrders } from './work-orders.ts';

/** Settings of where files are spooled, and of what ID numbers are encrypted with. */
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

/** Tells whether this database hasn't been used yet. */
export const isEmpty = async ({ db }: Database): Promise<boolean> =>
  (await db.select({ id: members.id }).from(members).limit(1)).length === 0;

/** Inserts members with their accounts and uploads, and the organizations that they belong to. */
const insertMembers = async (
  tx: Transaction,
  { people, passwordHash, verified, ...community }: Community,
): Promise<void> => {
  await insertAll(tx, members, people);
  await insertAll(
    tx,
    credentials,
    people.map(({ id }) => ({ memberId: id, passwordHash })),
  );
  await insertAll(
    tx,
    uploads,
    community.uploads.map(({ upload }) => upload),
  );
  await insertAll(tx, phones, verified.phones);
  await insertAll(tx, realNames, verified.realNames);
  await insertAll(tx, organizations, demoOrganizations);
  await insertAll(tx, organizationMembers, demoOrganizationMembers);
};

/** Inserts what administrators keep: the log, skills, work orders, announcements, the site's settings. */
const insertAdministration = async (
  tx: Transaction,
  { people, made, attested, boards, collected }: Community,
  now: Date,
): Promise<void> => {
  const rows = made.map(({ row }) => row);
  await insertAll(tx, auditEntries, demoAudit(rows, now));
  await insertAll(tx, skills, attested.skills);
  await insertAll(tx, skillRules, attested.rules);
  await insertAll(tx, memberSkills, attested.earned);
  await insertBoards(tx, boards);
  await insertWorkOrders(tx, rows[0]?.id ?? null, now);
  await insertAll(tx, jobs, [...demoOpenings(made), ...demoParkedJobs(now)]);
  await insertAll(tx, outbox, demoParkedMails(now));
  await insertAll(tx, announcements, demoAnnouncements(now));
  const asked = demoQuestionnaires(people, now);
  await insertAll(tx, questionnaires, asked.questionnaires);
  await insertAll(tx, questionnaireRecords, asked.records);
  await insertAll(tx, questionnaireAnswers, asked.answers);
  await insertAll(tx, siteConfigs, demoSite(made, collected.columns, boards.configured));
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
  const community = await makeCommunity(config, scale, now);
  const { people, made, played, projects, published, chat, coins } = community;
  const judging = demoJudging(made, played, people, now);
  await storeFiles(files, config.dataDir, [
    ...community.uploads.map(({ upload, content }) => ({ key: upload.key, content })),
    ...projects.files.map(({ row, content }) => ({ key: row.key, content })),
    ...played.flatMap(({ handedIn }) => handedIn),
  ]);
  const fill = async (tx: Transaction) => {
    await insertMembers(tx, community);
    await insertProjects(tx, community);
    await insertAll(tx, follows, community.follows);
    await insertCompetitions(tx, community, judging, now);
    await insertDatasets(tx, community);
    await insertTasks(tx, community);
    await insertPlay(tx, community, judging, now);
    await recomputeRatings(tx);
    await insertClasses(tx, community, now);
    await insertChannels(tx, community);
    await insertTalk(tx, community, demoJudgingNews(judging, made, chat.lastEvents));
    await insertAdministration(tx, community, now);
    await insertAll(tx, snippets, demoSnippets(now));
    await insertAll(tx, questProgress, demoQuests(now));
    await insertAll(tx, coinTransfers, coins.transfers);
    await insertAll(tx, coinEntries, coins.entries);
    await insertCreators(tx, config, { projects, published }, now);
    await writeActivities(tx);
    await giveBadgesQuietly(tx, now);
  };
  await database.transaction(fill, { unbounded: true });
  while (await indexSlice(database, allContributions.search));
  // As a server does by itself in time: until then what is counted off an index reads the table.
  if (scale > 1) await database.db.execute(sql`vacuum analyze`);
};
