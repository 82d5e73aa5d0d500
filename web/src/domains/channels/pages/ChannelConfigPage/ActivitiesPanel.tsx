import '#theme/styles/tables.ts';
import { Button, Group, Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { usePage } from '#routing/usePage.ts';
import { ActivityRow } from './ActivityRow.tsx';
import type { ContentDialog } from './ContentDialogs.tsx';
import { emptyTexts } from './content.ts';
import { useManagedChannelCompetitionsQuery } from './Contents.generated.ts';
import { useContentChanges } from './useContentChanges.ts';

const ContentDialogs = lazy(() => import('./ContentDialogs.tsx'));

/** Competitions and activities of a channel: collected one by one, and taken out. */
export const ActivitiesPanel = ({ channelId }: { channelId: string }) => {
  const { page, onPage } = usePage({ keepsScroll: true });
  const [dialog, setDialog] = useState<ContentDialog>();
  const query = useManagedChannelCompetitionsQuery({
    variables: { channelId, page },
    // Moderators see at once what they have changed, page by page.
    fetchPolicy: 'no-cache',
  });
  const changes = useContentChanges({ channelId, kind: 'COMPETITION', onChanged: query.refetch });
  return (
    <section aria-label="活动">
      <Group justify="flex-end" mb="md">
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setDialog({ kind: 'collect' })}
        >
          添加
        </Button>
      </Group>
      <PagedList
        list={(query.data ?? query.previousData)?.channel?.competitions}
        error={query.error}
        loading={query.loading}
        onRetry={query.refetch}
        onPage={onPage}
        empty={emptyTexts.COMPETITION}
      >
        {(rows) => (
          <WideTable label="收录的活动" minWidth={900}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>比赛 ID</Table.Th>
                <Table.Th>比赛名称</Table.Th>
                <Table.Th>比赛状态</Table.Th>
                <Table.Th ta="right">参赛人数</Table.Th>
                <Table.Th ta="right">队伍数</Table.Th>
                <Table.Th>开始结束时间</Table.Th>
                <Table.Th>操作</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((competition) => (
                <ActivityRow
                  key={competition.id}
                  competition={competition}
                  onRemove={() =>
                    setDialog({
                      kind: 'remove',
                      content: { id: competition.id, title: competition.name },
                    })
                  }
                />
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </PagedList>
      <Opened of={dialog}>
        {(shown) => (
          <Contained>
            <ContentDialogs
              channelId={channelId}
              kind="COMPETITION"
              sectionId={null}
              dialog={shown}
              changes={changes}
              onClose={() => setDialog(undefined)}
            />
          </Contained>
        )}
      </Opened>
    </section>
  );
};
