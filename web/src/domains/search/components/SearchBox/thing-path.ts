import type { SearchKind } from '#apollo/schema.generated.ts';
import { channelPath } from '#domains/channels/paths.ts';
import { columnPath } from '#domains/columns/paths.ts';
import { activityPath, competitionPath } from '#domains/competitions/paths.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { profilePath } from '#domains/members/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';

/** Something that is called as a suggestion says. */
export interface Thing {
  kind: SearchKind;
  id: string;
}

/** Names of kinds beside suggestions. */
export const kindNames: Record<SearchKind, string> = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
  ACTIVITY: '活动',
  CHANNEL: '频道',
  COLUMN: '专栏',
  POST: '帖子',
  MEMBER: '用户',
};

const pathOf: Record<Exclude<SearchKind, 'POST'>, (id: string) => string> = {
  PROJECT: projectPath,
  DATASET: datasetPath,
  COMPETITION: competitionPath,
  ACTIVITY: activityPath,
  CHANNEL: channelPath,
  COLUMN: columnPath,
  MEMBER: profilePath,
};

/** Answers the page of a thing; null for a post, whose address names its forum as well. */
export const thingPath = ({ kind, id }: Thing): string | null =>
  kind === 'POST' ? null : pathOf[kind](id);
