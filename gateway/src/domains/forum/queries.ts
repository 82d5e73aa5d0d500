import type { CallAnswer, CallInput } from '@whaletide/schema/shared/rest/call.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import {
  type PostSort,
  type WorkPostSort,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { requireId } from '#graphql/ids.ts';
import {
  type CursorArguments,
  eitherPaging,
  paging,
  type PagingArguments,
} from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';

type SearchScope = 'any' | 'Title' | 'Content' | 'userName';

interface PostsArguments extends PagingArguments {
  forumId: string;
  type?: number | string | null;
  search?: { text: string; scope?: SearchScope | null } | null;
  sort?: PostSort | null;
}

interface WorksArguments extends PagingArguments {
  competitionId?: string | null;
  title?: string | null;
  awarded?: boolean | null;
  sort?: WorkPostSort | null;
}

const isMissing = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'NOT_FOUND';

/** Asks with the member's token for what a visitor doesn't get: an unpublished competition's. */
const elseOwn = async <T>(shared: Promise<T>, own: (() => Promise<T>) | undefined): Promise<T> => {
  try {
    return await shared;
  } catch (error) {
    if (!own || !isMissing(error)) throw error;
    return own();
  }
};

const MAX_KEYWORD = 100;

const searchOf = (search: PostsArguments['search']) => {
  const text = search?.text.trim().slice(0, MAX_KEYWORD);
  return text ? { [search?.scope ?? 'any']: text } : {};
};

export const forumPosts = (_: unknown, args: PostsArguments, { upstream, own }: GatewayContext) => {
  const query: CallInput<typeof forumCalls.posts>['query'] = {
    ...paging(args, 8),
    Forum: requireId(args.forumId, 'forumId'),
    ...searchOf(args.search),
    ...(typeof args.type === 'number' && { Type: args.type }),
    ...(args.sort != null && { sort: args.sort }),
  };
  return elseOwn(
    upstream.shared(forumCalls.posts, { query }),
    own && (() => own.call(forumCalls.posts, { query })),
  );
};

export const forumPost = async (
  id: string,
  _: unknown,
  context: GatewayContext,
): Promise<CallAnswer<typeof forumCalls.post> | null> => {
  const { upstream, own } = context;
  const input = { params: { id } };
  try {
    return await elseOwn(
      upstream.shared(forumCalls.post, input),
      own && (() => own.call(forumCalls.post, input)),
    );
  } catch (error) {
    if (!isMissing(error)) throw error;
    context.gone ||= error.gone;
    return null;
  }
};

/** A member's own page of floors isn't the shared one: who has just replied sees the reply. */
export const repliesOf = (
  id: string,
  args: PagingArguments & CursorArguments,
  { upstream, own }: GatewayContext,
) => {
  // How many floors a post has stands in its own row: they may be asked for each time.
  const input = { params: { id }, query: eitherPaging(args, 10, true) };
  return own ? own.call(forumCalls.replies, input) : upstream.shared(forumCalls.replies, input);
};

export const workPosts = (_: unknown, args: WorksArguments, { upstream }: GatewayContext) => {
  const { competitionId, title, awarded, sort } = args;
  const keyword = title?.trim().slice(0, MAX_KEYWORD);
  const query = {
    ...paging(args, 12),
    ...(sort != null && { sort }),
    ...(keyword && { Title: keyword }),
    ...(awarded && { Awarded: true }),
  };
  if (competitionId == null) return upstream.shared(forumCalls.works, { query });
  const Competition = requireId(competitionId, 'competitionId');
  return upstream.shared(forumCalls.competitionWorks, { query: { ...query, Competition } });
};
