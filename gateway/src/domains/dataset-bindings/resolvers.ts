import {
  type Competition as CompetitionRow,
  competitionCalls,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  datasetBindingCalls,
  type DatasetFile,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { inputs } from './inputs.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { nullIfMissing, Refusal } from '#refusal.ts';

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
    datasetFilePart: (_, { token, entry, row, column, sheet, encoding }, { own, upstream }) => {
      if (!token) throw new Refusal('BAD_USER_INPUT', '未指定文件', { field: 'token' });
      if (!isToken(token)) return null;
      const query = {
        ...(entry && { Entry: entry }),
        ...(row && { Row: row }),
        ...(column && { Column: column }),
        ...(sheet && { Sheet: sheet }),
        ...(encoding && { Encoding: encoding }),
      };
      const input = { params: { token }, query };
      // A visitor's goes with their address: who looks waits for looks of their own alone.
      return nullIfMissing(
        own
          ? own.call(datasetBindingCalls.part, input)
          : upstream.visitor(datasetBindingCalls.part, input),
      );
    },
  },
  Competition: {
    datasetDescription: async (row, _, { loaders }) =>
      ('DatasetBindingDescription' in row
        ? (row as CompetitionRow)
        : await loaders.competitions.byId.load(row._id)
      )?.DatasetBindingDescription ?? null,
    datasetBindings: ofId((id, _, { loaders }) => loaders.datasetBindings.ofCompetition.load(id)),
  },
  DatasetFilePart: {
    kind: ({ Parsed }) => Parsed?.parser_type ?? null,
    table: ({ Parsed }) => Parsed?.table ?? null,
    text: ({ Parsed }) => Parsed?.text ?? null,
  },
  DatasetTable: {
    firstRow: ({ FirstRow }) => FirstRow ?? 0,
    firstColumn: ({ FirstColumn }) => FirstColumn ?? 0,
    notes: ({ Notes }) => Notes ?? [],
    encoding: ({ Encoding }) => Encoding ?? null,
    sheets: ({ Sheets }) => Sheets ?? [],
    sheet: ({ Sheet }) => Sheet ?? 0,
  },
  DatasetText: { encoding: ({ Encoding }) => Encoding ?? null },
  DatasetColumn: {
    histogram: ({ Histogram }) => Histogram ?? [],
    infinite: ({ Infinite }) => Infinite ?? 0,
    unit: ({ Unit }) => Unit ?? null,
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
    orderDatasetBindings: async (_, { input }, context) => {
      const id = input.competitionId;
      const { data } = await inputs.orderDatasetBindings.send(context.member(), input);
      context.loaders.datasetBindings.ofCompetition.clear(id).prime(id, data);
      return context.member().call(competitionCalls.get, { params: { id } });
    },
    removeDatasetBinding: async (_, { input }, context) => {
      await inputs.removeDatasetBinding.send(context.member(), input);
      return { deletedId: input.bindingId };
    },
    setDatasetDescription: async (_, { input }, context) => {
      await inputs.setDatasetDescription.send(context.member(), input);
      // The shared answer may be older than the change.
      return context.member().call(competitionCalls.get, { params: { id: input.competitionId } });
    },
  },
};
