import {
  sessionOf,
  sessionState,
} from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { formatDate, formatTimeSpan } from '#lib/dates.ts';
import { takesWorksNow, takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import type { PanelCompetition } from './useRegistration.ts';

const TEAM_TEXT = '你已经报名，并有了自己的团队。下载数据，提交第一份结果吧！';

/** Names the time of an activity in which nothing is handed in. */
const timeText = (activity: PanelCompetition, now: number): string => {
  const { startDate, endDate } = activity;
  const session = sessionOf(activity);
  if (session)
    return sessionState(session, now).status === 'ENDED'
      ? '直播已经结束。'
      : `直播时间：${formatTimeSpan(session.startsAt, session.endsAt)}。`;
  return endDate === null
    ? `活动从 ${formatDate(startDate)} 起长期开放。`
    : `活动时间：${formatDate(startDate)} – ${formatDate(endDate)}。`;
};

/** Tells a member who has registered just now what follows, as of `now` in ms. */
export const registeredText = (competition: PanelCompetition, now: number): string => {
  const { kind, stages, viewerState } = competition;
  if (!takesWorksOf(competition)) return `你已经报名。${timeText(competition, now)}`;
  const stage = stages?.find(({ id }) => id === viewerState?.currentStage?.id);
  if (kind !== 'ACTIVITY' || !stage) return TEAM_TEXT;
  return takesWorksNow(competition, viewerState)
    ? `你已经报名，从「${stage.name}」阶段开始，完成它的练习吧！`
    : `你已经报名，从「${stage.name}」阶段开始。`;
};
