import {
  labDatasetsProblem,
  notebookProblems,
  projectProblems,
} from '@whaletide/schema/domains/projects/rules.ts';
import type { Visibility } from '#apollo/schema.generated.ts';
import { type Said, unsaid } from '#components/AuthorshipField/said.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { ChosenDataset } from './datasets-field.ts';
import type { UploadedFile } from '#lib/upload.ts';

/** Values of a project's forms. */
export interface ProjectValues {
  title: string;
  description: string;
  tagIds: string[];
  visibility: Visibility;
  notebooks: UploadedFile[];
  datasets: ChosenDataset[];
  /** In whose name; null in the author's own. */
  organizationId: string | null;
  /** Author of its first version; of later ones they are asked when these are published. */
  said: Said;
}

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  tagIds: [],
  visibility: 'PRIVATE',
  notebooks: [],
  datasets: [],
  organizationId: null,
  said: unsaid,
};

/** Finds the problems with the values, by the fields of the input. */
export const problemsOf = (
  input: 'CreateProjectInput' | 'UpdateProjectInput',
  { title, description, tagIds, notebooks, datasets }: ProjectValues,
) =>
  problemsByField(input, [
    ...projectProblems({ title, description, tags: tagIds }),
    ...[labDatasetsProblem(datasets.map(({ id }) => id))].filter((problem) => problem !== null),
    ...notebookProblems(notebooks.map(({ name }) => name)),
  ]);

/** As they are sent: without spaces around, and files by what an input names of them. */
export const toProjectInput = ({
  title,
  description,
  notebooks,
  datasets,
  said: _,
  ...values
}: ProjectValues) => ({
  ...values,
  title: title.trim(),
  description: description.trim(),
  notebooks: notebooks.map(({ key, name, ext, size }) => ({ key, name, ext, size })),
  datasetIds: datasets.map(({ id }) => id),
});
