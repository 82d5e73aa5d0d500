import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { HeaderWithBar } from '#components/HeaderWithBar/HeaderWithBar.tsx';
import { FollowChannelButton } from '#domains/channels/components/FollowChannelButton/FollowChannelButton.tsx';
import { channelConfigPath } from '#domains/channels/paths.ts';
import type { ChannelPageQuery } from './ChannelPage.generated.ts';
import { MailButton } from './MailButton.tsx';
import { Moderators } from './Moderators.tsx';
import { useChannelMail } from './useChannelMail.tsx';
import classes from './ChannelHeader.module.css';

type Channel = NonNullable<ChannelPageQuery['channel']>;

interface ActionsProps {
  channel: Channel;
  /** The bar's are small. */
  size: 'sm' | 'md';
  onMail: () => void;
  /** Actions of administrators on the channel. */
  moderation?: ReactNode;
}

const Actions = ({ channel, size, onMail, moderation }: ActionsProps) => (
  <Group gap="sm" className={classes.actions}>
    {channel.viewerModerates && (
      <Button component={Link} to={channelConfigPath(channel.id)} variant="default" size={size}>
        管理
      </Button>
    )}
    <MailButton enrolled={channel.viewerMail ?? false} size={size} onClick={onMail} />
    <FollowChannelButton channel={channel} size={size} primary />
    {moderation}
  </Group>
);

interface ChannelHeaderProps {
  channel: Channel;
  /** On phones only the name stands above what one came for. */
  folds: boolean;
  moderation: ReactNode;
}

/**
 * Header of a channel. Once it has left the view, a bar under the navigation shows its name and
 * actions.
 */
export const ChannelHeader = ({ channel, folds, moderation }: ChannelHeaderProps) => {
  const { id, name, image, description, moderators, followersCount } = channel;
  const mail = useChannelMail(channel);
  return (
    <>
      <HeaderWithBar
        className={classes.header}
        label={`频道「${name}」`}
        bar={
          <>
            <Text fw={600} truncate>
              {name}
            </Text>
            <Actions channel={channel} size="sm" onMail={mail.open} />
          </>
        }
      >
        <div className={classes.inner} data-folds={folds || undefined}>
          <div className={classes.cover}>
            <Cover id={id} about={`${name} ${description}`} image={image} eager />
          </div>
          <div className={classes.text}>
            <Title order={1}>{name}</Title>
            <Text c="dimmed" className={classes.description}>
              {description}
            </Text>
            <div className={classes.facts}>
              {moderators && moderators.length > 0 && <Moderators members={moderators} />}
              <span>
                <strong>
                  <Count value={followersCount} />
                </strong>{' '}
                人关注
              </span>
            </div>
            <Actions channel={channel} size="md" onMail={mail.open} moderation={moderation} />
          </div>
        </div>
      </HeaderWithBar>
      {mail.dialogs}
    </>
  );
};
