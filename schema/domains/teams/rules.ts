import { applicationStatus, applicationType } from './rest.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';

/** Characters of the note of an application. */
export const MAX_NOTE = 100;
export const MAX_TEAM_NAME = 20;
export const MAX_TEAM_DESCRIPTION = 150;
/**
 * Message for a name that another existing team of the competition has, regardless of case and
 * width.
 */
export const TEAM_NAME_TAKEN = '该队名已被使用';

/** A banned team neither submits nor changes; the page links 工单. */
export const TEAM_BANNED = '你的团队已被禁赛，如有疑问请提交工单';
const SETTLED = '比赛已经结束，团队不可变更';

/** A team, as far as the rules look at it. */
export interface TeamFacts {
  id: string;
  captainId: string;
  memberIds: readonly string[];
  banned: boolean;
  deleted: boolean;
  /** Its competition has ended. */
  settled: boolean;
}

export interface MergeFacts extends TeamFacts {
  /** Stages that it has been promoted over, where the asker knows it. */
  promotions?: number;
  /**
   * True where all members of the team named the same university; for competitions in which only
   * members of one university team up.
   */
  universitySorted?: boolean;
  university?: string | null;
}

const NOT_ELIGIBLE = '不符合组队条件：该比赛仅限同校组队';

/**
 * Tells whether the universities of both teams let them merge; undefined where the competition
 * doesn't ask for them.
 */
const ofOneUniversity = (from: MergeFacts, to: MergeFacts): boolean =>
  from.universitySorted !== false &&
  to.universitySorted !== false &&
  from.university === to.university;

/**
 * Counts the members that both teams would have together; a member is never in two teams of one
 * competition.
 */
export const mergedSize = (
  from: { memberIds: readonly string[] },
  to: { memberIds: readonly string[] },
): number => from.memberIds.length + to.memberIds.length;

/** Why a team can't come to have so many members. */
export const sizeProblem = (size: number, maxMembers: number): Refusal | null =>
  size > maxMembers
    ? refuse('CONFLICT', `合并后将有${size}人，超过团队人数上限${maxMembers}人`)
    : null;

/**
 * Finds what keeps two teams from merging; checked when the merge is requested and again when it is
 * accepted.
 */
export const mergeProblem = (
  from: MergeFacts,
  to: MergeFacts,
  maxMembers: number,
): Refusal | null => {
  if (from.id === to.id) return refuse('CONFLICT', '不能选择自己的团队', 'To');
  for (const team of [from, to])
    if (team.deleted || team.memberIds.length === 0)
      return refuse('CONFLICT', '该团队已解散或已并入其他团队');
  if (from.settled || to.settled) return refuse('CONFLICT', SETTLED);
  if (from.banned || to.banned) return refuse('CONFLICT', '被禁赛的团队不能合并');
  if (from.promotions !== to.promotions)
    return refuse('CONFLICT', '两支团队所处的比赛阶段不同，无法合并');
  if (!ofOneUniversity(from, to)) return refuse('CONFLICT', NOT_ELIGIBLE);
  return sizeProblem(mergedSize(from, to), maxMembers);
};

/**
 * Why a member can't ask to merge their team into another; null when they can.
 */
export const applyProblem = (situation: {
  viewerId: string;
  /** The viewer's team in the competition; null without a registration. */
  own: MergeFacts | null;
  /** Null when none was chosen. `receives` is its ReceiveApplication. */
  target: (MergeFacts & { receives: boolean }) | null;
  maxMembers: number;
}): Refusal | null => {
  const { viewerId, own, target, maxMembers } = situation;
  if (!target) return refuse('BAD_USER_INPUT', '请选择申请并入的团队', 'To');
  if (!own) return refuse('CONFLICT', '请先报名比赛');
  if (own.id === target.id) return refuse('CONFLICT', '不能选择自己的团队', 'To');
  if (own.banned) return refuse('CONFLICT', TEAM_BANNED);
  if (own.captainId !== viewerId) return refuse('FORBIDDEN', '只有队长可以申请并入其他团队');
  const problem = mergeProblem(own, target, maxMembers);
  if (problem) return problem;
  return target.receives ? null : refuse('CONFLICT', '该团队已满员或已停止接收申请', 'To');
};

/** Finds the problem with the note of an application. */
export const noteProblem = (note: string | undefined): Refusal | null => {
  const text = note?.trim() ?? '';
  if (!text) return refuse('BAD_USER_INPUT', '申请说明不能为空', 'Content');
  return [...text].length > MAX_NOTE
    ? refuse('BAD_USER_INPUT', '申请说明超出字数限制', 'Content')
    : null;
};

const unchangeable = (team: TeamFacts): Refusal | null => {
  if (team.deleted) return refuse('CONFLICT', '该团队已解散或已并入其他团队');
  if (team.banned) return refuse('CONFLICT', TEAM_BANNED);
  return team.settled ? refuse('CONFLICT', SETTLED) : null;
};

export const CAPTAIN_CANNOT_LEAVE = '团队有其他成员，需移交队长后才能离开';

