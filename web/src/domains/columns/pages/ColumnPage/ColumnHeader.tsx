import { Button, Group, Text, Title } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { HeaderWithBar } from '#components/HeaderWithBar/HeaderWithBar.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { shareAddress } from '#lib/share-address.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { OwnerName } from '#domains/columns/components/OwnerName/OwnerName.tsx';
import { SubscribeButton } from '#domains/columns/components/SubscribeButton/SubscribeButton.tsx';
import { columnPath, columnSubscribersPath, editColumnPath } from '#domains/columns/paths.ts';
import type { ColumnFactsFragment } from '#domains/columns/ColumnFacts.generated.ts';
import classes from './ColumnHeader.module.css';

const ShareModal = lazy(() => import('#components/ShareModal/ShareModal.tsx'));

interface OwnActionsProps {
  id: string;
  /** The bar's are small, and fewer. */
  size: 'sm' | 'md';
}

const OwnActions = ({ id, size }: OwnActionsProps) => (
  <>
    {size === 'md' && (
      <Button component={Link} to={columnSubscribersPath(id)} variant="default" size={size}>
        关注用户
      </Button>
    )}
    <Button component={Link} to={editColumnPath(id)} size={size}>
      管理
    </Button>
  </>
);

interface ActionsProps {
  column: ColumnFactsFragment;
  size: 'sm' | 'md';
  own: boolean;
  onShare: () => void;
  /** Actions of administrators on the column. */
  moderation?: ReactNode;
}

const Actions = ({ column, size, own, onShare, moderation }: ActionsProps) => (
  <Group gap="sm" wrap="nowrap" className={classes.actions}>
    <Button
      variant="default"
      size={size}
      aria-haspopup="dialog"
      leftSection={<IconShare3 size={18} stroke={1.5} aria-hidden />}
      onClick={onShare}
    >
      分享
    </Button>
    {own ? (
      <OwnActions id={column.id} size={size} />
    ) : (
      <SubscribeButton column={column} size={size} primary />
    )}
    {moderation}
  </Group>
);

interface ColumnHeaderProps {
  column: ColumnFactsFragment;
  moderation: ReactNode;
}

/**
 * Header of a column. Once it has left the view, a bar under the navigation shows its name and
 * actions.
 */
export const ColumnHeader = ({ column, moderation }: ColumnHeaderProps) => {
  const { id, name, image, description, owner, projectsCount, followersCount } = column;
  const [sharing, setSharing] = useState(false);
  const { viewer } = useViewer();
  const own = viewer !== null && viewer.member.id === owner?.id;
  const share = () => setSharing(true);
  return (
    <>
      <HeaderWithBar
        className={classes.header}
        label={`专栏「${name}」`}
        bar={
          <>
            <Text fw={600} truncate>
              {name}
            </Text>
            <Actions column={column} size="sm" own={own} onShare={share} />
          </>
        }
      >
        <div className={classes.inner}>
          <div className={classes.cover}>
            <Cover id={id} about={name} image={image} eager />
          </div>
          <div className={classes.text}>
            <Title order={1}>{name}</Title>
            <Text c="dimmed" className={classes.description}>
              {description}
            </Text>
            <div className={classes.facts}>
              <OwnerName owner={owner} size={32} />
              <span>
                <strong>
                  <Count value={projectsCount} />
                </strong>{' '}
                个项目
              </span>
              <span>
                <strong>
                  <Count value={followersCount} />
                </strong>{' '}
                人关注
              </span>
              <span>
                <RelativeTime time={column.updatedAt} />
                更新
              </span>
            </div>
            <Actions column={column} size="md" own={own} onShare={share} moderation={moderation} />
          </div>
        </div>
      </HeaderWithBar>
      <Opened of={sharing}>
        {() => (
          <Suspense>
            <ShareModal
              name={name}
              address={shareAddress(columnPath(id), viewer?.member.id)}
              onClose={() => setSharing(false)}
            />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
