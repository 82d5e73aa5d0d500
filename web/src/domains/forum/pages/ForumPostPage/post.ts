import { MAX_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { type ForumPlace, postPathIn } from '#domains/forum/paths.ts';
import type { ForumPostQuery } from './ForumPost.generated.ts';
import type { ForumRepliesQuery } from './ForumReplies.generated.ts';

export type Post = NonNullable<ForumPostQuery['forumPost']>;
type Replies = NonNullable<ForumRepliesQuery['forumPost']>['replies'];
export type Reply = NonNullable<Replies>['items'][number];

/** The forum of a post; one that couldn't be asked for is taken for a competition's. */
export const placeOf = ({ forum }: Pick<Post, 'forum'>): ForumPlace => ({
  kind: forum?.kind ?? 'COMPETITION',
  id: forum?.id ?? '',
});

export const postPath = (post: Pick<Post, 'id' | 'forum'>): string =>
  postPathIn(placeOf(post), post.id);

/** Floors are by pages of so many. */
const FLOORS_A_PAGE = 10;

/** The page that a floor is on, at most the last that may be asked for. */
export const pageOfFloor = (floor: number): number =>
  Math.min(MAX_PAGE, Math.ceil(floor / FLOORS_A_PAGE));
