import '#theme/styles/forms.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { notify } from '#lib/notify.ts';
import { usePage } from '#routing/usePage.ts';
import type { Row } from './quest-values.ts';
import { QuestModal } from './QuestModal.tsx';
import { QuestRow } from './QuestRow.tsx';
import { useManagedTasksQuery, useSetTaskActiveMutation } from './Quests.generated.ts';
import layout from '#theme/rows.module.css';

/** /home/admin/quests: the members' tasks, for administrators of the site. */
const QuestsPage = () => {
  const showsErrors = { context: { showsErrors: true } };
  const { page, onPage } = usePage();
  /** Task being edited; a new one where `quest` is null. */
  const [edited, setEdited] = useState<{ quest: Row | null } | null>(null);
  const [switched, setSwitched] = useState<Row | null>(null);
  const [setActive] = useSetTaskActiveMutation(showsErrors);
  const { data, error, loading, refetch } = useManagedTasksQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const act = async ({ id, isActive }: Row) => {
    await setActive({ variables: { input: { id, isActive: !isActive } } });
    notify.done(isActive ? '任务已停用' : '任务已启用');
  };
  return (
    <PageFrame>
      <div className={layout.head}>
        <Title order={1}>任务管理</Title>
        <Button onClick={() => setEdited({ quest: null })}>新建任务</Button>
      </div>
      <Text c="dimmed" mb="md">
        修改只影响之后完成的任务；已完成和已领取的，仍按当时的次数和奖励计算。
      </Text>
      <PagedList
        list={data?.administration?.managedTasks}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无任务"
      >
        {(rows) => (
          <ul className={layout.rows}>
            {rows.map((row) => (
              <QuestRow
                key={row.id}
                row={row}
                onEdit={() => setEdited({ quest: row })}
                onSwitch={() => setSwitched(row)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={edited}>
        {({ quest }) => (
          <QuestModal quest={quest} onDone={refetch} onClose={() => setEdited(null)} />
        )}
      </Opened>
      <Opened of={switched}>
        {(row) => (
          <ConfirmModal
            title={row.isActive ? '停用任务' : '启用任务'}
            action={row.isActive ? '停用' : '启用'}
            failed={row.isActive ? '停用失败' : '启用失败'}
            onConfirm={() => act(row)}
            onClose={() => setSwitched(null)}
          >
            <Text>
              {row.isActive
                ? `「${row.name}」将不再计数，也不再显示；已完成但未领取的成员仍可领取奖励。`
                : `「${row.name}」将对所有成员显示，并从现在开始计数。`}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </PageFrame>
  );
};

export default QuestsPage;
