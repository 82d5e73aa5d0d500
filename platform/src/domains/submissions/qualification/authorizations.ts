import { and, asc, count, eq, inArray } from 'drizzle-orm';
import {
  type Authorization,
  authorizeStatus,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { FieldInput } from '@whaletide/schema/shared/rest/fields.ts';
import { authorizationProblem } from '@whaletide/schema/domains/submissions/rules/authorizations.ts';
import { rejectionProblem } from '@whaletide/schema/shared/rules/rejections.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import { stagesBy } from '#domains/competitions/store/reading.ts';
import { competitions, stages } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { competitionStates } from '#domains/teams/store/states.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { readableBy } from '../store/readable.ts';
import { acceptAnswers, checkStillAsked, ownAnswerFiles } from '../submitting/answers.ts';
import { tellOfDecision } from '../store/notices.ts';
import { toAuthorization } from '../reading/presenters.ts';
import { authorizations } from '../tables.ts';
import { lockOwnTeam } from '../store/team-lock.ts';

/** Lists what the member's teams have handed in for these stages. */
export const ownAuthorizations = async (
  db: Handle,
  memberId: string,
  query: { stageIds: readonly string[]; competitionId: string | undefined },
): Promise<Authorization[]> => {
  const rows = await db
    .select({ authorization: authorizations })
    .from(authorizations)
    .innerJoin(teams, and(eq(teams.id, authorizations.teamId), eq(teams.deleted, false)))
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.teamId, teams.id), eq(teamMembers.memberId, memberId)),
    )
    .where(
      and(
        inArray(authorizations.stageId, [...query.stageIds]),
        query.competitionId === undefined
          ? undefined
          : eq(authorizations.competitionId, query.competitionId),
      ),
    );
  return rows.map(({ authorization }) => toAuthorization(authorization));
};

interface HandedIn {
  competitionId: string;
  stageId: string | undefined;
  inputs: readonly FieldInput[];
}

/** The stage that is meant: the named one, else where the member's team stands. */
const stageOf = async (db: Handle, caller: Caller, { competitionId, stageId }: HandedIn) => {
  const [state] = stageId === undefined ? await competitionStates(db, caller, [competitionId]) : [];
  const id = stageId ?? state?.currentStage;
  const [stage] = id ? await stagesBy(db, { ids: [id] }, caller) : [];
  if (stage?.competitionId !== competitionId) throw notFound('阶段', 'Stage');
  if (!stage.needAgreement) throw badInput('本阶段无需资质审核', 'Stage');
  return stage;
};

/**
 * Submits the team's qualification review, again after a rejection; any member of the team may.
 * @throws Refusal as submissions/rules/authorizations.ts and shared/rules/fields.ts say
 */
export const submitAuthorization = async (
  { database, now }: Services,
  caller: Caller,
  input: HandedIn,
): Promise<Authorization> => {
  const stage = await stageOf(database.db, caller, input);
  const submitDate = now();
  const dates = { startDate: stage.startDate.toISOString(), endDate: stage.endDate.toISOString() };
  return database.transaction(async (tx) => {
    const team = await lockOwnTeam(tx, stage.competitionId, caller.id);
    const [before] = await tx
      .select({ status: authorizations.status, answers: authorizations.answers })
      .from(authorizations)
      .where(and(eq(authorizations.stageId, stage.id), eq(authorizations.teamId, team.id)));
    const situation = { stage: dates, teamBanned: team.banned, status: before?.status ?? null };
    refuseIf(authorizationProblem(situation, submitDate));
    const filler = { memberId: caller.id, before: before?.answers ?? [] };
    const answers = await acceptAnswers(tx, filler, stage.agreementFields, input.inputs);
    const handedIn = {
      memberId: caller.id,
      submitDate,
      answers,
      status: authorizeStatus.inReview,
      denyReason: null,
      reviewerId: null,
      reviewDate: null,
    };
    const [row] = await tx
      .insert(authorizations)
      .values({
        id: newId(submitDate.getTime()),
        competitionId: stage.competitionId,
        stageId: stage.id,
        teamId: team.id,
        ...handedIn,
      })
      .onConflictDoUpdate({
        target: [authorizations.stageId, authorizations.teamId],
        set: handedIn,
        setWhere: eq(authorizations.status, authorizeStatus.rejected),
      })
      .returning();
    if (!row) throw conflict('资质审核资料正在审核中，请稍后再查看');
    const [asked] = await tx.select().from(stages).where(eq(stages.id, stage.id));
    checkStillAsked(stage.agreementFields, asked?.agreementFields);
    await ownAnswerFiles(tx, { authorizationId: row.id }, answers);
    return toAuthorization(row);
  });
};

/** All qualification reviews of a stage, oldest first. @throws Refusal NOT_FOUND, FORBIDDEN */
export const authorizationsOfStage = async (
  db: Handle,
  caller: Caller,
  query: { stageId: string; page: number; perPage: number; status: number | undefined },
): Promise<Page<Authorization>> => {
  const [stage] = await db.select().from(stages).where(eq(stages.id, query.stageId));
  if (!stage) throw notFound('阶段');
  await managedCompetition(db, caller, stage.competitionId);
  const chosen = and(
    eq(authorizations.stageId, stage.id),
    query.status === undefined ? undefined : eq(authorizations.status, query.status),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(authorizations)
      .where(chosen)
      .orderBy(asc(authorizations.submitDate), asc(authorizations.id)),
    total: db.select({ rows: count() }).from(authorizations).where(chosen),
    present: (rows) => rows.map(toAuthorization),
  });
};

/**
 * Passes or rejects what waits for it; the team hears of it. Of two who decide at once the first
 * counts. @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT once it was decided
 */
export const decideAuthorization = async (
  services: Services,
  caller: Caller,
  input: { id: string; status: number; reason: string },
): Promise<Authorization> => {
  const { database, now } = services;
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ authorization: authorizations, stageName: stages.name })
      .from(authorizations)
      .innerJoin(stages, eq(stages.id, authorizations.stageId))
      .innerJoin(competitions, eq(competitions.id, authorizations.competitionId))
      .where(and(eq(authorizations.id, input.id), readableBy(caller, authorizations.teamId)));
    if (!found) throw notFound('资质审核');
    const { competitionId } = found.authorization;
    const competition = await managedCompetition(tx, caller, competitionId);
    const { name: competitionName } = competition;
    const rejected = input.status === authorizeStatus.rejected;
    refuseIf(rejectionProblem(!rejected, input.reason, 'AuthorizeDenyReason'));
    const [row] = await tx
      .update(authorizations)
      .set({
        status: input.status,
        denyReason: rejected ? input.reason.trim() : null,
        reviewerId: caller.id,
        reviewDate: now(),
      })
      .where(
        and(
          eq(authorizations.id, input.id),
          eq(authorizations.status, authorizeStatus.inReview),
          // The decision is on what was read, not on what was submitted after it.
          eq(authorizations.submitDate, found.authorization.submitDate),
        ),
      )
      .returning();
    if (!row) throw conflict('该资质审核已处理');
    await record(tx, actedBy(caller, now), {
      action: 'authorizations.review',
      ...ofCompetition(competition, found.stageName),
      reason: row.denyReason,
      of: { team: row.teamId },
      before: { status: found.authorization.status },
      after: { status: row.status },
    });
    await tellOfDecision(tx, services, { row, stageName: found.stageName, competitionName });
    return toAuthorization(row);
  });
};
