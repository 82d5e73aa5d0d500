import { Text } from '@mantine/core';
import { FollowButton } from '#domains/members/components/FollowButton/FollowButton.tsx';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import surfaces from '#theme/surfaces.module.css';
import type { CreatorPlanQuery } from './CreatorPlan.generated.ts';
import classes from './CreatorPlanPage.module.css';

type Member = CreatorPlanQuery['creatorPlan']['featured'][number];

/** A featured creator, with the ways to their homepage and to follow them. */
export const FeaturedCreator = ({ member }: { member: Member }) => (
  <li className={`${surfaces.panel} ${classes.creator}`}>
    <MemberFace member={member} size={52} />
    <div className={classes.about}>
      <span className={classes.name}>
        <MemberName member={member} />
        <MemberMarks member={member} />
      </span>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {member.signature ?? '在社区分享数据集和项目'}
      </Text>
    </div>
    <FollowButton member={member} />
  </li>
);
