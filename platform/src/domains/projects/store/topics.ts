import { isChosenTag } from '@whaletide/schema/domains/projects/rules.ts';
import { tagGroups } from '../tags-catalogue.ts';

/** Topics of projects: their tags by id, without those that administrators give. */
export const topics: ReadonlyMap<string, string> = new Map(
  tagGroups.flatMap(({ children }) =>
    children.flatMap(({ _id, Name }): [string, string][] =>
      isChosenTag(Name) ? [[_id, Name]] : [],
    ),
  ),
);
