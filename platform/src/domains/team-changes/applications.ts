import { and, eq } from 'drizzle-orm';
import { applicationStatus, applicationType } from '@whaletide/schema/domains/teams/rest.ts';
import {
  type ApplicationFacts,
  answerProblem,
  applyProblem,
  leaveProblem,
  memberActionProblem,
  mergeProblem,
  noteProblem,
} from '@whaletide/schema/domains/teams/rules.ts';
import { isUniqueViolation, type Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { teamOf } from '../teams/store/teams.ts';
import { letGo, mergeTeams } from './changes.ts';
import { lockTeams, oneOf, readTeams, type TeamState } from './store/facts.ts';
import { tellOfRejection, tellOfRequest, tellOfWithdrawal } from './store/notices.ts';
import { type TeamApplicationRow, teamApplications } from './tables.ts';

type Request = Pick<
  TeamApplicationRow,
  'competitionId' | 'type' | 'fromTeamId' | 'teamId' | 'memberId' | 'content'
>;

const store = async (
  services: Services,
  caller: Caller,
  prepare: (tx: Transaction) => Promise<Request>,
): Promise<TeamApplicationRow> => {
  const moment = services.now();
  try {
    return await services.database.transaction(async (tx) => {
      const request = await prepare(tx);
      const [row] = await tx
        .insert(teamApplications)
        .values({
          ...request,
          id: newId(moment.getTime()),
          senderId: caller.id,
          createDate: moment,
        })
        .returning();
      if (!row) throw new Error('the application was not stored');
      await tellOfRequest(tx, services, row);
      return row;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('已有一条相同的申请等待处理');
    throw error;
  }
};

/** Asks to merge the member's team into another. @throws Refusal as teams/rules.ts says */
export const requestMerge = async (
  services: Services,
  caller: Caller,
  input: { to: string | undefined; from?: string | undefined; content: string | undefined },
): Promise<TeamApplicationRow> => {
  const { to, from, content } = input;
  if (to === undefined) throw badInput('请选择申请并入的团队', 'To');
  refuseIf(noteProblem(content));
  return store(services, caller, async (tx) => {
    const moment = services.now();
    const { competition } = oneOf(await readTeams(tx, [to], moment), to, 'To');
    const ownId = (await teamOf(tx, competition.id, caller.id))?.id;
    if (from !== undefined && from !== ownId) throw notFound('团队', 'From');
    const states = await lockTeams(tx, ownId === undefined ? [to] : [to, ownId], moment);
    const target = oneOf(states, to, 'To');
    const own = ownId === undefined ? undefined : states.get(ownId);
    const maxMembers = competition.maxMembersPerTeam;
    refuseIf(applyProblem({ viewerId: caller.id, own: own ?? null, target, maxMembers }));
    return {
      competitionId: competition.id,
      type: applicationType.merge,
      fromTeamId: ownId ?? null,
      teamId: to,
      memberId: null,
      content: content?.trim() ?? '',
    };
  });
};

/** Asks for a member to go: by themself, or by the captain. @throws Refusal as teams/rules.ts says */
export const requestParting = async (
  services: Services,
  caller: Caller,
  input: { type: 1 | 2; teamId: string | undefined; memberId: string | undefined },
): Promise<TeamApplicationRow> =>
  store(services, caller, async (tx) => {
    const { type, teamId } = input;
    if (teamId === undefined) throw badInput('请选择团队', 'Team');
    const team = oneOf(await lockTeams(tx, [teamId], services.now()), teamId, 'Team');
    const memberId = input.memberId ?? caller.id;
    if (type === applicationType.removal)
      refuseIf(memberActionProblem(team, caller.id, memberId, 'Member'));
    else if (memberId === caller.id) refuseIf(leaveProblem(team, caller.id));
    else throw badInput('只能为自己申请离开', 'Member');
    const competitionId = team.competition.id;
    return { competitionId, type, fromTeamId: null, teamId, memberId, content: '' };
  });

const factsOf = (
  row: TeamApplicationRow,
  team: TeamState,
  from: TeamState | undefined,
): ApplicationFacts => ({
  type: row.type,
  status: row.status,
  memberId: row.memberId,
  fromCaptainId: from?.captainId ?? null,
  captainId: team.captainId,
});

/** Carries out an accepted request. @throws Refusal when it can't be done any more */
const grant = async (
  tx: Transaction,
  services: Services,
  row: TeamApplicationRow,
  team: TeamState,
  from: TeamState | undefined,
) => {
  if (from) {
    refuseIf(mergeProblem(from, team, team.competition.maxMembersPerTeam));
    await mergeTeams(tx, services, from, team);
  } else if (row.memberId !== null) {
    refuseIf(leaveProblem(team, row.memberId));
    await letGo(tx, services, team, row.memberId);
  }
};

/** Locks an application after its teams; those of one application never change. */
const lockApplication = async (tx: Transaction, id: string, now: Date) => {
  const known = eq(teamApplications.id, id);
  const [found] = await tx.select().from(teamApplications).where(known);
  if (!found) throw notFound('申请');
  const { teamId, fromTeamId } = found;
  const states = await lockTeams(tx, fromTeamId ? [teamId, fromTeamId] : [teamId], now);
  const [row] = await tx.select().from(teamApplications).where(known).for('update');
  if (!row) throw notFound('申请');
  return {
    row,
    team: oneOf(states, teamId),
    from: fromTeamId ? states.get(fromTeamId) : undefined,
  };
};

/**
 * Accepts, rejects or withdraws a request. Under the locks of its teams: of several answers one
 * counts, and of several requests for a last place one is granted.
 * @throws Refusal NOT_FOUND for a request of others, else as teams/rules.ts says
 */
export const answerApplication = (
  services: Services,
  caller: Caller,
  id: string,
  status: number,
): Promise<TeamApplicationRow> =>
  services.database.transaction(async (tx) => {
    const { row, team, from } = await lockApplication(tx, id, services.now());
    const facts = factsOf(row, team, from);
    const concerned = [...team.memberIds, ...(from?.memberIds ?? []), row.memberId];
    if (!concerned.includes(caller.id)) throw notFound('申请');
    refuseIf(answerProblem(facts, caller.id, status));
    const [answered] = await tx
      .update(teamApplications)
      .set({ status, answerDate: services.now() })
      .where(
        and(eq(teamApplications.id, id), eq(teamApplications.status, applicationStatus.pending)),
      )
      .returning();
    if (!answered) throw conflict('该申请已被处理');
    if (status === applicationStatus.accepted) await grant(tx, services, answered, team, from);
    else if (status === applicationStatus.rejected) await tellOfRejection(tx, services, answered);
    else await tellOfWithdrawal(tx, services, answered);
    return answered;
  });
