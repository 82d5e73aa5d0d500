import { inArray } from 'drizzle-orm';
import { startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '../database/database.ts';
import { activityFields } from '../domains/activities/tables.ts';
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
import { invitationCodes } from '../domains/invitations/tables.ts';
import { judgingJudges, judgingPairs, judgings, judgingWorks } from '../domains/judging/tables.ts';
import { finalRankings } from '../domains/leaderboards/tables.ts';
import { registrationAnswers, registrationFiles } from '../domains/registration/tables.ts';
import { recomputeBests } from '../domains/submissions/store/bests.ts';
import { logScores } from '../domains/submissions/store/logging.ts';
import {
  answerFiles,
  authorizations,
  teamBests,
  workReviews,
  works,
  workScorings,
} from '../domains/submissions/tables.ts';
import { teamApplications } from '../domains/team-changes/tables.ts';
import { registrations, teamMembers, teams } from '../domains/teams/tables.ts';
import { uploads } from '../domains/uploads/tables.ts';
import { demoFields } from './activities.ts';
import { demoTutors } from './activity-people.ts';
import { votes } from '../domains/votes/tables.ts';
import { writeUps, writeUpVersions } from '../domains/write-ups/tables.ts';
import { codeRules, projectCompetitions } from '../domains/competition-code/tables.ts';
import { demoCode } from './code.ts';
import { columnsBeside } from './columns.ts';
import type { Community } from './community.ts';
import { demoRoles } from './competition-roles.ts';
import { type DemoCompetition, demoSeries } from './competitions.ts';
import { childCounts, countsOf } from './counts.ts';
import { insertAll } from './insert.ts';
import { withInvitations } from './invitations.ts';
import type { DemoJudging } from './judging.ts';
import type { Played } from './play.ts';
import { materialProjects } from './projects.ts';
import { demoFinalRanking } from './rankings.ts';
import { demoWriteUps } from './write-ups.ts';

/** Inserts competitions and activities with their roles. */
export const insertCompetitions = async (
  tx: Transaction,
  { made, played, forms, projects }: Community,
  judging: DemoJudging,
  now: Date,
): Promise<void> => {
  const series = demoSeries(startOfDay(now)).map((row) => ({
    ...row,
    ...childCounts(row.id, made, played),
  }));
  const rows = made.map(({ row }, index) => ({
    ...row,
    ...countsOf(row.id, played[index], [...forms.works, ...judging.works]),
    relatedColumns: columnsBeside(row.name),
    labs: row.detailType === 'TRAINING_CAMP' ? materialProjects(projects) : [],
  }));
  await insertAll(tx, competitions, series);
  await insertAll(tx, competitions, rows);
  await insertAll(tx, activityFields, demoFields);
  await insertAll(tx, competitionTutors, demoTutors(made));
  await insertAll(tx, competitionRoles, [...demoRoles(made, now), ...judging.roles]);
};

/** Inserts stages, tasks, their solutions, and the datasets that competitions hand out. */
export const insertTasks = async (
  tx: Transaction,
  { made, handedOut }: Community,
): Promise<void> => {
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
};

/** Inserts a competition's teams, registrations and scored works; its scores go into the public log. */
const insertPlayed = async (
  tx: Transaction,
  one: Played,
  competition: DemoCompetition | undefined,
): Promise<void> => {
  const inviting = competition?.row.invitation ? withInvitations(one.registered) : null;
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
};

/** The teams of the two who play in one, whose works are looked at most. */
const leadingTeams = (played: readonly Played[]): string[] =>
  played.flatMap(({ leading }) => leading.map(({ team }) => team.id));

/** The teams with files that are scored: of their private scores the exact ones rank after the end. */
const scoredTeams = (played: readonly Played[]): string[] =>
  played.flatMap(({ works: own, handedIn }) => {
    const scored = new Set(handedIn.map(({ workId }) => workId));
    return own.flatMap(({ id, teamId }) => (scored.has(id) ? [teamId] : []));
  });

/** The teams that play where ties are broken by further scores. */
const severalScored = ({ made, played }: Pick<Community, 'made' | 'played'>): string[] =>
  made.flatMap(({ tasks: own }, index) =>
    own.some(({ objective }) => (objective?.further ?? []).length > 0)
      ? (played[index]?.teams ?? []).map(({ id }) => id)
      : [],
  );

/** Inserts what members did in competitions: registrations, works, reviews, boards and rankings. */
export const insertPlay = async (
  tx: Transaction,
  community: Community,
  judging: DemoJudging,
  now: Date,
): Promise<void> => {
  const { made, played, projects, asking, forms, chosen } = community;
  for (const [index, one] of played.entries()) await insertPlayed(tx, one, made[index]);
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
  if (chosen.length > 0)
    await tx.update(works).set({ selected: true }).where(inArray(works.id, chosen));
  const ranked = [
    ...forms.teamIds,
    ...leadingTeams(played),
    ...scoredTeams(played),
    ...severalScored(community),
  ];
  await recomputeBests(tx, { teamIds: [...new Set(ranked)], now });
  const rankings = made.flatMap((one, index) => {
    const own = played[index];
    return own ? demoFinalRanking(one, own) : [];
  });
  await insertAll(tx, finalRankings, rankings);
  const written = demoWriteUps(made, rankings, played, now);
  await insertAll(tx, writeUps, written.writeUps);
  await insertAll(tx, writeUpVersions, written.versions);
  await insertAll(tx, votes, written.votes);
  const code = demoCode(made, played, projects, now);
  await insertAll(tx, codeRules, code.rules);
  await insertAll(tx, projectCompetitions, code.links);
};
