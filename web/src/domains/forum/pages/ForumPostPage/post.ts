import type { ForumPostQuery } from './ForumPost.generated.ts';
import type { ForumRepliesQuery } from './ForumReplies.generated.ts';

export type Post = NonNullable<ForumPostQuery['forumPost']>;
export type Reply = ForumRepliesQuery['forumReplies']['items'][number];

/** Floors are by pages of so many. */
export const FLOORS_A_PAGE = 10;

/** The page that a floor is on. */
export const pageOfFloor = (floor: number): number => Math.ceil(floor / FLOORS_A_PAGE);
