import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, Ids, ListOf } from '#shared/rest/common.ts';

/** A dataset that a project works with. */
export const LabDataset = Type.Object({
  Lab: Id,
  Dataset: Id,
  /** Read by its member alone. */
  Private: Type.Boolean(),
});
export type LabDataset = Static<typeof LabDataset>;

export const labDatasetCalls = {
  /** The path is ours: the specification doesn't show it. */
  list: call({
    operation: 'labDatasets.list',
    method: 'GET',
    path: '/api/labDatasets',
    access: 'either',
    summary:
      'Which datasets these projects work with, as far as the one who asks may see both of them',
    query: Type.Object({ Lab: Ids }),
    response: ListOf(LabDataset),
  }),
};
