import { Text } from '@mantine/core';
import { PROTECTION_HINT } from '@whaletide/schema/domains/submissions/rules/protection.ts';
import { LATE_HINT } from '@whaletide/schema/domains/submissions/rules/late-works.ts';
import {
  limitText,
  subjectiveEndText,
  taskTime,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { WorkStatus } from '#apollo/schema.generated.ts';
import { formatZonedTime, timeLeft } from '#lib/dates.ts';
import { useCountdown } from '#lib/useCountdown.ts';
import type { WorkListQuery } from '../WorkList/WorkList.generated.ts';
import { ScoreRounding } from './ScoreRounding.tsx';
import { OwnMetric } from './OwnMetric.tsx';
import type { SubmitTaskFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';
import { TaskScores } from './TaskScores.tsx';

export type Quota = NonNullable<WorkListQuery['competitionTask']>['quota'];

interface TaskFactsProps {
  task: SubmitTaskFragment;
  permanent: boolean;
  /** Null while it loads and without a team. */
  quota: Quota;
  /** The team's newest work, whose review a task of people is about after its end. */
  newest?: { status: WorkStatus } | undefined;
}

/** Scoring of the task, and the time and number of submissions that are left. */
export const TaskFacts = ({ task, permanent, quota, newest }: TaskFactsProps) => {
  const now = useCountdown(task.endDate);
  const { state, left } = taskTime(task, new Date(now));
  const { review, form } = task;
  const limits = review ?? form;
  const ended = form ? subjectiveEndText(newest?.status === 'REVIEWED') : '已结束';
  return (
    <dl className={classes.facts}>
      <div>
        <dt>截止时间</dt>
        <dd className={state === 'urgent' ? classes.urgent : undefined}>
          {state === 'ended'
            ? ended
            : permanent
              ? '长期开放'
              : `${formatZonedTime(task.endDate)}（还有 ${left}）`}
        </dd>
      </div>
      {task.privateLeaderboardOpensAt && !task.showsPrivateLeaderboard && (
        <div>
          <dt>Private 榜公开</dt>
          <dd>{formatZonedTime(task.privateLeaderboardOpensAt)}</dd>
        </div>
      )}
      {task.frozenHours !== null && state !== 'ended' && (
        <div>
          <dt>封榜</dt>
          <dd>结束前 {task.frozenHours} 小时，公开榜停止更新</dd>
        </div>
      )}
      {task.takesLateWorks && (
        <div>
          <dt>赛后提交</dt>
          <dd>{LATE_HINT}</dd>
        </div>
      )}
      {review && (
        <div>
          <dt>评分指标</dt>
          <dd>
            <TaskScores scores={task.scores} />
            {review.customMetric && <OwnMetric metric={review.customMetric} />}
          </dd>
        </div>
      )}
      {review && <ScoreRounding task={{ ...task, ...review }} />}
      {task.protectsBoard && state !== 'ended' && (
        <div>
          <dt>公开榜保护</dt>
          <dd>
            已开启
            <Text size="sm" c="dimmed">
              {PROTECTION_HINT}
            </Text>
          </dd>
        </div>
      )}
      {form && (
        <div>
          <dt>评分方式</dt>
          <dd>专家评审，满分 {form.maxScore}</dd>
        </div>
      )}
      {limits && quota && (
        <>
          {(state !== 'ended' || task.takesLateWorks) && (
            <div>
              <dt>今日提交</dt>
              <dd>
                {limitText(quota.dailyUsed, limits.dailyLimit)}
                {limits.dailyLimit !== null &&
                  quota.dailyUsed > 0 &&
                  `，${timeLeft(quota.resetsAt, now) ?? '即将'}后重置`}
              </dd>
            </div>
          )}
          <div>
            <dt>累计提交</dt>
            <dd>{limitText(quota.totalUsed, limits.totalLimit)}</dd>
          </div>
        </>
      )}
    </dl>
  );
};
