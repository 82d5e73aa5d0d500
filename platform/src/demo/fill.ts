import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { activityFields } from '../domains/activities/tables.ts';
import { credentials, phones, realNames } from '../domains/account/tables.ts';
import {
  announcements,
  questionnaireAnswers,
  questionnaireRecords,
  questionnaires,
} from '../domains/announcements/tables.ts';
import { giveBadgesQuietly } from '../domains/badges/give.ts';
import { chatMessages, chatSessions, chatSides } from '../domains/chat/tables.ts';
import {
  channelItems,
  channelModerators,
  channels,
  channelSectionItems,
  channelSections,
} from '../domains/channels/tables.ts';
import { columnLabs, columns } from '../domains/columns/tables.ts';
import { comments } from '../domains/comments/tables.ts';
import {
  competitionRoles,
  competitions,
  competitionTutors,
  stages,
  taskSecrets,
  taskSolutions,
  tasks,
} from '../domains/competitions/tables.ts';
import { datasetBindings, datasetFiles } from '../domains/dataset-bindings/tables.ts';
import {
  datasetBookmarks,
  datasets,
  datasetShowcases,
  datasetVersionFiles,
  datasetVersions,
  labDatasets,
} from '../domains/datasets/tables.ts';
import { forumPosts, forumReplies, forumVotes } from '../domains/forum/tables.ts';
import { coinEntries, coinTransfers } from '../domains/growth/tables.ts';
import { invitationCodes } from '../domains/invitations/tables.ts';
import { finalRankings } from '../domains/leaderboards/tables.ts';
import { follows, members } from '../domains/members/tables.ts';
import { auditEntries } from '../domains/moderation/tables.ts';
import { organizationMembers, organizations } from '../domains/organizations/tables.ts';
import {
  labBookmarks,
  labNotebooks,
  labs,
  labTagLinks,
  labVersions,
  notebookFiles,
} from '../domains/projects/tables.ts';
import { questProgress } from '../domains/quests/tables.ts';
import { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import { indexSlice } from '../domains/search/indexing.ts';
import { siteConfigs } from '../domains/site/tables.ts';
import { memberSkills, skillRules, skills } from '../domains/skills/tables.ts';
import { snippets } from '../domains/snippets/tables.ts';
import { logScores } from '../domains/submissions/store/logging.ts';
import { recomputeBests } from '../domains/submissions/store/bests.ts';
import { judgingJudges, judgingPairs, judgings, judgingWorks } from '../domains/judging/tables.ts';
import {
  answerFiles,
  authorizations,
  workReviews,
  works,
  workScorings,
  teamBests,
} from '../domains/submissions/tables.ts';
import { teamApplications } from '../domains/team-changes/tables.ts';
import { teamMembers, teams, registrations } from '../domains/teams/tables.ts';
import { uploads } from '../domains/uploads/tables.ts';
import { votes } from '../domains/votes/tables.ts';
import { eventCounters, events } from '../events/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { jobs } from '../jobs/tables.ts';
import { outbox } from '../mail/tables.ts';
import { allContributions } from '../domains/gathered.ts';
import { writeActivities } from './activity-log.ts';
import { demoQuests } from './activity.ts';
import { demoFields } from './activities.ts';
import { demoTutors } from './activity-people.ts';
import { demoAnnouncements } from './announcements.ts';
import { demoAudit } from './audit.ts';
import { insertBoards } from './board-groups.ts';
import { columnsBeside } from './columns.ts';
import { demoRoles } from './competition-roles.ts';
import { type DemoCompetition, demoSeries } from './competitions.ts';
import { demoJudging } from './judging.ts';
import { demoJudgingNews } from './judging-news.ts';
import { makeCommunity } from './community.ts';
import { childCounts, countsOf } from './counts.ts';
import { insertCreators } from './creators.ts';
import { insertAll } from './insert.ts';
import { withInvitations } from './invitations.ts';
import { materialProjects } from './projects.ts';
import { demoOrganizationMembers, demoOrganizations } from './organizations.ts';
import { demoParkedJobs, demoParkedMails } from './parked.ts';
import type { Played } from './play.ts';
import { demoOpenings } from './private-boards.ts';
import { demoQuestionnaires } from './questionnaires.ts';
import { demoFinalRanking } from './rankings.ts';
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

/** The teams of the two who play in one, whose works are looked at most. */
const leadingTeams = (played: readonly Played[]): string[] => [
  ...new Set(played.flatMap(({ leading }) => leading.map(({ team }) => team.id))),
];

/** The teams that play where ties are broken by further scores. */
const severalScored = (made: readonly DemoCompetition[], played: readonly Played[]): string[] =>
  made.flatMap(({ tasks: own }, index) =>
    own.some(({ objective }) => (objective?.further ?? []).length > 0)
      ? (played[index]?.teams ?? []).map(({ id }) => id)
      : [],
  );

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
  const { people, made, played, forms, chat, teamTalk, coins, forum, asking, attested } = community;
  const { verified, handedOut, projects, said, published, alive, collected, grouped } = community;
  const judging = demoJudging(made, played, people, now);
  const judgingNews = demoJudgingNews(judging, made, chat.lastEvents);
  await storeFiles(files, config.dataDir, [
    ...community.uploads.map(({ upload, content }) => ({ key: upload.key, content })),
    ...projects.files.map(({ row, content }) => ({ key: row.key, content })),
    ...played.flatMap(({ handedIn }) => handedIn),
  ]);
  await database.transaction(async (tx) => {
    await insertAll(tx, members, people);
    await insertAll(
      tx,
      credentials,
      people.map(({ id }) => ({ memberId: id, passwordHash: community.passwordHash })),
    );
    await insertAll(tx, organizations, demoOrganizations);
    await insertAll(tx, organizationMembers, demoOrganizationMembers);
    await insertAll(
      tx,
      notebookFiles,
      projects.files.map(({ row }) => row),
    );
    await insertAll(tx, labs, projects.labs);
    await insertAll(tx, labTagLinks, projects.tags);
    await insertAll(tx, labBookmarks, projects.bookmarks);
    await insertAll(tx, labVersions, projects.versions);
    await insertAll(tx, labNotebooks, projects.notebooks);
    await insertAll(tx, comments, said.comments);
    await insertAll(tx, votes, said.votes);
    await insertAll(tx, columns, collected.columns);
    await insertAll(tx, columnLabs, collected.labs);
    await insertAll(tx, follows, community.follows);
    await insertAll(
      tx,
      competitions,
      demoSeries(startOfDay(now)).map((row) => ({ ...row, ...childCounts(row.id, made, played) })),
    );
    await insertAll(
      tx,
      competitions,
      made.map(({ row }, index) => ({
        ...row,
        ...countsOf(row.id, played[index], [...forms.works, ...judging.works]),
        relatedColumns: columnsBeside(row.name),
        labs: row.detailType === 'TRAINING_CAMP' ? materialProjects(projects) : [],
      })),
    );
    await insertAll(tx, activityFields, demoFields);
    await insertAll(tx, competitionTutors, demoTutors(made));
    await insertAll(tx, competitionRoles, [...demoRoles(made, now), ...judging.roles]);
    await insertAll(
      tx,
      uploads,
      community.uploads.map(({ upload }) => upload),
    );
    await insertAll(tx, phones, verified.phones);
    await insertAll(tx, realNames, verified.realNames);
    await insertAll(tx, datasetBindings, handedOut.bindings);
    await insertAll(tx, datasetFiles, handedOut.files);
    await insertAll(tx, datasets, published.datasets);
    await insertAll(tx, datasetBookmarks, published.bookmarks);
    await insertAll(tx, datasetVersions, published.versions);
    await insertAll(tx, datasetVersionFiles, published.files);
    await insertAll(tx, comments, alive.comments);
    await insertAll(tx, votes, alive.votes);
    await insertAll(tx, labDatasets, alive.links);
    await insertAll(tx, datasetShowcases, alive.showcase);
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
      await insertAll(
        tx,
        uploads,
        one.handedIn.map(({ upload }) => upload),
      );
      await insertAll(tx, taskSecrets, one.secrets);
      await insertAll(
        tx,
        workScorings,
        one.handedIn.flatMap(({ workId, scoring }) => (scoring ? { workId, ...scoring } : [])),
      );
      await insertAll(tx, teamBests, one.bests);
      logScores(
        tx,
        one.handedIn.map(({ workId }) => workId),
      );
    }
    await insertAll(tx, registrations, asking.registered);
    await insertAll(tx, registrationAnswers, asking.answers);
    await insertAll(tx, registrationFiles, asking.files);
    await insertAll(tx, works, forms.works);
    await insertAll(tx, works, judging.works);
    await insertAll(tx, judgings, judging.judgings);
    await insertAll(tx, judgingWorks, judging.numbered);
    await insertAll(tx, judgingJudges, judging.judges);
    await insertAll(tx, judgingPairs, judging.pairs);
    await insertAll(tx, workReviews, forms.reviews);
    await insertAll(tx, authorizations, forms.authorizations);
    await insertAll(tx, answerFiles, forms.answerFiles);
    if (community.chosen.length > 0)
      await tx.update(works).set({ selected: true }).where(inArray(works.id, community.chosen));
    const ranked = [...forms.teamIds, ...leadingTeams(played), ...severalScored(made, played)];
    await recomputeBests(tx, { teamIds: [...new Set(ranked)], now });
    await insertAll(
      tx,
      finalRankings,
      made.flatMap((one, index) => {
        const own = played[index];
        return own ? demoFinalRanking(one, own) : [];
      }),
    );
    await insertAll(
      tx,
      auditEntries,
      demoAudit(
        made.map(({ row }) => row),
        now,
      ),
    );
    await insertAll(tx, skills, attested.skills);
    await insertAll(tx, skillRules, attested.rules);
    await insertAll(tx, memberSkills, attested.earned);
    await insertBoards(tx, community.boards);
    await insertAll(tx, channels, grouped.channels);
    await insertAll(tx, channelModerators, grouped.moderators);
    await insertAll(tx, channelSections, grouped.sections);
    await insertAll(tx, channelItems, grouped.items);
    await insertAll(tx, channelSectionItems, grouped.sectionItems);
    await insertAll(tx, forumPosts, [...forum.posts, ...grouped.posts]);
    await insertAll(tx, forumReplies, [...forum.replies, ...grouped.replies]);
    await insertAll(tx, forumVotes, forum.votes);
    await insertWorkOrders(tx, made[0]?.row.id ?? null, now);
    await insertAll(tx, chatSessions, chat.sessions);
    await insertAll(tx, chatSides, chat.sides);
    await insertAll(tx, chatMessages, chat.messages);
    if (teamTalk) {
      await insertAll(tx, chatSessions, [teamTalk.session]);
      await insertAll(tx, chatSides, teamTalk.sides);
      await insertAll(tx, chatMessages, teamTalk.messages);
    }
    await insertAll(tx, events, [
      ...community.notifications,
      ...chat.events,
      ...judgingNews.events,
    ]);
    await insertAll(
      tx,
      eventCounters,
      [...judgingNews.lastEvents].map(([memberId, last]) => ({ memberId, last })),
    );
    await insertAll(tx, jobs, [...demoOpenings(made), ...demoParkedJobs(now)]);
    await insertAll(tx, outbox, demoParkedMails(now));
    await insertAll(tx, announcements, demoAnnouncements(now));
    await insertAll(tx, snippets, demoSnippets(now));
    const asked = demoQuestionnaires(people, now);
    await insertAll(tx, questionnaires, asked.questionnaires);
    await insertAll(tx, questionnaireRecords, asked.records);
    await insertAll(tx, questionnaireAnswers, asked.answers);
    await insertAll(
      tx,
      siteConfigs,
      demoSite(made, collected.columns, community.boards.configured),
    );
    await insertAll(tx, questProgress, demoQuests(now));
    await insertAll(tx, coinTransfers, coins.transfers);
    await insertAll(tx, coinEntries, coins.entries);
    await insertCreators(tx, config, { projects, published }, now);
    await writeActivities(tx);
    await giveBadgesQuietly(tx, now);
  });
  while (await indexSlice(database, allContributions.search));
  // As a server does by itself in time: until then what is counted off an index reads the table.
  if (scale > 1) await database.db.execute(sql`vacuum analyze`);
};
