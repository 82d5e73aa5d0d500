import '#theme/styles/forms.ts';
import { Alert, Group, NativeSelect, Stack } from '@mantine/core';
import type { WorkStatus } from '#apollo/schema.generated.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { exportPath } from '#domains/competitions/paths.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { usePage } from '#routing/usePage.ts';
import { BaselinesButton } from '../Baselines/BaselinesButton.tsx';
import { BoardProtectionButton } from '../BoardProtection/BoardProtectionButton.tsx';
import { ScoringWorkersButton } from '../ScoringWorkers/ScoringWorkersButton.tsx';
import { FailedWorks } from './FailedWorks.tsx';
import { RescoreButton } from './RescoreButton.tsx';
import { ReviewedWork } from './ReviewedWork.tsx';
import { useReviewTasksQuery, useReviewWorksQuery } from './ReviewWorksPanel.generated.ts';
import classes from './ReviewWorksPanel.module.css';

/** Works of all tasks that couldn't be scored; as the address has it. */
const FAILED = 'failed';

const states: { value: WorkStatus | ''; label: string }[] = [
  { value: '', label: '全部状态' },
  { value: 'PENDING', label: '待评审' },
  { value: 'REVIEWED', label: '已评审' },
  { value: 'INVALIDATED', label: '已作废' },
];
const failedState = { value: FAILED, label: '评审出错（全部任务）' };

interface TaskWorksProps {
  taskId: string;
  status: WorkStatus | null;
  maxScore: number | null;
  /** True where its works are reviewed by assigned judges alone. */
  isAssigned: boolean;
  canManage: boolean;
}

const TaskWorks = ({ taskId, status, maxScore, isAssigned, canManage }: TaskWorksProps) => {
  const { page, onPage } = usePage();
  const { data, error, loading, refetch } = useReviewWorksQuery({
    variables: { taskId, status, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={data?.competitionTask?.allWorks}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="暂无提交记录"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(works) => (
        <ol className={classes.works} aria-label="提交记录">
          {works.map((work) => (
            <ReviewedWork
              key={work.id}
              work={work}
              maxScore={maxScore}
              isAssigned={isAssigned}
              canManage={canManage}
            />
          ))}
        </ol>
      )}
    </PagedList>
  );
};

/**
 * 作品评审: the works of all teams, task by task, and what their managers do with them. Judges see
 * the tasks that people review, and only review.
 */
const ReviewWorksPanel = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useReviewTasksQuery({ variables: { competitionId } });
  const [query, changeQuery] = useAddressQuery();
  const asked = query.get('status');
  const status = states.find(({ value }) => value === asked)?.value || null;
  const choose = (part: { task: string } | { status: string }) =>
    changeQuery({ page: null, ...part }, { replace: true });
  if (!data?.competition)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={4} />;
  const canManage = data.competition.viewerRole !== 'JUDGE';
  const tasks = (data.competition.stages ?? []).flatMap((stage) =>
    (stage.tasks ?? [])
      .filter(({ form }) => canManage || form !== null)
      .map((task) => ({ ...task, label: `${stage.name} · ${task.name}` })),
  );
  const task = tasks.find(({ id }) => id === query.get('task')) ?? tasks[0];
  if (!task) return <EmptyState text={canManage ? '该阶段暂无任务' : '暂无需要评审的任务'} />;
  const showsFailed = canManage && asked === FAILED;
  const isAssigned = task.form !== null && task.form.judgingMode !== null;
  return (
    <Stack gap="md">
      <Group align="end" gap="sm">
        {!showsFailed && (
          <NativeSelect
            label="任务"
            data={tasks.map(({ id, label }) => ({ value: id, label }))}
            value={task.id}
            onChange={({ currentTarget }) => choose({ task: currentTarget.value })}
          />
        )}
        <NativeSelect
          label="状态"
          data={canManage ? [...states, failedState] : states}
          value={showsFailed ? FAILED : (status ?? '')}
          onChange={({ currentTarget }) => choose({ status: currentTarget.value })}
        />
        {canManage && !showsFailed && task.type === 'AUTOMATIC' && (
          <>
            <RescoreButton taskId={task.id} />
            <ScoringWorkersButton key={task.id} taskId={task.id} />
            <BaselinesButton key={`baselines:${task.id}`} taskId={task.id} />
            <BoardProtectionButton key={`board:${task.id}`} taskId={task.id} />
          </>
        )}
        {canManage && <ExportButton address={exportPath(competitionId, 'works')} name="提交" />}
      </Group>
      {showsFailed && <FailedWorks competitionId={competitionId} tasks={tasks} />}
      {isAssigned && !showsFailed && (
        <Alert color="gray">
          {canManage ? (
            '该任务由分配的评委评审，进度与结果见「评委评审」。'
          ) : (
            <AppLink to="/home/judging">该任务的作品已分配给评委，请在「我的评审」中评审</AppLink>
          )}
        </Alert>
      )}
      {!showsFailed && (canManage || !isAssigned) && (
        <TaskWorks
          key={`${task.id}:${status ?? ''}`}
          taskId={task.id}
          status={status}
          maxScore={task.form?.maxScore ?? null}
          isAssigned={isAssigned}
          canManage={canManage}
        />
      )}
    </Stack>
  );
};

export default ReviewWorksPanel;
