import type { PersonalColumn } from '../../personal-data/entry.ts';
import { competitionRoles, competitions, competitionTutors, taskSolutions } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  { column: competitions.organizerId, file: '比赛/主办的比赛', title: '主办的比赛' },
  { column: competitions.trashedBy, leftOut: '比赛的删除记录，见操作日志' },
  { column: competitionTutors.memberId, file: '比赛/担任导师的活动', title: '担任导师的活动' },
  { column: competitionRoles.memberId, file: '比赛/协办与评审', title: '协办或评审的比赛' },
  { column: competitionRoles.givenBy, leftOut: '授权记录属于比赛，见操作日志' },
  { column: taskSolutions.storedBy, leftOut: '标准答案属于比赛，见该任务' },
];
