import { Text } from '@mantine/core';
import { IconBriefcase, IconMapPin } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Count } from '#components/Count/Count.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RatingText } from '#components/RatingText/RatingText.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { ChatButton } from '#domains/chat/components/ChatButton/ChatButton.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { profilePath } from '#domains/members/paths.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import {
  type MemberProfileQuery,
  useMemberProfileQuery,
} from '../MemberFacts/MemberFacts.generated.ts';
import { MemberMarks } from '../MemberFacts/MemberMarks.tsx';
import { workText } from '../MemberFacts/work-text.ts';

import { placeOf } from './place.ts';
import classes from './MemberCard.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type CardMember = NonNullable<MemberProfileQuery['member']>;

const Known = ({ member }: { member: CardMember }) => {
  const { viewer } = useViewer();
  const { id, name, signature, location, isDeactivated: deactivated } = member;
  const { projectsCount, datasetsCount, followersCount } = member;
  const work = workText(member);
  const moderates = member.moderatedChannels ?? [];
  const own = viewer?.member.id === id;
  return (
    <>
      <div className={classes.head}>
        <MemberAvatar {...member} size={52} />
        <div className={classes.who}>
          <Link to={profilePath(id)} className={classes.name}>
            {name}
          </Link>
          <MemberMarks member={member} />
        </div>
      </div>
      {signature && <div className={classes.signature}>{signature}</div>}
      {member.isProfileHidden && !deactivated && !own && (
        <Text size="sm" c="dimmed" mt="xs">
          该用户没有公开个人主页
        </Text>
      )}
      {(work ?? location) && (
        <div className={classes.facts}>
          {work && (
            <span>
              <IconBriefcase {...icon} />
              {work}
            </span>
          )}
          {location && (
            <span>
              <IconMapPin {...icon} />
              {location}
            </span>
          )}
        </div>
      )}
      {moderates.length > 0 && (
        <Text size="sm" mt="xs">
          版主：{moderates.map((channel) => channel.name).join('、')}
        </Text>
      )}
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
          <span>
            <strong>
              <Count value={followersCount} />
            </strong>{' '}
            人关注
          </span>
        </div>
      )}
      {member.record?.rating && (
        <div className={classes.counts}>
          <RatingText rating={member.record.rating} label="等级分" />
        </div>
      )}
      {!own && !(deactivated && !member.viewerFollows) && (
        <div className={classes.actions}>
          <FollowButton member={member} />
          {!deactivated && <ChatButton member={member} text="私信" />}
        </div>
      )}
    </>
  );
};

interface MemberCardProps {
  id: string;
  name: string;
  /** Element that it is shown beside. */
  target: HTMLElement;
}

/** A member in short. */
const MemberCard = ({ id, name, target }: MemberCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  const query = useMemberProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  // Measured after each answer: what has come may be taller than what was there before.
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    // Where the browser has no top layer, it stands among what is around it.
    if ('showPopover' in current && !current.matches(':popover-open')) current.showPopover();
    const { offsetWidth: width, offsetHeight: height } = current;
    const { innerWidth, innerHeight } = window;
    const place = placeOf(
      target.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
    );
    current.style.left = `${place.left}px`;
    current.style.top = `${place.top}px`;
  });
  return (
    <div
      ref={card}
      popover="manual"
      role="group"
      aria-label={`${name}的名片`}
      className={classes.card}
    >
      <Loaded
        query={query}
        of={query.data?.member}
        empty="没有找到指定的用户"
        skeleton={<TextSkeleton lines={5} />}
      >
        {(member) => <Known member={member} />}
      </Loaded>
    </div>
  );
};

export default MemberCard;
