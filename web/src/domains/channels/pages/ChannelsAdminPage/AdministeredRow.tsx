import { Badge, Button, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import surfaces from '#theme/surfaces.module.css';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { channelPath } from '#domains/channels/paths.ts';
import type { ChannelDialog } from './ChannelDialogs.tsx';
import type { AdministeredChannelFragment } from './ChannelsAdmin.generated.ts';
import classes from './ChannelsAdminPage.module.css';

interface AdministeredRowProps {
  channel: AdministeredChannelFragment;
  onDialog: (dialog: ChannelDialog) => void;
}

/** A channel in the administrators' list, with everything that they may do with it. */
export const AdministeredRow = ({ channel, onDialog }: AdministeredRowProps) => {
  const { id, name, description, foldReason, moderators, followersCount } = channel;
  const names = moderators?.map((member) => member.name).join('、');
  const look = { variant: 'subtle', size: 'compact-sm' } as const;
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      <div className={classes.about}>
        <div className={classes.name}>
          <AppLink to={channelPath(id)} alone>
            {name}
          </AppLink>
          {foldReason !== null && <Badge color="danger">已折叠</Badge>}
        </div>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        <Text size="sm" c="dimmed">
          {names ? `版主：${names}` : '还没有版主'} · {followersCount} 人关注
        </Text>
        {foldReason !== null && <Text size="sm">折叠原因：{foldReason}</Text>}
      </div>
      <div className={classes.actions}>
        <Button
          {...look}
          aria-haspopup="dialog"
          aria-label={`修改频道「${name}」`}
          onClick={() => onDialog({ kind: 'rename', id })}
        >
          修改
        </Button>
        <Button
          {...look}
          aria-haspopup="dialog"
          aria-label={`频道「${name}」的版主`}
          onClick={() => onDialog({ kind: 'moderators', id })}
        >
          版主
        </Button>
        <Moderation
          kind="CHANNEL"
          id={id}
          what="频道"
          ownerId={undefined}
          foldReason={foldReason}
          compact
        />
      </div>
    </li>
  );
};
