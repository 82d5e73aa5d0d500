import { Badge, Text, Title } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { Count } from '#components/Count/Count.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { teamPath } from '#domains/teams/paths.ts';
import { PostTags } from '#domains/forum/components/PostTags/PostTags.tsx';
import { typeLabel } from '#domains/forum/post-types.ts';
import classes from './ForumPostPage.module.css';
import type { Post } from './post.ts';

const Award = ({ name, ranking }: { name: string; ranking: number | null }) => (
  <Badge color="gold" size="lg" leftSection={<IconTrophy size={16} stroke={1.5} aria-hidden />}>
    {ranking === null ? name : `${name} · 第${ranking}名`}
  </Badge>
);

/** Title and tags; who wrote it, or the team whose work it is. */
export const PostHead = ({ post }: { post: Post }) => {
  const { author, work } = post;
  const team = work?.team;
  // Teams lie outside of an organization's frame.
  const target = useFramed().inFrame ? '_blank' : undefined;
  return (
    <header className={classes.head}>
      <div className={classes.tags}>
        <PostTags isWork={work !== null} isSticky={post.isSticky} isGood={post.isGood} />
        <Badge color="gray">{typeLabel(post.type)}</Badge>
        <AuthorshipMark of={post} />
      </div>
      <Title order={1} className={classes.title}>
        {post.title}
      </Title>
      <div className={classes.byline}>
        {team && <MemberAvatar id={team.id} name={team.name} avatar={team.image} size={40} />}
        {!team && author && <MemberFace member={author} size={40} />}
        <div className={classes.who}>
          <span className={classes.name}>
            {team ? (
              <AppLink to={teamPath(team.id)} target={target} c="inherit" alone>
                {team.name}
              </AppLink>
            ) : (
              author && <MemberName member={author} />
            )}
            {!team && author && <LevelTag level={author.level} />}
            {work?.awardName && <Award name={work.awardName} ranking={work.awardRanking} />}
          </span>
          <Text size="sm" c="dimmed" component="span" className={classes.facts}>
            {team && author && (
              <span>
                <MemberName member={author} /> 发布
              </span>
            )}
            <RelativeTime time={post.createdAt} />
            <span>
              <Count value={post.viewsCount} /> 浏览
            </span>
          </Text>
        </div>
      </div>
    </header>
  );
};
