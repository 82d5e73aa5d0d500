import {
  CREATOR_ACCEPTED_NOTICE,
  CREATOR_ACCEPTED_TEXT,
} from '@whaletide/schema/domains/creators/rules/creator-acceptance.ts';
import {
  applyingProblem,
  joinProblem,
} from '@whaletide/schema/domains/creators/rules/programme.ts';
import {
  type CreatorApplication,
  creatorApplicationContent,
  creatorApplicationProblems,
} from '@whaletide/schema/domains/creators/rules/application.ts';
import type { WorkOrder } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import type { Application } from '#application.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockedMember } from '../members/store.ts';
import { keepWorkOrder } from '../work-orders/store/filing.ts';
import { creatorOf, insertCreator, membershipOf } from './store/membership.ts';

const typeId = workOrderTypes.creatorApplication;

/** REST's keys of the fields, for refusals. */
const keys: Record<keyof CreatorApplication, string> = {
  worksLink: 'WorksLink',
  records: 'Records',
  contact: 'Contact',
  referrer: 'Referrer',
};

/**
 * Files an application to join the programme. Of two at once the second finds the first open.
 * @throws Refusal BAD_USER_INPUT at its field, CONFLICT as creators/rules/programme.ts says,
 * RATE_LIMITED
 */
export const applyAsCreator = async (
  services: Services,
  caller: Caller,
  application: CreatorApplication,
): Promise<WorkOrder> => {
  const [problem] = Object.entries(creatorApplicationProblems(application));
  if (problem) throw badInput(problem[1], keys[problem[0] as keyof CreatorApplication]);
  return services.database.transaction(async (tx) => {
    const { creatorBanned } = await lockedMember(tx, caller.id);
    const membership = membershipOf(await creatorOf(tx, caller.id), creatorBanned);
    refuseIf(applyingProblem(membership));
    const Content = creatorApplicationContent(application);
    return keepWorkOrder(tx, services, caller, { Type: typeId, Content });
  });
};

/** Application to join the programme, as the support accepts it. */
export const creatorApplication: Application = {
  problem: async (tx, { id, creatorBanned }) =>
    joinProblem(membershipOf(await creatorOf(tx, id), creatorBanned)),
  grant: async (tx, { id }, date) => {
    await insertCreator(tx, id, date);
    return { before: { creator: false }, after: { creator: true } };
  },
  text: CREATOR_ACCEPTED_TEXT,
  notice: CREATOR_ACCEPTED_NOTICE,
};
