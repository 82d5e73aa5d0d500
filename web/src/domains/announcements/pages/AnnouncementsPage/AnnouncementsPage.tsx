import '#theme/styles/forms.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { notify } from '#lib/notify.ts';
import { usePage } from '#routing/usePage.ts';
import type { Row } from './announcement-values.ts';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { AnnouncementRow } from './AnnouncementRow.tsx';
import {
  useAnnouncementsQuery,
  useEndAnnouncementMutation,
  usePublishAnnouncementMutation,
} from './Announcements.generated.ts';
import layout from '#theme/rows.module.css';

/** /home/admin/announcements: what the site tells its members, for its administrators. */
const AnnouncementsPage = () => {
  const showsErrors = { context: { showsErrors: true } };
  const { page, onPage } = usePage();
  /** Announcement being edited; a new one if `announcement` is null. */
  const [edited, setEdited] = useState<{ announcement: Row | null } | null>(null);
  const [asked, setAsked] = useState<{ row: Row; does: 'publish' | 'end' } | null>(null);
  const [publish] = usePublishAnnouncementMutation(showsErrors);
  const [end] = useEndAnnouncementMutation(showsErrors);
  const { data, error, loading, refetch } = useAnnouncementsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const act = async ({ row: { id }, does }: NonNullable<typeof asked>) => {
    await (does === 'publish' ? publish : end)({ variables: { input: { id } } });
    notify.done(does === 'publish' ? '公告已发布' : '公告已结束');
  };
  return (
    <PageFrame>
      <div className={layout.head}>
        <Title order={1}>站点公告</Title>
        <Button onClick={() => setEdited({ announcement: null })}>新建公告</Button>
      </div>
      <PagedList
        list={data?.announcements}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="暂无公告"
      >
        {(rows) => (
          <ul className={layout.rows}>
            {rows.map((row) => (
              <AnnouncementRow
                key={row.id}
                row={row}
                onEdit={() => setEdited({ announcement: row })}
                onPublish={() => setAsked({ row, does: 'publish' })}
                onEnd={() => setAsked({ row, does: 'end' })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Opened of={edited}>
        {({ announcement }) => (
          <AnnouncementModal
            announcement={announcement}
            onDone={refetch}
            onClose={() => setEdited(null)}
          />
        )}
      </Opened>
      <Opened of={asked}>
        {(asked) => (
          <ConfirmModal
            title={asked.does === 'publish' ? '发布公告' : '结束公告'}
            action={asked.does === 'publish' ? '发布' : '结束'}
            failed={asked.does === 'publish' ? '发布失败' : '结束失败'}
            onConfirm={() => act(asked)}
            onClose={() => setAsked(null)}
          >
            <Text>
              {asked.does === 'publish'
                ? `「${asked.row.title}」将在开始时间后向所有成员显示，每人关闭后不再出现。`
                : `「${asked.row.title}」将立即停止显示。`}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </PageFrame>
  );
};

export default AnnouncementsPage;
