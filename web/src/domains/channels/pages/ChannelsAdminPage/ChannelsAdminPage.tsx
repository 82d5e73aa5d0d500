import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { AdministeredRow } from './AdministeredRow.tsx';
import { CarouselOrder } from './CarouselOrder.tsx';
import type { ChannelDialog } from './ChannelDialogs.tsx';
import { useChannelsAdminQuery } from './ChannelsAdmin.generated.ts';
import classes from './ChannelsAdminPage.module.css';

const ChannelDialogs = lazy(() => import('./ChannelDialogs.tsx'));
const none = <EmptyState text="没有找到指定的频道" />;

/** /home/admin/channels: administrators make and fold channels, and name their moderators. */
const ChannelsAdminPage = () => {
  const query = useChannelsAdminQuery({ fetchPolicy: 'network-only' });
  const [dialog, setDialog] = useState<ChannelDialog>();
  const channels = query.data?.channels;
  return (
    <PageFrame>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1} size="h2">
          频道
        </Title>
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setDialog({ kind: 'create' })}
        >
          新建频道
        </Button>
      </Group>
      <Loaded query={query} of={channels} empty={none} skeleton={<RowsSkeleton rows={5} />}>
        {(all) =>
          all.length === 0 ? (
            none
          ) : (
            <div className={classes.page}>
              <ul className={surfaces.rows} aria-label="全部频道">
                {all.map((channel) => (
                  <AdministeredRow key={channel.id} channel={channel} onDialog={setDialog} />
                ))}
              </ul>
              <CarouselOrder channels={all.filter(({ foldReason }) => foldReason === null)} />
            </div>
          )
        }
      </Loaded>
      <Opened of={dialog}>
        {(shown) => (
          <Contained>
            <ChannelDialogs
              dialog={shown}
              channel={
                shown.kind === 'create' ? undefined : channels?.find(({ id }) => id === shown.id)
              }
              onCreated={query.refetch}
              onClose={() => setDialog(undefined)}
            />
          </Contained>
        )}
      </Opened>
    </PageFrame>
  );
};

export default ChannelsAdminPage;
