import { channelListPath } from '#domains/channels/paths.ts';
import { columnListPath } from '#domains/columns/paths.ts';
import { activityListPath } from '#domains/activities/paths.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { datasetListPath } from '#domains/datasets/paths.ts';
import { projectListPath } from '#domains/projects/paths.ts';
import { homePath } from '#routing/home.ts';

/** Areas of the site; one joins when it leads somewhere. */
export const areas = [
  // Alone: everything else lies below it.
  { text: '首页', to: homePath, end: true },
  { text: '频道', to: channelListPath, end: false },
  { text: '项目', to: projectListPath, end: false },
  { text: '数据集', to: datasetListPath, end: false },
  { text: '比赛', to: competitionListPath, end: false },
  { text: '活动', to: activityListPath, end: false },
  { text: '专栏', to: columnListPath, end: false },
] as const;
