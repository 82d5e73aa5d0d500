import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, Text } from '@mantine/core';
import { messageBox } from '@whaletide/schema/domains/chat/rules.ts';
import { badgeCount } from '@whaletide/schema/shared/rules/counts.ts';
import { Link } from 'react-router';
import shared from '#components/CountedPopover/CountedPopover.module.css';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { messagePath, teamMessagePath } from '#domains/chat/paths.ts';
import { refreshChats } from '#domains/chat/refresh.ts';
import {
  useMarkMessagesReadMutation,
  useUnreadMessagesQuery,
  type UnreadMessagesQuery,
} from './MessageBox.generated.ts';
import classes from './MessagePanel.module.css';

type Item = UnreadMessagesQuery['notifications']['items'][number];
type Entry = ReturnType<typeof messageBox<NonNullable<Item['member']>>>[number];

const EntryRow = ({ entry, onOpen }: { entry: Entry; onOpen: () => void }) => {
  const { user, team, content, createdAt, relatedNotfIds } = entry;
  return (
    <Link
      to={team ? teamMessagePath(team.id) : messagePath(user.id)}
      className={`${shared.item} ${classes.item}`}
      onClick={onOpen}
    >
      <MemberAvatar {...user} size={40} />
      <span className={classes.about}>
        <span className={classes.head}>
          <span className={classes.name}>{team ? `${team.name} · ${user.name}` : user.name}</span>
          <span className={classes.time}>
            <RelativeTime time={createdAt} />
          </span>
        </span>
        <span className={classes.head}>
          <span className={classes.content}>{content}</span>
          <Badge
            className={classes.count}
            variant="filled"
            color="danger"
            size="sm"
            circle={relatedNotfIds.length < 10}
            role="img"
            aria-label={`${badgeCount(relatedNotfIds.length)} 条未读`}
          >
            {badgeCount(relatedNotfIds.length)}
          </Badge>
        </span>
      </span>
    </Link>
  );
};

/** The unread messages, one line for each member who wrote. */
const MessagePanel = ({ onClose }: { onClose: () => void }) => {
  const client = useApolloClient();
  const { data, error, refetch } = useUnreadMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const [markRead, { loading: marking }] = useMarkMessagesReadMutation();
  const entries = data && messageBox(data.notifications.items);
  const readAll = async () => {
    const ids = entries?.flatMap(({ relatedNotfIds }) => relatedNotfIds) ?? [];
    const done = await markRead({ variables: { input: { ids } } }).catch(() => null);
    if (done) await refreshChats(client);
  };

  return (
    <>
      <div className={shared.head}>
        <Text fw={600}>私信</Text>
        <Button
          variant="subtle"
          size="xs"
          loading={marking}
          disabled={!entries?.length}
          onClick={() => void readAll()}
        >
          全部标为已读
        </Button>
      </div>
      {!entries && !error && (
        <div className={shared.loading}>
          <RowsSkeleton rows={4} />
        </div>
      )}
      {!entries && error && <ErrorState error={error} onRetry={refetch} />}
      {entries?.length === 0 && <EmptyState text="暂无未读私信" />}
      {entries && entries.length > 0 && (
        <ul className={shared.list}>
          {entries.map((entry) => (
            <li key={entry.team?.id ?? entry.user.id}>
              <EntryRow entry={entry} onOpen={onClose} />
            </li>
          ))}
        </ul>
      )}
      <div className={shared.foot}>
        <Button
          component={Link}
          to={messagePath()}
          variant="subtle"
          size="xs"
          fullWidth
          onClick={onClose}
        >
          查看全部私信
        </Button>
      </div>
    </>
  );
};

export default MessagePanel;
