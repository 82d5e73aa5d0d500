import {
  type FollowingStage,
  withFollowedTimes,
} from '@whaletide/schema/domains/competitions/rules/following-stages.ts';
import {
  type Deadline,
  movedDeadlines,
  type MovedDeadline,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import type { Competition, Stage } from './opened.ts';

/** Stages as the rule on what follows what has them. */
export const followingStages = (
  stages: readonly Stage[],
): (FollowingStage & Pick<Stage, 'name'>)[] =>
  stages.map(({ id, name, beginsAfterId, startDate, endDate }) => ({
    id,
    name,
    beginsAfter: beginsAfterId,
    startDate,
    endDate,
  }));

interface Times {
  startDate: string;
  endDate: string;
  beginsAfterId: string;
}

/**
 * The deadlines that saving a stage moves and members are told of: its own, and those of the stages
 * that begin after it, with their tasks.
 */
export const movedByStage = (
  { isPublished: published, usersCount, stages }: Competition,
  stage: Stage | undefined,
  { startDate, endDate, beginsAfterId }: Times,
): MovedDeadline[] => {
  if (!stage || !published || usersCount === 0) return [];
  const before = followingStages(stages ?? []);
  const after = withFollowedTimes(
    before.map((one) =>
      one.id === stage.id
        ? { ...one, startDate, endDate, beginsAfter: beginsAfterId || null }
        : one,
    ),
  );
  const ofStage = ({ id, name, endDate: date }: (typeof before)[number]): Deadline => ({
    of: 'STAGE',
    id,
    name,
    date,
  });
  const shiftOf = (id: string) => {
    const at = before.findIndex((one) => one.id === id);
    const [from, to] = [before[at], after[at]];
    return from && to && id !== stage.id
      ? Date.parse(to.startDate) - Date.parse(from.startDate)
      : 0;
  };
  const tasksAfter = (shifts: boolean) =>
    (stages ?? []).flatMap(({ id: stageId, tasks }) =>
      (tasks ?? []).map(({ id, name, endDate: end }): Deadline => {
        const shift = shifts ? shiftOf(stageId) : 0;
        return { of: 'TASK', id, name, date: new Date(Date.parse(end) + shift).toISOString() };
      }),
    );
  return movedDeadlines(
    [...before.map(ofStage), ...tasksAfter(false)],
    [...after.map(ofStage), ...tasksAfter(true)],
    new Date(),
  );
};
