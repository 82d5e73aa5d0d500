import { and, count, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type {
  ForumPost,
  PostSort,
  WorkPostSort,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { toPost } from './presenters.ts';
import { isOpenCompetitionForum, shownPost } from './store/public-pages.ts';
import { forumPosts } from './tables.ts';

interface PageQuery {
  page: number;
  perPage: number;
}

export interface PostQuery extends PageQuery {
  Forum: string;
  sort?: PostSort | undefined;
  Type?: number | undefined;
  any?: string | undefined;
  Title?: string | undefined;
  Content?: string | undefined;
  userName?: string | undefined;
}

export interface WorkPostQuery extends PageQuery {
  sort?: WorkPostSort | undefined;
  Title?: string | undefined;
  Competition?: string | undefined;
  Awarded?: boolean | undefined;
}

const postOrders: Record<PostSort, SQL[]> = {
  '-CreateTime': [desc(forumPosts.createDate)],
  '-TopicProps.LastPostTime': [desc(forumPosts.lastPostDate)],
  '-ViewsCount': [desc(forumPosts.viewsNumber), desc(forumPosts.createDate)],
  '-IsGood': [desc(forumPosts.good), desc(forumPosts.createDate)],
};

/** A page of a forum's posts, sticky ones first. */
export const listPosts = async (db: Handle, query: PostQuery): Promise<Page<ForumPost>> => {
  const { title, content } = forumPosts;
  const chosen = and(
    eq(forumPosts.forumId, query.Forum),
    shownPost,
    query.Type ? eq(forumPosts.type, query.Type) : undefined,
    or(
      containsText(title, query.any),
      containsText(content, query.any),
      containsText(members.name, query.any),
    ),
    containsText(title, query.Title),
    containsText(content, query.Content),
    containsText(members.name, query.userName),
  );
  return toPage(query, {
    rows: db
      .select({ post: forumPosts })
      .from(forumPosts)
      .innerJoin(members, eq(members.id, forumPosts.creatorId))
      .where(chosen)
      .orderBy(
        desc(forumPosts.sticky),
        ...postOrders[query.sort ?? '-CreateTime'],
        desc(forumPosts.id),
      ),
    total: db
      .select({ rows: count() })
      .from(forumPosts)
      .innerJoin(members, eq(members.id, forumPosts.creatorId))
      .where(chosen),
    present: (rows) => rows.map(({ post }) => toPost(post)),
  });
};

const workOrders: Record<WorkPostSort, SQL[]> = {
  '-ModifyTime': [desc(forumPosts.modifyDate)],
  '-VotesCount': [desc(forumPosts.votesNumber), desc(forumPosts.modifyDate)],
  '-ViewsCount': [desc(forumPosts.viewsNumber), desc(forumPosts.modifyDate)],
};

/** A page of works of published competitions with open forums, of all or of one. */
export const listWorkPosts = async (db: Handle, query: WorkPostQuery): Promise<Page<ForumPost>> => {
  const chosen = and(
    shownPost,
    isNotNull(forumPosts.teamId),
    isOpenCompetitionForum,
    query.Awarded ? isNotNull(forumPosts.awardName) : undefined,
    query.Competition ? eq(forumPosts.forumId, query.Competition) : undefined,
    containsText(forumPosts.title, query.Title),
  );
  return toPage(query, {
    rows: db
      .select({ post: forumPosts })
      .from(forumPosts)
      .innerJoin(competitions, eq(competitions.id, forumPosts.forumId))
      .where(chosen)
      .orderBy(...workOrders[query.sort ?? '-ModifyTime'], desc(forumPosts.id)),
    total: db
      .select({ rows: count() })
      .from(forumPosts)
      .innerJoin(competitions, eq(competitions.id, forumPosts.forumId))
      .where(chosen),
    present: (rows) => rows.map(({ post }) => toPost(post)),
  });
};
