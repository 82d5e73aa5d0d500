import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  classItemKindNames,
  itemPeriodProblem,
} from '@whaletide/schema/domains/classes/rules/items.ts';
import type { ClassItemKind } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { useAddClassItemMutation } from './ClassPage.generated.ts';
import { LessonField } from './LessonField.tsx';
import { PeriodFields, periodOf } from './PeriodFields.tsx';
import { TaskField } from './TaskField.tsx';

interface AddItemModalProps {
  classId: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const kinds: { value: ClassItemKind; label: string }[] = [
  { value: 'COMPETITION', label: `${classItemKindNames.competition}（进行中）` },
  { value: 'PRACTICE', label: `${classItemKindNames.practice}（已结束的比赛）` },
  { value: 'LESSON', label: classItemKindNames.lesson },
];

/** Gives the class something to do. */
const AddItemModal = ({ classId, onDone, onClose }: AddItemModalProps) => {
  const [add] = useAddClassItemMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: {
      kind: 'COMPETITION' as ClassItemKind,
      taskId: '',
      columnId: '',
      projectId: '',
      opensAt: '',
      dueAt: '',
    },
    validate: (values) => {
      const problem = itemPeriodProblem(periodOf(values));
      const isLesson = values.kind === 'LESSON';
      return {
        ...problemsByField('AddClassItemInput', problem ? [problem] : []),
        ...(!isLesson && !values.taskId && { taskId: '请选择比赛的任务' }),
        ...(isLesson && !values.columnId && { columnId: '请选择专栏' }),
        ...(isLesson && !values.projectId && { projectId: '请选择专栏中的项目' }),
      };
    },
  });
  const { kind, columnId } = form.values;
  const send = async (values: typeof form.values) => {
    const isLesson = values.kind === 'LESSON';
    const input = {
      classId,
      kind: values.kind,
      taskId: isLesson ? null : values.taskId,
      columnId: isLesson ? values.columnId : null,
      projectId: isLesson ? values.projectId : null,
      opensAt: values.opensAt || null,
      dueAt: values.dueAt || null,
    };
    await add({ variables: { input } });
    await onDone();
  };
  return (
    <FormModal title="添加任务" form={form} action="添加" send={send} onClose={onClose}>
      <NativeSelect
        label="类型"
        data={kinds}
        value={kind}
        onChange={({ currentTarget }) =>
          form.setValues({
            kind: currentTarget.value as ClassItemKind,
            taskId: '',
            columnId: '',
            projectId: '',
          })
        }
      />
      {kind === 'LESSON' ? (
        <LessonField form={form} columnId={columnId} />
      ) : (
        <TaskField key={kind} isPractice={kind === 'PRACTICE'} {...form.getInputProps('taskId')} />
      )}
      <PeriodFields form={form} />
    </FormModal>
  );
};

export default AddItemModal;
