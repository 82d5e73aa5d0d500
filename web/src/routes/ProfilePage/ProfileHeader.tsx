import { Button, Group, Text, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Link } from 'react-router';
import { Count } from '../../components/Count/Count.tsx';
import { MemberAvatar } from '../../components/MemberAvatar/MemberAvatar.tsx';
import { accountSettingsPath } from '../../domains/account/paths.ts';
import { ChatButton } from '../../domains/chat/components/ChatButton/ChatButton.tsx';
import { FollowButton } from '../../domains/members/components/FollowButton/FollowButton.tsx';
import type { MemberFactsFragment } from '../../domains/members/components/MemberFacts/MemberFacts.generated.ts';
import { MemberMarks } from '../../domains/members/components/MemberFacts/MemberMarks.tsx';
import { workText } from '../../domains/members/components/MemberFacts/work-text.ts';
import { profilePath } from '../../domains/members/paths.ts';
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
          <Button component={Link} to={accountSettingsPath} variant="default">
            账号设置
          </Button>
        )}
        <Button component={Link} to={profilePath(member.id, 'config')} variant="default">
          主页配置
        </Button>
      </>
    ) : (
      <>
        {!member.deactivated && <ChatButton member={member} text="私信" />}
        <FollowButton member={member} primary />
      </>
    )}
  </Group>
);

/** Who a member is; once it has left the view, a bar under the navigation has the name and the deeds. */
export const ProfileHeader = ({ member, own }: { member: MemberFactsFragment; own: boolean }) => {
  const { id, name, signature, location, followersCount, projectsCount } = member;
  const { ref, entry } = useIntersection({ rootMargin: '-60px 0px 0px 0px' });
  const gone = entry ? !entry.isIntersecting : false;
  const facts = [workText(member), location].filter((text) => text !== null);
  return (
    <>
      <header className={classes.header} ref={ref}>
        <div className={classes.inner}>
          <MemberAvatar {...member} size={88} />
          <div className={classes.who}>
            <div className={classes.name}>
              <Title order={1}>{name}</Title>
              <MemberMarks member={member} />
            </div>
            {signature && <Text>{signature}</Text>}
            {facts.length > 0 && <Text c="dimmed">{facts.join(' · ')}</Text>}
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
                <Link to={profilePath(id, 'followers')} preventScrollReset>
                  <strong>
                    <Count value={followersCount} />
                  </strong>{' '}
                  人关注
                </Link>
              </div>
            )}
          </div>
          <Actions member={member} own={own} size="md" />
        </div>
      </header>
      {gone && (
        <div className={classes.compact} role="region" aria-label={`${name}的主页`}>
          <div className={classes.compactInner}>
            <Text fw={600} truncate>
              {name}
            </Text>
            <Actions member={member} own={own} size="sm" />
          </div>
        </div>
      )}
    </>
  );
};
