import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { zoneDatasetSorts } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { datasetListLimits } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { byId, ofCaller, ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { QueryDatasetsArgs, Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing, Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

const MAX_TITLE = 100;
const MAX_KEYWORD = 200;

/** Tags as the list takes them. @throws Refusal BAD_USER_INPUT, NOT_FOUND for what can't be one */
const tagIds = (ids: readonly string[], field: string): string => {
  const { tags } = datasetListLimits;
  if (ids.length > tags) throw new Refusal('BAD_USER_INPUT', `最多选择${tags}个标签`, { field });
  return ids.map((id) => requireId(id, field)).join(',');
};

/** A bound as REST writes it; whole bytes. @throws Refusal BAD_USER_INPUT below 0 */
const bytes = (size: number | null | undefined, field: string): string => {
  if (size == null) return '';
  if (!(size >= 0)) throw new Refusal('BAD_USER_INPUT', '文件大小不能小于 0', { field });
  return Math.min(Math.floor(size), 1e15 - 1).toFixed(0);
};

/** A page of a channel's datasets; an order that channels don't have is that of the editors. */
const ofChannel = (
  context: GatewayContext,
  channelId: string,
  args: Pick<QueryDatasetsArgs, 'sort' | 'sectionId' | 'page' | 'perPage'> & {
    title: string | undefined;
  },
) =>
  asViewer(context, channelContentCalls.datasets, {
    params: { id: requireId(channelId, 'channelId') },
    query: {
      ...paging(args, 10),
      sort: zoneDatasetSorts.find((sort) => sort === args.sort) ?? '-SortWeight',
      ...(args.sectionId != null && { Section: requireId(args.sectionId, 'sectionId') }),
      ...(args.title && { Title: args.title }),
    },
  });

export const resolvers: Resolvers = {
  Query: {
    datasets: (_, args, context) => {
      const title = args.title?.trim().slice(0, MAX_KEYWORD);
      if (args.channelId != null) return ofChannel(context, args.channelId, { ...args, title });
      const range = `${bytes(args.minSize, 'minSize')},${bytes(args.maxSize, 'maxSize')}`;
      const query = {
        ...paging(args, 10),
        Visible: true,
        needMeta: true,
        ...(args.sort != null && { sort: args.sort }),
        ...(title && { Title: title }),
        ...(args.featured != null && { Selected: args.featured }),
        ...(args.licenseId && { License: requireId(args.licenseId, 'licenseId') }),
        ...(args.allTags?.length && { MetaTags: tagIds(args.allTags, 'allTags') }),
        ...(range !== ',' && { usageRange: range }),
      };
      return context.upstream.shared(datasetCalls.list, { query });
    },
    dataset: byId((id, _, { loaders }) => loaders.datasets.byId.load(id)),
  },
  Site: {
    datasetLicenses: async (_, __, { upstream }) =>
      (await upstream.shared(datasetCalls.licenses, { query: { perPage: 10_000 } })).data,
    datasetTags: async (_, __, { upstream }) => {
      const [configs, groups] = await Promise.all([
        upstream.shared(datasetCalls.metaConfig),
        upstream.shared(datasetCalls.metaTags, { query: { type: 'tree' } }),
      ]);
      const shown = new Set(
        configs.data.filter(({ IsFilter }) => IsFilter).map(({ MetaData }) => MetaData),
      );
      return groups.data.filter(({ _id }) => shown.has(_id));
    },
  },
  Viewer: {
    datasets: ofCaller((args, context) => {
      const title = args.title?.trim().slice(0, MAX_TITLE);
      const query = {
        ...paging(args, 12),
        ...(args.private != null && { Private: args.private }),
        ...(title && { Title: title }),
      };
      return context.member().call(datasetCalls.own, { query });
    }),
    bookmarkedDatasets: ofCaller((args, context) =>
      context.member().call(datasetCalls.bookmarks, { query: paging(args, 12) }),
    ),
  },
  Mutation: {
    deleteDataset: async (_, { input }, context) => {
      await inputs.deleteDataset.send(context.member(), input);
      return { deletedId: input.datasetId };
    },
    viewDataset: async (_, { input }, context) => {
      await inputs.viewDataset.send(context.member(), input);
      return { ok: true };
    },
    voteDataset: (_, { input }, context) =>
      (input.voted ? inputs.voteDataset : inputs.unvoteDataset).send(context.member(), input),
  },
  Member: {
    datasetsCount: ofId(
      async (id, _, { loaders }) => (await loaders.datasets.countOf.load(id))?.Count ?? null,
    ),
    datasets: ofId((id, args, context) =>
      asViewer(context, datasetCalls.ofMember, { params: { id }, query: paging(args, 12) }),
    ),
  },
  Organization: {
    datasets: (row, args, { upstream }) =>
      upstream.shared(datasetCalls.list, {
        query: { ...paging(args, 10), Visible: true, needMeta: true, Organization: row._id },
      }),
  },
  Project: {
    datasets: async ({ _id, labToken }, _, { loaders }) => {
      if (labToken !== null) return [];
      const links = await loaders.datasets.ofLab.load(_id);
      const found = await Promise.all(
        links.map(({ Dataset }) => loaders.datasets.byId.load(Dataset)),
      );
      return found.filter((dataset) => dataset !== null);
    },
  },
  Dataset: {
    creator: (dataset, _, { loaders }) => loaders.members.byId.load(dataset.Creator),
    projects: ofId((id, args, context) =>
      asViewer(context, datasetCalls.labs, { params: { id }, query: paging(args, 12) }),
    ),
    organization: ({ OrganizationInfo: info }, _, { loaders }) =>
      info && loaders.organizations.byId.load(info.Organization._id),
    tags: ({ metaInformation }) => metaInformation.flatMap(({ Value }) => Value),
    document: async ({ _id }, _, { loaders }) =>
      (await loaders.datasets.document.load(_id))?.Document ?? null,
    versions: ({ _id }, _, { loaders }) => loaders.datasets.versions.load(_id),
    files: async ({ _id }, { version }, context) => {
      if (version != null && version < 1) return [];
      const input = { params: { id: _id }, query: version == null ? {} : { Version: version } };
      const found = await nullIfMissing(asViewer(context, datasetCalls.files, input));
      return found?.data ?? [];
    },
    archiveUrl: ({ _id }) => `/datasets/${_id}/archive`,
    viewerBookmarked: ofId(async (id, _, { loaders }) => {
      const { state } = loaders.datasets;
      return state ? ((await state.load(id))?.marked ?? false) : null;
    }),
    viewerVoted: ofId(async (id, _, { loaders }) => {
      const { state } = loaders.datasets;
      return state ? ((await state.load(id))?.voted ?? false) : null;
    }),
  },
  DatasetVersionFile: { url: ({ Token }) => `/files/${Token}` },
  DatasetLicense: { group: ({ Group }) => Group.Name },
};
