import { showcaseProblems } from '@whaletide/schema/domains/datasets/rules/dataset-showcase.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { ShowcaseSettingsFragment } from './Showcase.generated.ts';

export interface EntryValues {
  datasetId: string;
  title: string;
  /** Not everybody sees it any more. */
  gone: boolean;
  reason: string;
}

export interface GroupValues {
  /** Key within the form only, since a name may be changed. */
  key: string;
  name: string;
  isShown: boolean;
  datasets: EntryValues[];
}

/** Values of the form. Sponsors are ids, each on a line of its own. */
export interface ShowcaseValues {
  groups: GroupValues[];
  sponsorIds: string;
}

const newKey = (() => {
  let last = 0;
  return () => `group-${(last += 1)}`;
})();

export const emptyGroup = (): GroupValues => ({
  key: newKey(),
  name: '',
  isShown: true,
  datasets: [],
});

export const valuesOf = ({ groups, sponsorIds }: ShowcaseSettingsFragment): ShowcaseValues => ({
  groups: groups.map(({ name, isShown, datasets }) => ({
    key: newKey(),
    name,
    isShown,
    datasets: datasets.map(({ datasetId, reason, dataset }) => ({
      datasetId,
      reason,
      title: dataset?.title ?? datasetId,
      gone: dataset?.visibility !== 'PUBLIC' || dataset.foldReason !== null,
    })),
  })),
  sponsorIds: sponsorIds.join('\n'),
});

/** As they are sent: without spaces around, and without empty lines. */
export const inputOf = ({ groups, sponsorIds }: ShowcaseValues) => ({
  groups: groups.map(({ name, isShown, datasets }) => ({
    name: name.trim(),
    isShown,
    datasets: datasets.map(({ datasetId, reason }) => ({ datasetId, reason: reason.trim() })),
  })),
  sponsorIds: sponsorIds
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

const ID = /^[0-9a-f]{24}$/;

/** Finds the problems with the values, by the fields of the input. */
export const problemsOf = (values: ShowcaseValues) => {
  const { groups, sponsorIds } = inputOf(values);
  const wrong = sponsorIds.find((id) => !ID.test(id));
  return problemsByField('SetDatasetShowcaseInput', [
    ...showcaseProblems({
      groups: groups.map(({ name, datasets }) => ({
        name,
        datasets: datasets.map(({ datasetId, reason }) => ({ dataset: datasetId, reason })),
      })),
      sponsors: sponsorIds,
    }),
    ...(wrong === undefined ? [] : [{ message: `「${wrong}」不是用户编号`, field: 'Sponsors' }]),
  ]);
};
