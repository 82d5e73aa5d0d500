import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useTypedSearch } from '#components/SearchToAdd/SearchToAdd.tsx';
import { isEnter } from '#lib/keyboard.ts';
import { useClassColumnChoicesQuery, useClassLessonChoicesQuery } from './ClassPage.generated.ts';

interface LessonFieldProps {
  form: Pick<
    UseFormReturnType<{ columnId: string; projectId: string }>,
    'getInputProps' | 'setValues'
  >;
  columnId: string;
}

/** A project of a column, which is found by a part of its name. */
export const LessonField = ({ form, columnId }: LessonFieldProps) => {
  const search = useTypedSearch();
  const showsErrors = { context: { showsErrors: true } };
  const columns = useClassColumnChoicesQuery({
    variables: { name: search.asked || null },
    ...showsErrors,
  });
  const lessons = useClassLessonChoicesQuery({
    variables: { id: columnId },
    skip: !columnId,
    ...showsErrors,
  });
  const found = (columns.data ?? columns.previousData)?.columns.items ?? [];
  const projects = lessons.data?.column?.projects?.items ?? [];
  const isKept = columnId !== '' && !found.some(({ id }) => id === columnId);
  const failed = [columns, lessons].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  return (
    <>
      <TextInput
        label="专栏名称"
        placeholder="输入名称的一部分来查找"
        maxLength={200}
        value={search.typed}
        onChange={({ currentTarget }) => search.setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter is for the search, not for adding.
          if (isEnter(event)) event.preventDefault();
        }}
      />
      <NativeSelect
        label="专栏"
        required
        data={[
          { value: '', label: found.length > 0 ? '请选择' : '没有找到指定的专栏' },
          ...(isKept ? [{ value: columnId, label: '已选的专栏' }] : []),
          ...found.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('columnId')}
        onChange={({ currentTarget }) =>
          form.setValues({ columnId: currentTarget.value, projectId: '' })
        }
      />
      <NativeSelect
        label="项目"
        required
        disabled={!columnId}
        data={[
          { value: '', label: '请选择' },
          ...projects.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        {...form.getInputProps('projectId')}
      />
    </>
  );
};
