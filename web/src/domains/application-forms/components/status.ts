import type { ApplicationStatus } from '#apollo/schema.generated.ts';

/** Texts and colours of the states of an application, for applicants and administrators. */
export const applicationStates: Record<ApplicationStatus, { text: string; color: string }> = {
  WAITING: { text: '待答复', color: 'gold' },
  ACCEPTED: { text: '已通过', color: 'success' },
  DECLINED: { text: '未通过', color: 'danger' },
};
