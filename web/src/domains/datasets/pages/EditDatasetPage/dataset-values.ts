import {
  datasetProblems,
  isChosenDatasetTag,
} from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import type { Visibility } from '#apollo/schema.generated.ts';
import { problemsByField } from '#lib/field-of.ts';
import { hashOf } from '#lib/seed.ts';
import type { EditDatasetQuery } from './EditDataset.generated.ts';

export interface DatasetValues {
  title: string;
  description: string;
  document: string;
  tagIds: string[];
  licenseId: string | null;
  visibility: Visibility;
  image: string | null;
  /** In whose name; null in the member's own. */
  organizationId: string | null;
}

type Edited = Pick<
  NonNullable<EditDatasetQuery['dataset']>,
  | 'title'
  | 'description'
  | 'document'
  | 'visibility'
  | 'image'
  | 'license'
  | 'tags'
  | 'organization'
>;

/** Answers the form's initial values; empty for a new dataset. */
export const valuesOf = (dataset?: Edited): DatasetValues => ({
  title: dataset?.title ?? '',
  description: dataset?.description ?? '',
  document: dataset?.document ?? '',
  tagIds: (dataset?.tags ?? []).filter(({ name }) => isChosenDatasetTag(name)).map(({ id }) => id),
  licenseId: dataset?.license?.id ?? null,
  visibility: dataset?.visibility ?? 'PRIVATE',
  image: dataset?.image ?? null,
  organizationId: dataset?.organization?.id ?? null,
});

/** Finds the problems for which a form with these fields would be refused, before it is sent. */
export const problemsOf = ({ title, description, document, tagIds }: DatasetValues) =>
  problemsByField(
    'CreateDatasetInput',
    datasetProblems({ title, description, document, tags: tagIds }),
  );

/** As it is sent: without spaces around. */
export const toDatasetInput = (values: DatasetValues): DatasetValues => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
});

/** Computes the state that a draft of a change belongs to: other texts have another number. */
export const stateOf = (stored: DatasetValues): string =>
  String(hashOf(JSON.stringify({ ...stored, image: null })));
