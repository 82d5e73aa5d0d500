import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { DAY } from '#shared/rules/time.ts';

/** Days in the trash after which a competition is gone for good. */
export const TRASH_DAYS = 30;

/** Time from which on a competition in the trash is gone for good. */
export const purgeDate = (trashed: Date): Date => new Date(trashed.getTime() + TRASH_DAYS * DAY);

/** Facts that decide whether a competition can be deleted. */
export interface Trashable {
  finalRanking: boolean;
  /** True for a series that holds competitions. */
  hasChildren: boolean;
}

/** Why a competition can't be deleted; null when it can. */
export const trashProblem = ({ finalRanking, hasChildren }: Trashable): Refusal | null => {
  if (hasChildren) return refuse('CONFLICT', '该系列赛下还有比赛，不能删除');
  return finalRanking ? refuse('CONFLICT', '最终排名已发布，不能删除') : null;
};

/** Why a competition can't be restored; null when it can. */
export const restoreProblem = (trashed: Date, now: Date): Refusal | null =>
  now < purgeDate(trashed) ? null : refuse('CONFLICT', `已删除超过${TRASH_DAYS}天，不能恢复`);
