import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { memberById, membersWithRole } from '../members/store.ts';
import { currentHandler } from './access.ts';
import type { WorkOrderRow } from './tables.ts';

type Order = Pick<WorkOrderRow, 'id' | 'orderId' | 'creatorId' | 'handlerId'>;

const workorder = ({ id, orderId }: Order): NotificationData => ({
  Workorder: { _id: id, OrderId: orderId },
});

/** Tells the member what has become of their work order; `Related` groups the notices of one. */
export const tellCreator = (
  tx: Transaction,
  { events }: Pick<Services, 'events'>,
  order: Order,
  eventType: number,
  message?: string,
): Promise<void> =>
  events.publish(tx, [order.creatorId], {
    kind: 'notification',
    eventType,
    related: order.id,
    data: { ...workorder(order), ...(message !== undefined && { Message: message }) },
  });

/** Tells the member of the support who has it, or all of them while none has, what its member did. */
export const tellSupport = async (
  tx: Transaction,
  { events }: Pick<Services, 'events'>,
  order: Order,
  eventType: number,
  caller: Caller,
): Promise<void> => {
  const handler = await currentHandler(tx, order);
  const staff = handler ? [handler] : await membersWithRole(tx, 'support');
  // Members aren't notified of their own actions.
  const others = staff.filter((id) => id !== caller.id);
  await tellStaff(tx, { events }, others, { order, eventType, by: order.creatorId });
};

/** Tells some of the staff what somebody did with a work order. */
export const tellStaff = async (
  tx: Transaction,
  { events }: Pick<Services, 'events'>,
  staff: readonly string[],
  {
    order,
    eventType,
    by,
    message,
  }: { order: Order; eventType: number; by: string; message?: string },
): Promise<void> => {
  const member = await memberById(tx, by);
  await events.publish(tx, [...staff], {
    kind: 'notification',
    eventType,
    related: order.id,
    data: {
      ...workorder(order),
      ...(member && { User: { _id: member.id, Name: member.name } }),
      ...(message !== undefined && { Message: message }),
    },
  });
};
