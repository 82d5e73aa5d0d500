import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import type {
  Competition,
  CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { byId, ofCaller, ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { nullIfMissing } from '#refusal.ts';
import { paging } from '#graphql/paging.ts';

const MAX_KEYWORD = 200;

const keywordOf = (text: string | null | undefined) => text?.trim().slice(0, MAX_KEYWORD);

const present = <T>(rows: (T | null)[]): T[] => rows.filter((row): row is T & {} => row !== null);

const columnsByIds = async ({ loaders }: GatewayContext, ids: readonly string[]) =>
  present(await Promise.all(ids.map((id) => loaders.columns.byId.load(id))));

/** A list's row of a competition lacks what only the competition's own document has. */
const relatedIds = async (
  row: CompetitionSummary | Competition,
  { loaders }: GatewayContext,
): Promise<readonly string[]> =>
  'RelatedColumns' in row
    ? row.RelatedColumns
    : ((await loaders.competitions.byId.load(row._id))?.RelatedColumns ?? []);

export const resolvers: Resolvers = {
  Query: {
    columns: (_, args, context) => {
      const name = keywordOf(args.name);
      const query = {
        ...paging(args, 20),
        Collapsed: false,
        ...(args.sort != null && { sort: args.sort }),
        ...(name && { Name: name }),
      };
      if (args.ownerId != null) {
        const Owner = requireId(args.ownerId, 'ownerId');
        return asViewer(context, columnCalls.list, {
          query: { ...query, Owner, ...(args.subscribed && { subscribed: true }) },
        });
      }
      if (!args.subscribed) return context.upstream.shared(columnCalls.list, { query });
      return context.member().call(columnCalls.list, { query: { ...query, subscribed: true } });
    },
    column: byId((id, _, { loaders }) => loaders.columns.byId.load(id)),
  },
  Column: {
    owner: (column, _, { loaders }) => loaders.members.byId.load(column.Owner),
    latestProjects: ofId(async (id, _, { loaders }) =>
      (await loaders.columns.latest.load(id)).map(({ Lab }) => Lab),
    ),
    projects: ofId((id, args, context) => {
      const title = keywordOf(args.title);
      const window = paging(args, 12);
      if (args.ids?.length === 0) return { ...window, data: [], totalNum: 0 };
      return asViewer(context, columnCalls.labs, {
        params: { id },
        query: {
          ...window,
          ...(args.sort != null && { sort: args.sort }),
          ...(title && { Title: title }),
          ...(args.ids != null && { ids: args.ids.map((lab) => requireId(lab, 'ids')).join(',') }),
        },
      });
    }),
    place: ofId((id, { projectId: labId }, context) =>
      isId(labId)
        ? nullIfMissing(asViewer(context, columnCalls.place, { params: { id, labId } }))
        : null,
    ),
    subscribers: ofId((id, args, context) =>
      context
        .member()
        .call(columnCalls.subscribers, { query: { ...paging(args, 10), Column: id } }),
    ),
    viewerFollows: ofId(async (id, _, { loaders }) => {
      const { subscription } = loaders.columns;
      return subscription ? (await subscription.load(id)) !== null : null;
    }),
  },
  ColumnPlace: {
    previous: ({ Previous }, _, { loaders }) =>
      Previous === null ? null : loaders.projects.byId.load(Previous),
    next: ({ Next }, _, { loaders }) => (Next === null ? null : loaders.projects.byId.load(Next)),
  },
  ColumnSubscription: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  Competition: {
    relatedColumns: async (row, _, context) =>
      columnsByIds(context, await relatedIds(row, context)),
  },
  Project: {
    columns: async ({ _id }, _, { loaders }) =>
      (await loaders.columns.ofProject.load(_id)).map(({ Column }) => Column),
  },
  Site: {
    recommendedColumns: async (_, __, context) => {
      const { Column } = await context.loaders.site.recommended();
      return columnsByIds(context, Column.filter(isId));
    },
  },
  Viewer: {
    columns: ofCaller((_, context) => context.member().call(columnCalls.authorization)),
  },
  ViewerColumns: {
    canCreate: ({ SubType }) => SubType === 1,
    items: ({ Columns }, _, context) => columnsByIds(context, Columns),
  },
};
