import '@mantine/core/styles/NavLink.layer.css';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, NativeSelect, NavLink, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { BanNotice } from '../../../work-orders/components/BanNotice/BanNotice.tsx';
import { QualificationForm } from '../QualificationForm/QualificationForm.tsx';
import { SubmitTask } from './SubmitTask.tsx';
import { SubmitPanelFragmentDoc, type SubmitPanelFragment } from './SubmitPanel.generated.ts';
import classes from './SubmitPanel.module.css';
import { QUALIFICATION, selectedTask, visibleStages } from './visible-stages.ts';

interface SubmitPanelProps {
  competition: FragmentType<SubmitPanelFragment>;
  /** The task that the address names, or the qualification review. */
  taskId: string | undefined;
  onTask: (taskId: string) => void;
}

/** The submit tab: stages, their tasks, and the one that is open. */
const SubmitPanel = ({ competition, taskId, onTask }: SubmitPanelProps) => {
  const { data } = useSuspenseFragment({
    fragment: SubmitPanelFragmentDoc,
    fragmentName: 'SubmitPanel',
    from: competition,
  });
  // In the page's column of 1200 px less its side; below, a select takes the list's place.
  const wide = useMediaQuery('(min-width: 1200px)') ?? false;
  const { viewerState } = data;
  const stages = visibleStages(data.stages ?? [], viewerState);
  const { stage, task } = selectedTask(stages, taskId, viewerState?.currentStage?.id);
  if (!stage) return <EmptyState text="还没有开放提交的阶段" />;
  const current = viewerState?.currentStage;
  const inCurrentStage = current?.id === stage.id;
  const teamBanned = viewerState?.teamBanned ?? false;
  // The review belongs to the stage that the team stands in; those behind it need none any more.
  const asksQualification = inCurrentStage && stage.needsQualification;
  const qualified = !asksQualification || stage.qualification?.status === 'PASSED';
  const tasks = stage.tasks ?? [];
  const entries = [
    ...(asksQualification ? [{ id: QUALIFICATION, name: '资质审核' }] : []),
    ...tasks.map(({ id, name }) => ({ id, name })),
  ];
  const named = taskId !== undefined && entries.some(({ id }) => id === taskId);
  const shown = named ? taskId : qualified ? task?.id : QUALIFICATION;

  return (
    <div className={classes.panel}>
      {teamBanned && <BanNotice competitionId={data.id} />}
      {stages.length > 1 && (
        <Tabs
          variant="pills"
          value={stage.id}
          onChange={(id) => {
            const [first] = stages.find((other) => other.id === id)?.tasks ?? [];
            if (first) onTask(first.id);
          }}
        >
          <Tabs.List>
            {stages.map(({ id, name }) => (
              <Tabs.Tab key={id} value={id}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      {current && !inCurrentStage && (
        <Alert color="gold" role="note">
          你的团队当前处于「{current.name}」阶段，这里不能提交。
        </Alert>
      )}
      {entries.length === 0 && <EmptyState text="该阶段暂无任务" />}
      {shown !== undefined && (
        <div className={classes.columns} data-list={(wide && entries.length > 1) || undefined}>
          {entries.length > 1 && wide && (
            <nav aria-label="任务" className={classes.tasks}>
              {entries.map(({ id, name }) => (
                <NavLink
                  key={id}
                  component="button"
                  label={name}
                  active={id === shown}
                  aria-current={id === shown ? 'page' : undefined}
                  onClick={() => onTask(id)}
                />
              ))}
            </nav>
          )}
          {entries.length > 1 && !wide && (
            <NativeSelect
              label="任务"
              data={entries.map(({ id, name }) => ({ value: id, label: name }))}
              value={shown}
              onChange={({ currentTarget }) => onTask(currentTarget.value)}
            />
          )}
          {shown === QUALIFICATION ? (
            <QualificationForm
              key={stage.id}
              competitionId={data.id}
              stage={stage}
              teamBanned={teamBanned}
            />
          ) : (
            task && (
              <SubmitTask
                key={task.id}
                task={task}
                teamBanned={teamBanned}
                inCurrentStage={inCurrentStage}
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
