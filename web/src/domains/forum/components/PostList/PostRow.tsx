import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { IconEye, IconMessage, IconThumbUp } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { Count } from '#components/Count/Count.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { PostTags } from '../PostTags/PostTags.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { type ForumPlace, postPathIn } from '#domains/forum/paths.ts';
import { typeLabel } from '#domains/forum/post-types.ts';
import { PostRowFragmentDoc, type PostRowFragment } from './PostRow.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './PostRow.module.css';

interface PostRowProps {
  post: FragmentType<PostRowFragment>;
  /** The forum that lists it; posts of channels open in a tab of their own. */
  place: ForumPlace;
}

/** A post in the list: what it is, who wrote it, how much it is talked about. */
export const PostRow = ({ post, place }: PostRowProps) => {
  const { data } = useSuspenseFragment({
    fragment: PostRowFragmentDoc,
    fragmentName: 'PostRow',
    from: post,
  });
  const { framed } = useFramed();
  const counts = [
    { name: '回复', value: data.repliesCount, Icon: IconMessage },
    { name: '赞', value: data.votesCount, Icon: IconThumbUp },
    { name: '浏览', value: data.viewsCount, Icon: IconEye },
  ];
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      {data.author && <MemberFace member={data.author} size={40} />}
      <div className={classes.text}>
        <h2 className={classes.title}>
          <AppLink
            to={framed(postPathIn(place, data.id))}
            target={place.kind === 'CHANNEL' ? '_blank' : undefined}
            className={surfaces.link}
          >
            {data.title}
          </AppLink>
          <PostTags isWork={data.work !== null} isSticky={data.isSticky} isGood={data.isGood} />
        </h2>
        <div className={classes.facts}>
          <Badge component="span" color="gray">
            {typeLabel(data.type)}
          </Badge>
          <AuthorshipMark of={data} />
          {data.author && (
            <span className={classes.author}>
              <MemberName member={data.author} />
              <LevelTag level={data.author.level} />
            </span>
          )}
          <RelativeTime time={data.createdAt} />
          <span>
            最后回复 <RelativeTime time={data.lastReplyAt} />
          </span>
        </div>
      </div>
      <ul className={classes.counts}>
        {counts.map(({ name, value, Icon }) => (
          <li key={name} title={name}>
            <Icon size={18} stroke={1.5} role="img" aria-label={name} />
            <Count value={value} />
          </li>
        ))}
      </ul>
    </li>
  );
};
