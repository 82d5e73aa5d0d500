import type { QualificationStatus } from '../../../../apollo/schema.generated.ts';

/** How each state of a qualification review reads. */
export const looks: Record<QualificationStatus, { text: string; color: string }> = {
  IN_REVIEW: { text: '审核中', color: 'gold' },
  PASSED: { text: '已通过', color: 'success' },
  REJECTED: { text: '未通过', color: 'danger' },
  UNKNOWN: { text: '未知', color: 'gray' },
};
