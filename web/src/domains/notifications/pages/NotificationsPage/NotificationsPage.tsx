import { Button, Group, NativeSelect, Title } from '@mantine/core';
import { kindTitles } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useMarkRead } from '#domains/notifications/components/NotificationBell/useMarkRead.ts';
import {
  filteredNotificationsPath,
  notificationSettingsPath,
} from '#domains/notifications/paths.ts';
import { kindOf, readOf } from './filters.ts';
import { NotificationLines } from './NotificationLines.tsx';
import { useNotificationsQuery } from './Notifications.generated.ts';
import classes from './NotificationsPage.module.css';

/** /home/user/notification?type=&read=: everything but messages, by kind and by what is read. */
const NotificationsPage = () => {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const kind = kindOf(address.get('type'));
  const read = readOf(address.get('read'));
  const query = useNotificationsQuery({
    variables: { filter: { kind, read } },
    fetchPolicy: 'cache-and-network',
    // Rows that one has scrolled to stay when the newest are fetched again.
    refetchWritePolicy: 'merge',
  });
  const { markRead, marking } = useMarkRead();
  const rows = useRef<HTMLDivElement>(null);
  const mark = async (input: { ids: string[] } | { all: true }) => {
    await markRead(input);
    if (document.activeElement === document.body) rows.current?.focus();
  };
  const states = [
    { key: 'undefined', title: '全部', to: filteredNotificationsPath({ kind }) },
    { key: 'false', title: '未读', to: filteredNotificationsPath({ kind, read: false }) },
    { key: 'true', title: '已读', to: filteredNotificationsPath({ kind, read: true }) },
  ];

  return (
    <PageFrame>
      <Group justify="space-between" mb="lg" gap="sm">
        <Title order={1}>通知</Title>
        <Group gap="sm">
          <Button component={Link} to={notificationSettingsPath} variant="subtle">
            通知设置
          </Button>
          <Button variant="default" loading={marking} onClick={() => void mark({ all: true })}>
            全部标为已读
          </Button>
        </Group>
      </Group>
      <div className={classes.filters}>
        <SubTabs label="阅读状态" tabs={states} current={String(read)} />
        <NativeSelect
          aria-label="通知类型"
          w={160}
          mb="lg"
          value={kind ?? ''}
          data={[
            { value: '', label: '全部类型' },
            ...Object.entries(kindTitles).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            void navigate(filteredNotificationsPath({ kind: kindOf(value), read }), {
              preventScrollReset: true,
            })
          }
        />
      </div>
      <div ref={rows} tabIndex={-1} className={classes.list}>
        <EndlessList
          query={query}
          list={query.data?.notifications}
          empty={read === false ? '暂无未读通知' : '暂无通知'}
        >
          {(items) => (
            <NotificationLines
              items={[...items]}
              read={read}
              marking={marking}
              onRead={(id) => void mark({ ids: [id] })}
            />
          )}
        </EndlessList>
      </div>
    </PageFrame>
  );
};

export default NotificationsPage;