/** Why a member can't ask to leave. */
export const leaveProblem = (team: TeamFacts, viewerId: string): Refusal | null => {
  if (!team.memberIds.includes(viewerId)) return refuse('FORBIDDEN', '你不是该团队的成员');
  const problem = unchangeable(team);
  if (problem) return problem;
  if (team.memberIds.length === 1) return refuse('CONFLICT', '团队只有你一人，无需离开');
  return team.captainId === viewerId ? refuse('CONFLICT', CAPTAIN_CANNOT_LEAVE) : null;
};

/** Why a member of a team can't do what is its captain's alone. */
const captainProblem = (team: TeamFacts, viewerId: string): Refusal | null =>
  team.captainId === viewerId ? null : refuse('FORBIDDEN', '只有队长可以执行该操作');

/** Why the captain can't ask for a member's removal, or hand the team over to them. */
export const memberActionProblem = (
  team: TeamFacts,
  viewerId: string,
  memberId: string,
  field: 'Member' | 'userId',
): Refusal | null => {
  const problem = captainProblem(team, viewerId) ?? unchangeable(team);
  if (problem) return problem;
  if (memberId === viewerId) return refuse('CONFLICT', '不能选择自己', field);
  return team.memberIds.includes(memberId) ? null : refuse('NOT_FOUND', '未找到该成员', field);
};

/** Why the captain can't dissolve the team. */
export const dissolveProblem = (team: TeamFacts, viewerId: string): Refusal | null => {
  const problem = captainProblem(team, viewerId) ?? unchangeable(team);
  if (problem) return problem;
  return team.memberIds.length === 1 ? refuse('CONFLICT', '团队只有你一人，无需解散') : null;
};

/** A team's name stays after the competition's end, or where the organizer wants it so. */
export const isNameLocked = (
  competition: { endDate: string | null; teamNameLocked: boolean },
  now: Date,
): boolean =>
  competition.teamNameLocked ||
  (competition.endDate !== null && now.getTime() >= Date.parse(competition.endDate));

export interface TeamChange {
  name?: string | undefined;
  description?: string | undefined;
  receives?: boolean | undefined;
}

/** Why the captain can't change the team so. A name that stays as it is passes any lock. */
export const editProblem = (
  team: TeamFacts & { name: string },
  viewerId: string,
  change: TeamChange,
  limits: { nameLocked: boolean; maxMembers: number },
): Refusal | null => {
  const problem = captainProblem(team, viewerId);
  if (problem) return problem;
  if (team.deleted) return refuse('CONFLICT', '该团队已解散或已并入其他团队');
  if (team.banned) return refuse('CONFLICT', TEAM_BANNED);
  const name = change.name?.trim();
  if (name !== undefined && name !== team.name) {
    if (limits.nameLocked) return refuse('CONFLICT', '团队名称已锁定，不能修改', 'Name');
    if (!name) return refuse('BAD_USER_INPUT', '请输入团队名称', 'Name');
    const long = textLimitProblem(name, MAX_TEAM_NAME);
    if (long !== null) return refuse('BAD_USER_INPUT', long, 'Name');
  }
  const long = textLimitProblem(change.description?.trim() ?? '', MAX_TEAM_DESCRIPTION);
  if (long !== null) return refuse('BAD_USER_INPUT', long, 'Description');
  if (change.receives && team.memberIds.length >= limits.maxMembers)
    return refuse('CONFLICT', '团队人数已达上限，无法接收申请', 'ReceiveApplication');
  return null;
};

/** An application with what the rules need: the teams that it is about, as far as there are any. */
export interface ApplicationFacts {
  type: number;
  status: number;
  memberId: string | null;
  /** The captain of the team that a merge comes from, and of the one that it goes to or is about. */
  fromCaptainId: string | null;
  captainId: string | null;
}

/** Finds the member who has to consent: the receiving captain, or the member to be removed. */
const recipientOf = (application: ApplicationFacts): string | null =>
  application.type === applicationType.removal ? application.memberId : application.captainId;

/**
 * Tells whether the viewer may withdraw the application: its sender may, and so may the current
 * captain of the requesting team.
 */
const mayWithdraw = (application: ApplicationFacts, viewerId: string): boolean => {
  const asking =
    application.type === applicationType.merge
      ? application.fromCaptainId
      : application.type === applicationType.removal
        ? application.captainId
        : application.memberId;
  return asking === viewerId;
};

/** Why a member can't answer an application so. */
export const answerProblem = (
  application: ApplicationFacts,
  viewerId: string,
  answer: number,
): Refusal | null => {
  const withdraws = answer === applicationStatus.withdrawn;
  const may = withdraws
    ? mayWithdraw(application, viewerId)
    : recipientOf(application) === viewerId;
  if (!may) return refuse('FORBIDDEN', withdraws ? '只有申请方可以撤回' : '只有接收方可以处理');
  return application.status === applicationStatus.pending
    ? null
    : refuse('CONFLICT', '该申请已被处理');
};
