import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useTypedSearch } from '#components/SearchToAdd/SearchToAdd.tsx';
import { isEnter } from '#lib/keyboard.ts';
import { useClassTaskChoicesQuery } from './ClassPage.generated.ts';

interface TaskFieldProps {
  /** True offers tasks of competitions that are over and take practice, else of those that run. */
  isPractice: boolean;
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** Task of a competition, which is found by a part of its name. */
export const TaskField = ({ isPractice, value = '', error, onChange }: TaskFieldProps) => {
  const search = useTypedSearch();
  const query = useClassTaskChoicesQuery({
    variables: { name: search.asked || null, status: isPractice ? 'ENDED' : 'RUNNING' },
    context: { showsErrors: true },
  });
  const found = (query.data ?? query.previousData)?.competitions.items ?? [];
  const choices = found
    .filter(({ takesPractice }) => !isPractice || takesPractice)
    .flatMap(({ name, stages }) =>
      (stages ?? []).flatMap(({ tasks }) =>
        (tasks ?? []).map((task) => ({ value: task.id, label: `${name} · ${task.name}` })),
      ),
    );
  // The chosen task stays, whatever is looked for next.
  const isKept = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <>
      <TextInput
        label="比赛名称"
        placeholder="输入名称的一部分来查找"
        maxLength={200}
        value={search.typed}
        onChange={({ currentTarget }) => search.setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for adding.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <NativeSelect
          label="任务"
          required
          data={[
            { value: '', label: choices.length > 0 ? '请选择' : '没有找到可选的任务' },
            ...(isKept ? [{ value, label: '已选的任务' }] : []),
            ...choices,
          ]}
          data-path="taskId"
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
};
