import { feedCalls, type FeedItem } from '@whaletide/schema/domains/feed/rest.ts';
import { feedSourceTypes, feedTargetTypes } from '@whaletide/schema/domains/feed/rules/feed.ts';
import { fromWire } from '@whaletide/schema/kinds.ts';
import { ofCaller, ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { type CursorArguments, cursorPaging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

const NUMBER = /^\d{1,15}$/;

/** A number in a feed; what is none is no place, and the feed begins with its first page. */
const placeOf = (cursor: string | null | undefined) =>
  cursor != null && NUMBER.test(cursor) ? Number(cursor) : undefined;

/** The part of a feed that is asked for: from a cursor on, or from the number of `cursor`. */
const partOf = ({ cursor, ...args }: CursorArguments & { cursor?: string | null }) => {
  const asked = cursorPaging(args);
  const blockId = asked.after === undefined ? placeOf(cursor) : undefined;
  return { ...asked, ...(blockId !== undefined && { blockId }) };
};

/**
 * Answers the target of an item, by the loader of its own domain: one call for all items of a kind.
 */
const targetOf = async (type: FeedItem['TargetType'], id: string, { loaders }: GatewayContext) => {
  switch (fromWire(feedTargetTypes, type)) {
    case 'PROJECT':
      return loaders.projects.byId.load(id);
    case 'COMPETITION':
      return loaders.competitions.byId.load(id);
    case 'MEMBER':
      return loaders.members.byId.load(id);
    case 'COLUMN':
      return loaders.columns.byId.load(id);
    case 'CHANNEL':
      return loaders.channels.byId.load(id);
    case 'DATASET':
      return loaders.datasets.byId.load(id);
  }
};

/** Members whose account is stopped are gone, as deleted things are. */
const isThere = <T extends object>(target: T | null): target is T =>
  target !== null && !('Deactivated' in target && target.Deactivated === true);

export const resolvers: Resolvers = {
  Query: {
    feed: (_, args, context) => context.member().call(feedCalls.followees, { query: partOf(args) }),
  },
  Viewer: {
    newFeedItems: ofCaller((args, context) =>
      context.member().call(feedCalls.newer, { query: { after: placeOf(args.after) ?? 0 } }),
    ),
  },
  Member: {
    feed: ofId((id, args: CursorArguments & { cursor?: string | null }, context) =>
      asViewer(context, feedCalls.ofMember, { params: { id }, query: partOf(args) }),
    ),
  },
  FeedPage: {
    cursor: ({ blockId }) => (blockId === 0 ? null : String(blockId)),
  },
  FeedItem: {
    source: ({ SourceType, Source }, _, { loaders }) => {
      switch (fromWire(feedSourceTypes, SourceType)) {
        case 'CHANNEL':
          return loaders.channels.byId.load(Source);
        case 'COLUMN':
          return loaders.columns.byId.load(Source);
        case 'MEMBER':
          return loaders.members.byId.load(Source);
      }
    },
    targetsCount: ({ Targets }) => Targets.length,
    targets: async ({ TargetType, Targets }, _, context) => {
      const found = await Promise.all(Targets.map((id) => targetOf(TargetType, id, context)));
      return found.filter(isThere);
    },
  },
  FeedSource: {
    __resolveType: (source) => {
      if ('GrowthScore' in source) return 'Member';
      return 'ForumEnabled' in source ? 'Channel' : 'Column';
    },
  },
  FeedTarget: {
    __resolveType: (target) => {
      if ('GrowthScore' in target) return 'Member';
      if ('ForumEnabled' in target) return 'Channel';
      if ('SubscribesCount' in target) return 'Column';
      if ('License' in target) return 'Dataset';
      return 'Title' in target ? 'Project' : 'Competition';
    },
  },
};
