import { Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { gradesPath } from '#domains/classes/paths.ts';
import { usePage } from '#routing/usePage.ts';
import { useClassStudentsQuery, useRemoveClassStudentMutation } from './ClassPage.generated.ts';
import { InviteForm } from './InviteForm.tsx';
import type { OpenClass } from './ItemsTab.tsx';
import { type Student, studentName, StudentTable } from './StudentTable.tsx';
import classes from './ClassPage.module.css';

/** Students by items, for who runs the class: what they did, how they join, and the grades as a file. */
export const StudentsTab = ({ of }: { of: OpenClass }) => {
  const { page, onPage } = usePage();
  const showsErrors = { context: { showsErrors: true } };
  const query = useClassStudentsQuery({
    variables: { id: of.id, page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const [removed, setRemoved] = useState<Student | null>(null);
  const [remove] = useRemoveClassStudentMutation(showsErrors);
  const takeOut = async ({ memberId }: Student) => {
    await remove({ variables: { input: { classId: of.id, memberId } } });
    await query.refetch();
  };
  const list = (query.data ?? query.previousData)?.viewer?.class?.students;
  return (
    <>
      <InviteForm classId={of.id} onDone={query.refetch} />
      <div className={classes.bar}>
        <Text c="dimmed">{of.studentsCount} 名学生</Text>
        <ExportButton address={gradesPath(of.id)} name={`${of.name} 成绩`} label="导出成绩 CSV" />
      </div>
      <PagedList
        list={list}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={onPage}
        empty="还没有学生，把加入码发给他们，或按名单邀请"
      >
        {(students) => (
          <StudentTable items={of.items ?? []} students={students} onRemove={setRemoved} />
        )}
      </PagedList>
      <Opened of={removed}>
        {(student) => (
          <ConfirmModal
            title="移出学生"
            action="移出"
            failed="移出失败"
            danger
            onConfirm={() => takeOut(student)}
            onClose={() => setRemoved(null)}
          >
            <Text>
              {studentName(student)} 将看不到这个班级，也不能再用加入码加入；重新邀请后可以回来。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
