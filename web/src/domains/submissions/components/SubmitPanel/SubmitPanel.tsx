import '@mantine/core/styles/Tabs.layer.css';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { takesWorksIn } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { isLate } from '@whaletide/schema/domains/submissions/rules/late-works.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { BanNotice } from '#domains/work-orders/components/BanNotice/BanNotice.tsx';
import { QualificationForm } from '../QualificationForm/QualificationForm.tsx';
import { SubmitTask } from './SubmitTask.tsx';
import { useStatement } from './useStatement.ts';
import { SubmitPanelFragmentDoc, type SubmitPanelFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';
import { TaskChoice } from './TaskChoice.tsx';
import {
  homeStage,
  isUsable,
  QUALIFICATION,
  selectedTask,
  visibleStages,
} from './visible-stages.ts';

interface SubmitPanelProps {
  competition: FragmentType<SubmitPanelFragment>;
  /** Id that the address names: of a task, the qualification review, or a stage. */
  opened: string | undefined;
  onOpen: (id: string) => void;
}

/** The submit tab: stages, their tasks, and the one that is open. */
const SubmitPanel = ({ competition, opened, onOpen }: SubmitPanelProps) => {
  const { data } = useSuspenseFragment({
    fragment: SubmitPanelFragmentDoc,
    fragmentName: 'SubmitPanel',
    from: competition,
  });
  // In the page's column of 1200 px less its side; below, a select takes the list's place.
  const wide = useMediaQuery('(min-width: 1200px)') ?? false;
  const { viewer, loading } = useViewer();
  const { viewerState } = data;
  const statement = useStatement(data.id, data.authorshipRule ?? 'ALLOWED');
  const reached = visibleStages(data.stages ?? [], viewerState);
  // The stages of an activity may be lessons alone.
  const stages = data.kind === 'ACTIVITY' ? reached.filter(takesWorksIn) : reached;
  const turns = stages.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  const now = new Date(useNow(undefined, turns));
  const { stage, task } = selectedTask(stages, opened, homeStage(stages, viewerState, now)?.id);
  if (!stage) return <EmptyState text="还没有开放提交的阶段" />;
  // Drafts are each member's own.
  if (loading) return <TextSkeleton lines={8} />;
  const memberId = viewer?.id ?? '';
  const current = viewerState?.currentStage;
  const inStage = isUsable(stage, viewerState, now);
  const teamBanned = viewerState?.isTeamBanned ?? false;
  // A stage that the team doesn't submit in any more needs no review.
  const asksQualification = inStage && stage.needsQualification;
  const qualified = !asksQualification || stage.qualification?.status === 'PASSED';
  const tasks = stage.tasks ?? [];
  const entries = [
    ...(asksQualification ? [{ id: QUALIFICATION, name: '资质审核' }] : []),
    ...tasks.map(({ id, name }) => ({ id, name })),
  ];
  const named = entries.find(({ id }) => id === opened)?.id;
  // A review that isn't passed comes before the tasks, and stays where there are none.
  const shown = named ?? (qualified && task ? task.id : entries[0]?.id);

  return (
    <div className={classes.panel}>
      {teamBanned && (
        <BanNotice competitionId={data.id} reason={viewerState?.teamBanReason ?? null} />
      )}
      {stages.length > 1 && (
        <Tabs variant="pills" value={stage.id} onChange={(id) => id && onOpen(id)}>
          <Tabs.List>
            {stages.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      {current && current.id !== stage.id && (
        <Alert color={inStage ? 'brand' : 'gold'} role="note">
          {inStage
            ? `你的团队已晋级到「${current.name}」（${formatZonedTime(current.startDate)} 开始），本阶段结束前仍可在这里提交。`
            : `你的团队当前处于「${current.name}」阶段，这里不能提交。`}
        </Alert>
      )}
      {entries.length === 0 && <EmptyState text="该阶段暂无任务" />}
      {shown !== undefined && (
        <div className={classes.columns} data-list={(wide && entries.length > 1) || undefined}>
          {entries.length > 1 && (
            <TaskChoice entries={entries} shown={shown} wide={wide} onOpen={onOpen} />
          )}
          {shown === QUALIFICATION ? (
            <QualificationForm
              key={stage.id}
              competitionId={data.id}
              memberId={memberId}
              stage={stage}
              teamBanned={teamBanned}
            />
          ) : (
            task && (
              <SubmitTask
                permanent={data.endDate === null}
                key={task.id}
                task={task}
                memberId={memberId}
                statement={statement}
                codeOf={data.isCodeShown ? data.id : null}
                teamBanned={teamBanned}
                inStage={isUsable(stage, viewerState, now, isLate(task, now))}
                qualified={qualified}
              />
            )
          )}
        </div>
      )}
    </div>
  );
};

export default SubmitPanel;
