import type { SearchTrendType } from '#apollo/schema.generated.ts';
import { channelPath } from '#domains/channels/paths.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { activityPath, competitionPath } from '#domains/competitions/paths.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';

export interface Trend {
  name: string;
  type: SearchTrendType;
  url: string | null;
  id: string | null;
}

const pathOf: Record<Exclude<SearchTrendType, 'URL'>, (id: string) => string> = {
  PROJECT: projectPath,
  DATASET: datasetPath,
  COMPETITION: competitionPath,
  ACTIVITY: activityPath,
  COLUMN: columnPath,
  CHANNEL: channelPath,
};

/**
 * Answers the target of a trending word: a path of this site, or an address; null where it has
 * none.
 */
export const trendAddress = ({ type, url, id }: Trend): string | null => {
  if (type === 'URL') return url;
  return id === null ? null : pathOf[type](id);
};
