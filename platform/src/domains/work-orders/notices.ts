import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { memberById, membersWithRole } from '../members/store.ts';
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

/** Tells who of the support works on it, or all of them before anybody does, what its member did. */
export const tellSupport = async (
  tx: Transaction,
  { events }: Pick<Services, 'events'>,
  order: Order,
  eventType: number,
  caller: Caller,
): Promise<void> => {
  const staff = order.handlerId ? [order.handlerId] : await membersWithRole(tx, 'support');
  const creator = await memberById(tx, order.creatorId);
  // Nobody is told of what they did themselves.
  const others = staff.filter((id) => id !== caller.id);
  await events.publish(tx, others, {
    kind: 'notification',
    eventType,
    related: order.id,
    data: {
      ...workorder(order),
      ...(creator && { User: { _id: creator.id, Name: creator.name } }),
    },
  });
};
