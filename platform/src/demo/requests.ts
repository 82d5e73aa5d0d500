import { applicationStatus, applicationType } from '@whaletide/schema/domains/teams/rest.ts';
import type { teamApplications } from '../domains/team-changes/tables.ts';
import { demoId } from './random.ts';
import type { DemoTeam } from './teams.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Largest size of a team in all demo competitions. */
const CAP = 5;

const notes = [
  '你好，我们擅长特征工程，希望并入你们一起冲榜。',
  '看了你们的成绩很佩服，能带我一起吗？',
  '我们主攻时间序列，想和你们互补。',
  '周末可以一起讨论方案吗？',
] as const;

/**
 * Requests around the first team, newest last: two that wait for its captain, one that it sent,
 * one that it once refused.
 */
export const demoRequests = (
  [first, ...others]: readonly DemoTeam[],
  firstRequest: number,
  now: Date,
): (typeof teamApplications.$inferInsert)[] => {
  if (!first) return [];
  const room = CAP - first.memberIds.length;
  const fitting = others.filter(({ memberIds }) => memberIds.length <= room).slice(0, notes.length);
  const { pending, rejected } = applicationStatus;
  return fitting.map((other, index) => {
    const isSent = index === 2;
    const [from, to] = isSent ? [first, other] : [other, first];
    const createDate = new Date(now.getTime() - (index + 2) * 5 * HOUR);
    const isOver = index === 3;
    return {
      id: demoId('request', firstRequest + index),
      competitionId: first.row.competitionId,
      type: applicationType.merge,
      status: isOver ? rejected : pending,
      fromTeamId: from.row.id,
      teamId: to.row.id,
      senderId: from.row.captainId,
      content: notes[index] ?? notes[0],
      createDate,
      answerDate: isOver ? new Date(createDate.getTime() + HOUR) : null,
    };
  });
};
