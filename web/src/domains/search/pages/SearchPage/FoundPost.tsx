import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Count } from '#components/Count/Count.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { postPathIn } from '#domains/forum/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { type FoundPostFragment, FoundPostFragmentDoc } from './FoundPost.generated.ts';
import { Result } from './Result.tsx';

export const FoundPost = ({ post }: { post: FragmentType<FoundPostFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: FoundPostFragmentDoc,
    fragmentName: 'FoundPost',
    from: post,
  });
  const { id, title, author, forum } = data;
  const place = forum?.competition ?? forum?.channel;
  return (
    <Result
      name={title}
      to={postPathIn({ kind: forum?.kind ?? 'COMPETITION', id: forum?.id ?? '' }, id)}
      facts={
        <>
          {author && <MemberName member={author} alone />}
          {place && <span>{place.name}</span>}
          <span>
            <RelativeTime time={data.lastReplyAt} />
            {data.repliesCount > 0 ? '回复' : '发布'}
          </span>
          <span>
            <Count value={data.repliesCount} /> 条回复
          </span>
          <span>
            <Count value={data.votesCount} /> 个赞
          </span>
        </>
      }
    />
  );
};
