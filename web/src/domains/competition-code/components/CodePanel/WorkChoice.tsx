import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import { useCodeTasksQuery, useSharableWorksQuery } from './CodePanel.generated.ts';

/** The competition's tasks as choices. */
const useTasks = (competitionId: string) => {
  const { data } = useCodeTasksQuery({ variables: { competitionId } });
  const tasks = (data?.competition?.stages ?? []).flatMap((stage) => stage.tasks ?? []);
  return tasks.map(({ id, name }) => ({ value: id, label: name }));
};

/** Works of the viewer's team in a task that code may name: scored in time. */
const useWorks = (taskId: string | undefined) => {
  const { data } = useSharableWorksQuery({
    variables: { taskId: taskId ?? '' },
    skip: taskId === undefined,
  });
  return (data?.competitionTask?.works?.items ?? [])
    .filter(({ status, isLate }) => status === 'REVIEWED' && !isLate)
    .map(({ id, fileName, createdAt }) => ({
      value: id,
      label: [fileName, formatDateTime(createdAt)].filter(Boolean).join(' · '),
    }));
};

interface WorkChoiceProps {
  competitionId: string;
  /** Id of a work; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (workId: string) => void;
}

/** Choice of the submission that code made, task by task; nothing without one. */
export const WorkChoice = ({ competitionId, value, error, onChange }: WorkChoiceProps) => {
  const tasks = useTasks(competitionId);
  const [chosenTask, setChosenTask] = useState<string | null>(null);
  const works = useWorks(chosenTask ?? tasks[0]?.value);
  return (
    <>
      {tasks.length > 1 && (
        <NativeSelect
          label="任务"
          data={tasks}
          value={chosenTask ?? tasks[0]?.value ?? ''}
          onChange={({ currentTarget }) => {
            setChosenTask(currentTarget.value);
            onChange('');
          }}
        />
      )}
      {works.length > 0 && (
        <NativeSelect
          label="对应的提交"
          data={[{ value: '', label: '不关联提交' }, ...works]}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
};
