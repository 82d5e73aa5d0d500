import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import { type ForumPlace, postPathIn } from '#domains/forum/paths.ts';
import { useForumListQuery } from './ForumList.generated.ts';
import type { ListAddress } from './list-address.ts';
import classes from './PostList.module.css';
import { PostRow } from './PostRow.tsx';

interface PostListProps {
  place: ForumPlace;
  address: ListAddress;
  /** Text of a list without posts. */
  empty: string;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

/** A page of a forum's posts, as its address says. */
export const PostList = ({ place, address, empty, onPage }: PostListProps) => {
  const { type, sort, text, scope, page } = address;
  const { data, previousData, error, loading, refetch } = useForumListQuery({
    variables: {
      id: place.id,
      type,
      sort: sort?.sort ?? 'NEWEST',
      search: text ? { text, scope: scope?.scope ?? 'ANY' } : null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  // While another list loads, the one before stays in place.
  const list = (data ?? previousData)?.forumPosts;
  const places = list?.items.map((post) => ({
    name: post.title,
    path: postPathIn(place, post.id),
  }));
  usePageHead({ jsonLd: listJsonLd(places) });
  return (
    <PagedList
      list={list}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty={empty}
      skeleton={
        <div className={`${surfaces.panel} ${classes.waiting}`}>
          <RowsSkeleton rows={8} />
        </div>
      }
    >
      {(posts) => (
        <ul className={surfaces.rows}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} place={place} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
