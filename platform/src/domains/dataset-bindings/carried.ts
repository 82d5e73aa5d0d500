import { asc, eq, inArray } from 'drizzle-orm';
import { Type } from 'typebox';
import {
  datasetBindingCalls,
  type DatasetBindingInput,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { Prose } from '@whaletide/schema/shared/rest/common.ts';
import { slices } from '#database/slices.ts';
import { newId } from '#ids.ts';
import { type CompetitionPart, documentOf } from '../competitions/store/carried.ts';
import { createBinding, describeDatasets } from './managing.ts';
import { datasetBindings, datasetFiles } from './tables.ts';

const Document = Type.Object({
  Description: Prose,
  Datasets: Type.Array(datasetBindingCalls.create.body, { maxItems: 100 }),
});
const check = documentOf<{ Description: string; Datasets: DatasetBindingInput[] }>(
  Document,
  '数据集',
);

const copy: CompetitionPart['copy'] = async (tx, _, { from, to }) => {
  const rows = await tx
    .select()
    .from(datasetBindings)
    .where(eq(datasetBindings.competitionId, from));
  const copies = new Map(rows.map((row) => [row.id, { ...row, id: newId(), competitionId: to }]));
  if (copies.size === 0) return;
  await tx.insert(datasetBindings).values([...copies.values()]);
  const files = await tx
    .select()
    .from(datasetFiles)
    .where(inArray(datasetFiles.bindingId, [...copies.keys()]));
  const copied = files.flatMap((file) => {
    const binding = copies.get(file.bindingId);
    return binding ? [{ ...file, bindingId: binding.id }] : [];
  });
  for (const slice of slices(copied)) await tx.insert(datasetFiles).values(slice);
};

/** Datasets of a competition; the files of a copy are the same uploads, those of an archive new ones. */
export const carriedDatasets: CompetitionPart = {
  name: 'datasets',
  copy,
  archive: {
    describe: async (db, { competition, upload }) => {
      const rows = await db
        .select({ binding: datasetBindings, token: datasetFiles.token })
        .from(datasetBindings)
        .leftJoin(datasetFiles, eq(datasetFiles.bindingId, datasetBindings.id))
        .where(eq(datasetBindings.competitionId, competition.id))
        .orderBy(
          asc(datasetBindings.position),
          asc(datasetBindings.id),
          asc(datasetFiles.position),
          asc(datasetFiles.token),
        );
      const bindings = new Map(rows.map(({ binding }) => [binding.id, binding]));
      return {
        Description: competition.datasetDescription,
        Datasets: [...bindings.values()].map(({ id, ...binding }) => ({
          Title: binding.title,
          Descriptions: binding.description,
          Public: binding.isPublic,
          ReviewStage: binding.reviewStage,
          Files: rows.flatMap(({ binding: of, token }) =>
            of.id === id && token !== null ? [upload(token, 'dataset')] : [],
          ),
        })),
      };
    },
    build: async (services, caller, { competitionId }, document) => {
      const { Description, Datasets } = check(document);
      await describeDatasets(services, caller, competitionId, Description);
      for (const dataset of Datasets) await createBinding(services, caller, competitionId, dataset);
    },
  },
};
