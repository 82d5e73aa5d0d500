import { stageAwardLabel } from '#domains/managing/rules/stage-award.ts';
import type { EventWord } from './competition-kind.ts';

export interface TimelineStep {
  key: string;
  name: string;
  /** Time at which the step begins, ISO 8601. */
  time: string;
  /** Its time has come. */
  passed: boolean;
  /** Whale coins for each member of a team that reaches it. */
  coins: number;
  /** Label of the coins: a team reaches the first stage by registering. */
  coinsLabel: '报名奖励' | '晋级奖励';
}

interface Course {
  startDate: string;
  endDate: string | null;
  stages: readonly { id: string; name: string; startDate: string; awardWhaleCoin: number }[];
}

/**
 * The steps of a competition: its stages by their start, between its own start and end where
 * there are fewer than two stages or the screen is wide.
 */
export const timelineSteps = (
  { startDate, endDate, stages }: Course,
  { wide, now, what = '比赛' }: { wide: boolean; now: Date; what?: EventWord },
): TimelineStep[] => {
  const step = (
    key: string,
    name: string,
    time: string,
    coins = 0,
    isFirst = false,
  ): TimelineStep => ({
    key,
    name,
    time,
    passed: now.getTime() > Date.parse(time),
    coins,
    coinsLabel: stageAwardLabel(isFirst),
  });
  const steps = stages
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
    .map(({ id, name, startDate: start, awardWhaleCoin }, index) =>
      step(id, name, start, awardWhaleCoin, index === 0),
    );
  if (stages.length >= 2 && !wide) return steps;
  return [
    step('start', `${what}开始`, startDate),
    ...steps,
    ...(endDate === null ? [] : [step('end', `${what}结束`, endDate)]),
  ];
};

/**
 * Finds the member's position: at their team's stage, at the end once past the last one, else at
 * the beginning.
 */
export const timelinePosition = (
  steps: readonly TimelineStep[],
  member: { registered: boolean; currentStage: string | null; passedStages: number },
): { key: string | undefined; text: '我在这' | '未报名' } => {
  if (!member.registered) return { key: steps[0]?.key, text: '未报名' };
  const current = steps.find(({ key }) => key === member.currentStage);
  const beside = member.passedStages > 0 ? steps.at(-1) : steps[0];
  return { key: (current ?? beside)?.key, text: '我在这' };
};

interface Stage {
  startDate: string;
  endDate: string;
}

/**
 * Finds the stage to open first: the running one (of several, the one that began last), else the
 * one that ran last, or the first one before any has begun; undefined where there are no stages.
 */
export const stageOfNow = <S extends Stage>(stages: readonly S[], now: Date): S | undefined => {
  const at = now.getTime();
  const byStart = stages.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const begun = byStart.filter(({ startDate }) => Date.parse(startDate) <= at);
  const running = begun.findLast(({ endDate }) => at < Date.parse(endDate));
  const ended = begun.toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
  return running ?? ended.at(-1) ?? byStart[0];
};

/**
 * Counts the stages that lie behind a member who joins a course now: they start in the one that
 * `stageOfNow` answers.
 */
export const stagesBehind = (stages: readonly Stage[], now: Date): number => {
  const byStart = stages.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const current = stageOfNow(byStart, now);
  return current ? byStart.indexOf(current) : 0;
};
