import { FeedItem, feedCalls, FeedPage } from '@whaletide/schema/domains/feed/rest.ts';
import { feedTargetTypes } from '@whaletide/schema/domains/feed/rules/feed.ts';
import { wireEnum } from '@whaletide/schema/kinds.ts';
import type { Domain } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const feed = {
  resolvers: [resolvers],
  restTypes: { FeedPage, FeedItem, NewFeedItems: feedCalls.newer.response },
  enums: {
    FeedAction: {
      values: {
        JOIN: 'JOIN',
        VOTE: 'VOTE',
        FORK: 'FORK',
        COMMENT: 'COMMENT',
        FOLLOW: 'FOLLOW',
        PUBLISH: 'PUBLISH',
        BOOKMARK: 'BOOKMARK',
      },
    },
    FeedTargetType: { values: wireEnum(feedTargetTypes) },
  },
} satisfies Domain;
