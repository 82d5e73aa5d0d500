import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { supportPath } from '#routing/support.ts';

/** The help centre's form for a new work order, with what has been chosen already. */
export const fileWorkOrderPath = (chosen: { type?: string; competition?: string } = {}) =>
  `${supportPath()}?${new URLSearchParams({ tab: 'submit', ...chosen })}`;

/** Answers the path at which a banned team appeals. */
export const banAppealPath = (competition: string) =>
  fileWorkOrderPath({ type: workOrderTypes.banAppeal, competition });

export const workOrdersPath = '/home/user/workorder';
export const workOrderPath = (id: string) => `${workOrdersPath}/${id}`;

export const suggestionPath = '/home/suggestion';

/** Everybody's work orders, for the support staff. */
export const supportDeskPath = '/home/admin/workorders';
/** Texts for the support's answers. */
export const cannedAnswersPath = '/home/admin/canned-answers';
export const supportDeskOrderPath = (id: string) => `${supportDeskPath}/${id}`;
