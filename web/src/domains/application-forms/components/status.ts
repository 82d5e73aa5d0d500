import type { ApplicationStatus } from '../../../apollo/schema.generated.ts';

/** How the state of an application is shown to who applied and to administrators. */
export const applicationStates: Record<ApplicationStatus, { text: string; color: string }> = {
  WAITING: { text: '待答复', color: 'gold' },
  ACCEPTED: { text: '已通过', color: 'success' },
  DECLINED: { text: '未通过', color: 'danger' },
};
