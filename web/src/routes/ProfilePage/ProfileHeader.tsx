import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { HeaderWithBar } from '#components/HeaderWithBar/HeaderWithBar.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RatingText } from '#components/RatingText/RatingText.tsx';
import { settingPath } from '#domains/account/paths.ts';
import { channelPath } from '#domains/channels/paths.ts';
import { ChatButton } from '#domains/chat/components/ChatButton/ChatButton.tsx';
import { CreatorBadge } from '#domains/creators/components/CreatorBadge/CreatorBadge.tsx';
import { FollowButton } from '#domains/members/components/FollowButton/FollowButton.tsx';
import type { MemberFactsFragment } from '#domains/members/components/MemberFacts/MemberFacts.generated.ts';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '#domains/members/components/MemberFacts/work-text.ts';
import { portfolioPath, profilePath } from '#domains/members/paths.ts';
import { ratingsPath } from '#domains/ratings/paths.ts';
import type { RecordCountsFragment } from '#domains/records/components/RecordCounts/RecordCounts.generated.ts';
import { RecordCounts } from '#domains/records/components/RecordCounts/RecordCounts.tsx';
import classes from './ProfilePage.module.css';

interface ActionsProps {
  member: MemberFactsFragment;
  own: boolean;
  size: 'sm' | 'md';
}

const Actions = ({ member, own, size }: ActionsProps) => (
  <Group gap="sm" wrap="nowrap" className={classes.actions}>
    {own ? (
      <>
        {size === 'md' && (
          <Button component={Link} to={settingPath('headView')} variant="default">
            编辑资料
          </Button>
        )}
        <Button component={Link} to={profilePath(member.id, 'config')} variant="default">
          主页配置
        </Button>
      </>
    ) : (
      <>
        {!member.isDeactivated && <ChatButton member={member} text="私信" />}
        <FollowButton member={member} primary />
      </>
    )}
  </Group>
);

/** The channels that a member looks after; nothing where there are none. */
const Moderates = ({ channels }: { channels: readonly { id: string; name: string }[] }) =>
  channels.length > 0 && (
    <Group gap="xs">
      <Badge variant="light">版主</Badge>
      {channels.map(({ id, name }) => (
        <AppLink key={id} to={channelPath(id)} alone>
          {name}
        </AppLink>
      ))}
    </Group>
  );

interface ProfileHeaderProps {
  member: MemberFactsFragment & { record: RecordCountsFragment | null };
  own: boolean;
}

/**
 * Header that introduces a member. Once it has left the view, a bar under the navigation has the
 * name and the actions.
 */
export const ProfileHeader = ({ member, own }: ProfileHeaderProps) => {
  const { id, name, signature, bio, website, location } = member;
  const { followersCount, projectsCount, datasetsCount } = member;
  const facts = [workText(member), location].filter((text) => text !== null);
  return (
    <HeaderWithBar
      className={classes.header}
      label={`${name}的主页`}
      bar={
        <>
          <Text fw={600} truncate>
            {name}
          </Text>
          <Actions member={member} own={own} size="sm" />
        </>
      }
    >
      <div className={classes.inner}>
        <MemberAvatar {...member} size={88} />
        <div className={classes.who}>
          <div className={classes.name}>
            <Title order={1}>{name}</Title>
            <MemberMarks member={member} />
            {member.isCreator && <CreatorBadge />}
          </div>
          {signature && <Text>{signature}</Text>}
          {facts.length > 0 && <Text c="dimmed">{facts.join(' · ')}</Text>}
          {bio && <Text className={classes.bio}>{bio}</Text>}
          {website && (
            <Anchor
              className={classes.website}
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
            >
              {website.replace(/^https?:\/\//i, '')}
            </Anchor>
          )}
          <Moderates channels={member.moderatedChannels ?? []} />
          {followersCount !== null && (
            <div className={classes.counts}>
              {projectsCount !== null && (
                <span>
                  <strong>
                    <Count value={projectsCount} />
                  </strong>{' '}
                  个项目
                </span>
              )}
              {datasetsCount !== null && (
                <span>
                  <strong>
                    <Count value={datasetsCount} />
                  </strong>{' '}
                  个数据集
                </span>
              )}
              <Link to={profilePath(id, 'followers')} preventScrollReset>
                <strong>
                  <Count value={followersCount} />
                </strong>{' '}
                人关注
              </Link>
              {member.record && (
                <RecordCounts record={member.record} to={profilePath(id, 'competition')} />
              )}
              <Link to={portfolioPath(id)}>作品集</Link>
              {member.record?.rating && (
                <Link to={ratingsPath}>
                  <RatingText rating={member.record.rating} label="等级分" />
                </Link>
              )}
            </div>
          )}
        </div>
        <Actions member={member} own={own} size="md" />
      </div>
    </HeaderWithBar>
  );
};
