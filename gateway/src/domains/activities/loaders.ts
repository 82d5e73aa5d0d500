import { activityCalls, type CompetitionField } from '@whaletide/schema/domains/activities/rest.ts';
import type { LoaderScope } from '#graphql/loaders.ts';

export interface ActivityLoaders {
  /** All fields, asked for once a request. */
  fields: () => Promise<readonly CompetitionField[]>;
}

export const activityLoaders = ({ upstream }: LoaderScope): ActivityLoaders => {
  let asked: Promise<readonly CompetitionField[]> | undefined;
  return {
    fields: () => (asked ??= upstream.shared(activityCalls.fields).then(({ data }) => data)),
  };
};
