import {
  type Comment,
  commentCalls,
  type CommentSort,
} from '@whaletide/schema/domains/comments/rest.ts';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** A comment on a project, a second after the last; with `ref` an answer. */
export const comment = (
  platform: TestPlatform,
  lab: string,
  by: Person,
  Content = '很有启发',
  ref?: string,
): Promise<Comment> => {
  platform.clock.advance(1_000);
  const body = { Kind: 'LAB' as const, Target: lab, Content, ...(ref && { RefComment: ref }) };
  return platform.call(commentCalls.create, { body }, by);
};

/** A page of a project's comments, as somebody reads them. */
export const commentsOn = (
  platform: TestPlatform,
  lab: string,
  query: {
    sort?: CommentSort;
    At?: string;
    page?: number;
    perPage?: number;
    first?: number;
    after?: string;
    count?: boolean;
  } = {},
  reader?: Person,
): Promise<EitherPage<Comment>> =>
  platform.call(
    commentCalls.list,
    { query: { page: 1, perPage: 20, Kind: 'LAB', Target: lab, ...query } },
    reader,
  );
