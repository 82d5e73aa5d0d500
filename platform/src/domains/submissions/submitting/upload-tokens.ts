import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WorkUploadToken } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { type TeamRow, teams } from '#domains/teams/tables.ts';
import { ownTeams } from './own-works.ts';
import { scoredTask } from '../store/scored-task.ts';
import { uploadTokenVersions } from '../tables.ts';

const FORM = /^wtu_([0-9a-f]{24})_([0-9a-f]{24})_([\w-]{43})$/;

interface Holder {
  taskId: string;
  teamId: string;
  captainId: string;
  version: number;
}

/**
 * Derives a token, which isn't stored: reading the database gives none. A new captain, as well
 * as a new version, makes another one.
 */
const seal = (secret: Uint8Array, { taskId, teamId, captainId, version }: Holder): string =>
  createHmac('sha256', secret)
    .update(`work-upload:${taskId}:${teamId}:${captainId}:${version}`)
    .digest('base64url');

const tokenOf = (secret: Uint8Array, holder: Holder): string =>
  `wtu_${holder.taskId}_${holder.teamId}_${seal(secret, holder)}`;

const versionsOf = async (db: Handle, taskIds: readonly string[], teamIds: readonly string[]) => {
  const rows = await db
    .select()
    .from(uploadTokenVersions)
    .where(
      and(
        inArray(uploadTokenVersions.taskId, [...taskIds]),
        inArray(uploadTokenVersions.teamId, [...teamIds]),
      ),
    );
  return (taskId: string, teamId: string) =>
    rows.find((row) => row.taskId === taskId && row.teamId === teamId)?.version ?? 0;
};

/**
 * The tokens of those of these tasks that take one, in teams that the member leads. An agent reads
 * none: by such a token it would hand in as the captain.
 */
export const uploadTokensOf = async (
  { config, database }: Services,
  { id: memberId, agent }: Caller,
  taskIds: readonly string[],
): Promise<WorkUploadToken[]> => {
  if (agent) return [];
  const own = (await ownTeams(database.db, memberId, taskIds)).filter(
    ({ captainId, objective }) => captainId === memberId && objective?.submitType === 'token',
  );
  if (own.length === 0) return [];
  const teamIds = own.map(({ teamId }) => teamId);
  const versionOf = await versionsOf(database.db, taskIds, teamIds);
  return own.map(({ taskId, teamId, captainId }) => ({
    Task: taskId,
    workUploadToken: tokenOf(config.sessionSecret, {
      taskId,
      teamId,
      captainId,
      version: versionOf(taskId, teamId),
    }),
  }));
};

/** Replaces the token of the caller's team. @throws Refusal FORBIDDEN for others than the captain, and agents */
export const renewUploadToken = async (
  services: Services,
  caller: Caller,
  taskId: string,
): Promise<WorkUploadToken> => {
  const { db } = services.database;
  const [found] = await tasksBy(db, { ids: [taskId] }, caller);
  if (!found) throw notFound('任务', 'id');
  const team = await teamOf(db, found.competitionId, caller.id);
  if (caller.agent) throw forbidden('智能体的访问令牌不能更换上传令牌');
  if (team?.captainId !== caller.id) throw forbidden('只有队长可以更换上传令牌');
  scoredTask(found, 'token');
  await db
    .insert(uploadTokenVersions)
    .values({ taskId, teamId: team.id, version: 1 })
    .onConflictDoUpdate({
      target: [uploadTokenVersions.taskId, uploadTokenVersions.teamId],
      set: { version: sql`${uploadTokenVersions.version} + 1` },
    });
  const [renewed] = await uploadTokensOf(services, caller, [taskId]);
  if (!renewed) throw notFound('任务', 'id');
  return renewed;
};

/**
 * Answers the member who may submit by a token, and the task. @throws Refusal UNAUTHENTICATED for
 * one that doesn't hold
 */
export const holderOf = async (
  { config, database }: Services,
  token: string | undefined,
): Promise<{ task: TaskRow; team: TeamRow; captain: Caller }> => {
  const invalid = () => new Refusal('UNAUTHENTICATED', '上传令牌无效，请在提交页面重新获取');
  const [, taskId, teamId, given] = FORM.exec(token ?? '') ?? [];
  if (taskId === undefined || teamId === undefined || given === undefined) throw invalid();
  const [team] = await database.db
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.deleted, false)));
  if (!team) throw invalid();
  const version = (await versionsOf(database.db, [taskId], [teamId]))(taskId, teamId);
  const expected = seal(config.sessionSecret, {
    taskId,
    teamId,
    captainId: team.captainId,
    version,
  });
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) throw invalid();
  const captain: Caller = {
    id: team.captainId,
    roles: [],
    credentialId: '',
    kind: 'token',
    scopes: ['write'],
  };
  const [task] = await tasksBy(database.db, { ids: [taskId] }, captain);
  if (task?.competitionId !== team.competitionId) throw invalid();
  return { task, team, captain };
};
