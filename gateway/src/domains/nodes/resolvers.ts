import { MAX_NODES } from '@whaletide/schema/domains/nodes/rules.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { isId } from '#graphql/ids.ts';
import { NamedTypes } from '#graphql/named-types.ts';
import type { NodeKind, Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';

type Loaders = GatewayContext['loaders'];

/** Type of each kind, and how one is loaded for the viewer; null where it isn't for them. */
const kinds = {
  CHANNEL: { type: 'Channel', load: ({ channels }, id) => channels.byId.load(id) },
  COLUMN: { type: 'Column', load: ({ columns }, id) => columns.byId.load(id) },
  COMPETITION: { type: 'Competition', load: ({ competitions }, id) => competitions.byId.load(id) },
  DATASET: { type: 'Dataset', load: ({ datasets }, id) => datasets.byId.load(id) },
  FORUM_POST: { type: 'ForumPost', load: ({ forum }, id) => forum.publicPost.load(id) },
  MEMBER: { type: 'Member', load: ({ members }, id) => members.byId.load(id) },
  ORGANIZATION: {
    type: 'Organization',
    load: ({ organizations }, id) => organizations.byId.load(id),
  },
  PROJECT: { type: 'Project', load: ({ projects }, id) => projects.byId.load(id) },
  TEAM: { type: 'Team', load: ({ teams }, id) => teams.current.load(id) },
} as const satisfies Record<
  NodeKind,
  { type: string; load: (loaders: Loaders, id: string) => Promise<object | null> }
>;

const types = new NamedTypes<(typeof kinds)[NodeKind]['type']>();

export const resolvers: Resolvers = {
  Query: {
    nodes: async (_, { refs }, { loaders }) => {
      if (refs.length > MAX_NODES)
        throw new Refusal('BAD_USER_INPUT', `一次最多读取 ${MAX_NODES} 项`, { field: 'refs' });
      const asked = new Map(
        refs.filter(({ id }) => isId(id)).map((ref) => [`${ref.kind} ${ref.id}`, ref]),
      );
      const found = await Promise.all(
        [...asked.values()].map(async ({ kind, id }) => {
          const { type, load } = kinds[kind];
          return types.note(await load(loaders, id), type);
        }),
      );
      return found.filter((node) => node !== null);
    },
  },
  Node: { __resolveType: types.of },
};
