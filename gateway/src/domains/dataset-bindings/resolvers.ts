import {
  type Competition as CompetitionRow,
  competitionCalls,
} from '@whaletide/schema/rest/competitions.ts';
import {
  datasetBindingCalls,
  type DatasetBindingInput,
  type DatasetFile,
} from '@whaletide/schema/rest/dataset-bindings.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { nullIfMissing, Refusal } from '../../refusal.ts';

interface Settings {
  title: string;
  description: string;
  public: boolean;
  reviewStage?: number | null;
  files: string[];
}

const toInput = (settings: Settings): DatasetBindingInput => ({
  Title: settings.title,
  Descriptions: settings.description,
  Public: settings.public,
  ReviewStage: settings.reviewStage ?? null,
  Files: settings.files,
});

const isToken = (token: string) => /^[0-9a-f]{32}$/.test(token);
const urlOf = ({ Token }: DatasetFile) => `/files/${Token}`;

export const resolvers: Resolvers = {
  Query: {
    datasetFilePreview: (_, { token }, { own, upstream }) => {
      if (!token) throw new Refusal('BAD_USER_INPUT', '未指定文件', { field: 'token' });
      if (!isToken(token)) return null;
      const input = { params: { token } };
      return nullIfMissing(
        own
          ? own.call(datasetBindingCalls.metadata, input)
          : upstream.shared(datasetBindingCalls.metadata, input),
      );
    },
  },
  Competition: {
    datasetDescription: async (row, _, { loaders }) =>
      ('DatasetBindingDescription' in row
        ? (row as CompetitionRow)
        : await loaders.competitions.byId.load(row._id)
      )?.DatasetBindingDescription ?? null,
    datasetBindings: (row, _, { loaders }) => loaders.datasetBindings.ofCompetition.load(row._id),
  },
  DatasetFile: { url: urlOf },
  DatasetFilePreview: {
    url: urlOf,
    kind: ({ Parsed }) => Parsed?.parser_type ?? null,
    table: ({ Parsed }) => Parsed?.table ?? null,
    archive: ({ Parsed }) => Parsed?.zip ?? null,
    text: ({ Parsed }) => Parsed?.text ?? null,
  },
  Mutation: {
    createDatasetBinding: (_, { input }, context) =>
      context.member().call(datasetBindingCalls.create, {
        params: { id: requireId(input.competitionId, 'competitionId') },
        body: toInput(input.settings),
      }),
    updateDatasetBinding: (_, { input }, context) =>
      context.member().call(datasetBindingCalls.update, {
        params: { id: requireId(input.bindingId, 'bindingId') },
        body: toInput(input.settings),
      }),
    orderDatasetBindings: async (_, { input }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      const Order = input.bindingIds.map((one) => requireId(one, 'bindingIds'));
      const { data } = await context
        .member()
        .call(datasetBindingCalls.order, { params: { id }, body: { Order } });
      context.loaders.datasetBindings.ofCompetition.clear(id).prime(id, data);
      return context.member().call(competitionCalls.get, { params: { id } });
    },
    removeDatasetBinding: async (_, { input }, context) => {
      const id = requireId(input.bindingId, 'bindingId');
      await context.member().call(datasetBindingCalls.remove, { params: { id } });
      return true;
    },
    setDatasetDescription: async (_, { input }, context) => {
      const id = requireId(input.competitionId, 'competitionId');
      await context.member().call(datasetBindingCalls.describe, {
        params: { id },
        body: { DatasetBindingDescription: input.description },
      });
      // The shared answer may be older than the change.
      return context.member().call(competitionCalls.get, { params: { id } });
    },
  },
};
