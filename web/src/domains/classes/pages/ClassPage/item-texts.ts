import {
  classItemKindNames,
  itemState,
  type ItemState,
} from '@whaletide/schema/domains/classes/rules/items.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { detailPath } from '#domains/competitions/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import { formatDateTime } from '#lib/dates.ts';
import type { ClassItemFactsFragment } from './ClassPage.generated.ts';

export type Item = ClassItemFactsFragment;
export type Result = NonNullable<Item['result']>;

export const kindName = ({ kind }: Pick<Item, 'kind'>): string =>
  ({
    COMPETITION: classItemKindNames.competition,
    PRACTICE: classItemKindNames.practice,
    LESSON: classItemKindNames.lesson,
  })[kind];

/** Name of what is to be done; null where it can't be read any more. */
const nameOf = ({ competition, task, project }: Item): string | null => {
  if (project) return project.title;
  return competition && task ? `${competition.name} · ${task.name}` : null;
};

export const itemTitle = (item: Item): string => nameOf(item) ?? '内容已不可见';

/** Page at which it is done; null where that can't be read any more. */
export const itemPath = (item: Item): string | null => {
  const { kind, competition, project, column } = item;
  if (nameOf(item) === null) return null;
  if (project) return projectPath(project.id, { column: column?.id ?? null });
  if (!competition) return null;
  return kind === 'PRACTICE' ? detailPath(competition, 'practice') : detailPath(competition);
};

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** State of an item for a student at a moment, in ms. */
export const stateOf = (item: Item, result: Result | null, now: number): ItemState =>
  itemState({ openDate: dateOf(item.opensAt), dueDate: dateOf(item.dueAt) }, result, new Date(now));

/** Times of an item in words. */
export const periodText = ({ opensAt, dueAt }: Pick<Item, 'opensAt' | 'dueAt'>): string => {
  const parts = [
    opensAt && `${formatDateTime(opensAt)} 开放`,
    dueAt && `${formatDateTime(dueAt)} 截止`,
  ];
  return parts.filter(Boolean).join('，') || '没有时间限制';
};

/** Score of a result with its number of tries; empty for what is read. */
export const resultText = ({ score, tries }: Pick<Result, 'score' | 'tries'>): string =>
  score === null ? '' : `${scoreText(score)}（${tries ?? 0} 次提交）`;
