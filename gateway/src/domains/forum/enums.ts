import { wireEnum } from '@whaletide/schema/kinds.ts';
import { forumKinds } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { postType } from '@whaletide/schema/domains/forum/rules.ts';
import type { EnumMap } from '#graphql/domain.ts';

/** The numbers and words of REST by the names of the public schema. */
export const enums: Record<string, EnumMap> = {
  ForumKind: { values: wireEnum(forumKinds) },
  ForumPostType: {
    values: {
      ANNOUNCEMENT: postType.announcement,
      TEAMMATES: postType.teammates,
      EXPERIENCE: postType.experience,
      QUESTION: postType.question,
      OTHER: postType.other,
    },
    rest: 'OTHER',
  },
  ForumPostSort: {
    values: {
      NEWEST: '-CreateTime',
      LAST_REPLY: '-TopicProps.LastPostTime',
      MOST_VIEWED: '-ViewsCount',
      GOOD_FIRST: '-IsGood',
    },
  },
  WorkPostSort: {
    values: { UPDATED: '-ModifyTime', MOST_LIKED: '-VotesCount', MOST_VIEWED: '-ViewsCount' },
  },
  ForumSearchScope: {
    values: { ANY: 'any', TITLE: 'Title', CONTENT: 'Content', AUTHOR: 'userName' },
  },
};
