import { ANSWER_COUNT_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import type { WorkOrderAnswer, WorkOrderAssignment } from '#apollo/schema.generated.ts';
import { supportDeskPath } from '#domains/work-orders/paths.ts';
import { statusOf } from '#domains/work-orders/status-text.ts';

/** Tab of work orders with any status. */
export const ALL = 'ALL';

/** States of the support's answer that can be chosen, in their order. */
export const answerTexts: Record<WorkOrderAnswer, string> = {
  WAITING: '等待回复',
  OVERDUE: '超过承诺时间',
  DUE: `近 ${ANSWER_COUNT_DAYS} 天应答复`,
  IN_TIME: `近 ${ANSWER_COUNT_DAYS} 天按时答复`,
};
export const answerStates = Object.keys(answerTexts) as WorkOrderAnswer[];

const assignments: readonly WorkOrderAssignment[] = ['MINE', 'UNASSIGNED'];

/** Path of the desk's list of exactly the work orders that a figure counts. */
export const countedPath = (answer: WorkOrderAnswer): string =>
  `${supportDeskPath}?${new URLSearchParams({ status: ALL, answer })}`;

/** Reads the choices of an address of the desk; null where it chooses all. */
export const deskFilter = (query: URLSearchParams) => {
  const status = statusOf(query.get('status') ?? 'PENDING');
  const answer = answerStates.find((one) => one === query.get('answer')) ?? null;
  const waits = answer === 'WAITING' || answer === 'OVERDUE';
  return {
    status,
    typeGroupId: query.get('group') || null,
    assignment: assignments.find((one) => one === query.get('handler')) ?? null,
    answer,
    text: query.get('q') || null,
    oldestFirst: waits || status === 'PENDING' || status === 'PROCESSING',
  };
};
export type DeskFilter = ReturnType<typeof deskFilter>;
