import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  type WorkOrder,
  workOrderCalls,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { type Person, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** 其他问题, and a type that is about a competition. */
export const OTHER_TYPE = '5e0000000000000000000051';
export const SUBMITTING_TYPE = '5e0000000000000000000022';

export const supporter = (platform: TestPlatform, name: string): Promise<Person> =>
  writer(platform, name, { roles: ['support'] });

export const file = (
  platform: TestPlatform,
  { token }: Person,
  body: object = {},
): Promise<WorkOrder> =>
  platform.call(
    workOrderCalls.create,
    { body: { Type: OTHER_TYPE, Content: '按钮点不动', ...body } },
    { token },
  );

export const say = (
  platform: TestPlatform,
  { token }: Person,
  order: WorkOrder,
  body: object = {},
) =>
  platform.call(
    workOrderCalls.send,
    { body: { WorkOrder: order._id, Content: '收到', ...body } },
    { token },
  );

export const move = (
  platform: TestPlatform,
  { token }: Person,
  { _id }: Pick<WorkOrder, '_id'>,
  Status: number,
  Reason?: string,
): Promise<WorkOrder> =>
  platform.call(
    workOrderCalls.setStatus,
    { params: { id: _id }, body: { Status, ...(Reason !== undefined && { Reason }) } },
    { token },
  );

/** Gives a work order to somebody of the staff; null releases it. */
export const assign = (
  platform: TestPlatform,
  { token }: Person,
  { _id }: Pick<WorkOrder, '_id'>,
  to: Person | null,
): Promise<WorkOrder> =>
  platform.call(
    supportDeskCalls.assign,
    { params: { id: _id }, body: { Handler: to?.id ?? null } },
    { token },
  );

export const read = (
  platform: TestPlatform,
  { token }: Person,
  { _id }: Pick<WorkOrder, '_id'>,
): Promise<WorkOrder> => platform.call(workOrderCalls.get, { params: { id: _id } }, { token });

/** The events that somebody was told of, newest first. */
export const told = async (platform: TestPlatform, { token }: Person): Promise<number[]> => {
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ EventType }) => EventType);
};
