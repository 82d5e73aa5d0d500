import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, Line, TitleLine } from '#shared/rest/common.ts';
import { Dataset } from './dataset-documents.ts';

/** Some datasets under one heading, as administrators have put them together. */
export const ShowcaseGroup = Type.Object({
  Name: TitleLine,
  /** True where visitors see it. */
  Display: Type.Boolean(),
  datasetBindings: Type.Array(
    Type.Object({
      /** Why it is there. */
      Reason: Line,
      Dataset: Id,
    }),
    { maxItems: 100 },
  ),
});
export type ShowcaseGroup = Static<typeof ShowcaseGroup>;

/** All that stands above the list of datasets; lengths by datasets/rules/dataset-showcase.ts. */
export const ShowcaseSettings = Type.Object({
  Groups: Type.Array(ShowcaseGroup, { maxItems: 20 }),
  /** Members, in their order. */
  Sponsors: Type.Array(Id, { maxItems: 20 }),
});
export type ShowcaseSettings = Static<typeof ShowcaseSettings>;

/** A dataset that is recommended, and why. */
export const RecommendedDataset = Type.Object({ Reason: Type.String(), Dataset });
export type RecommendedDataset = Static<typeof RecommendedDataset>;

/** A group as everybody sees it, with its first three datasets. */
export const DatasetRecommendation = Type.Object({
  Name: Type.String(),
  datasetBindings: Type.Array(RecommendedDataset),
});
export type DatasetRecommendation = Static<typeof DatasetRecommendation>;

export const DatasetShowcase = Type.Object({
  /** At most five, each with three datasets that everybody sees. */
  data: Type.Array(DatasetRecommendation),
  /** At most three members whose accounts are open. */
  Sponsors: Type.Array(Id),
});
export type DatasetShowcase = Static<typeof DatasetShowcase>;

export const datasetShowcaseCalls = {
  /** Groups of recommended datasets, and the sources beside them, which administrators choose. */
  shown: call({
    operation: 'datasetShowcase.shown',
    method: 'GET',
    path: '/api/datasetRecommendation',
    access: 'public',
    summary: 'The recommended datasets by their groups, and the members they come from',
    response: DatasetShowcase,
  }),
  /** The paths are ours: the specification doesn't show how it is edited. */
  settings: call({
    operation: 'datasetShowcase.settings',
    method: 'GET',
    path: '/api/admin/datasetRecommendation',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'The same as it was put together; for administrators, else 403 FORBIDDEN',
    response: ShowcaseSettings,
  }),
  set: call({
    operation: 'datasetShowcase.set',
    method: 'PUT',
    path: '/api/admin/datasetRecommendation',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Replaces it as a whole; for administrators. Refused as datasets/rules/dataset-showcase.ts says, 404 NOT_FOUND for a dataset that isn’t public or a member who isn’t there',
    body: ShowcaseSettings,
    response: ShowcaseSettings,
  }),
};
