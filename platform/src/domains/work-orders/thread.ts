import { asc, count, eq } from 'drizzle-orm';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { WorkOrderMessage } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { WorkOrderActor } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { memberById } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { currentHandler, isStaff } from './access.ts';
import { workOrderById } from './list.ts';
import { toMessage } from './presenters.ts';
import { workOrderMessages, type WorkOrderRow } from './tables.ts';

/** A page of the thread, oldest first. @throws Refusal NOT_FOUND */
export const listMessages = async (
  db: Handle,
  query: { page: number; perPage: number; WorkOrder: string },
  caller: Caller,
): Promise<Page<WorkOrderMessage>> => {
  const { Creator } = await workOrderById(db, query.WorkOrder, caller);
  const chosen = eq(workOrderMessages.workOrderId, query.WorkOrder);
  return toPage(query, {
    rows: db
      .select({ message: workOrderMessages, from: members })
      .from(workOrderMessages)
      .innerJoin(members, eq(members.id, workOrderMessages.fromId))
      .where(chosen)
      .orderBy(asc(workOrderMessages.number)),
    total: db.select({ rows: count() }).from(workOrderMessages).where(chosen),
    present: (rows) => {
      const forStaff = isStaff(caller) && Creator !== caller.id;
      return rows.map(({ message, from }) => toMessage(message, from, forStaff));
    },
  });
};

/** A work order under its lock, and the side that the caller is on. */
export interface Locked {
  order: WorkOrderRow;
  actor: WorkOrderActor;
}

interface NewRow extends Locked {
  content: string;
  attachments?: { key: string; name: string; size: number }[];
  closes?: boolean;
  moment: Date;
}

/** Writes a message in the thread of a work order that is locked. */
export const addMessage = async (
  tx: Transaction,
  caller: Caller,
  { order, actor, content, attachments = [], closes = false, moment }: NewRow,
): Promise<WorkOrderMessage> => {
  const bySupport = actor === 'support';
  const [row] = await tx
    .insert(workOrderMessages)
    .values({
      id: newId(moment.getTime()),
      workOrderId: order.id,
      fromId: caller.id,
      isAdmin: bySupport,
      content,
      attachments,
      closes,
      date: moment,
    })
    .returning();
  const from = await memberById(tx, caller.id);
  if (!row || !from) throw new Error('the new message was not stored');
  return toMessage(row, from, bySupport);
};

/**
 * Values that an answer of the support changes beside the status: the wait ends, and an unassigned
 * work order is assigned to the author of the answer.
 */
export const answeredBy = async (
  tx: Transaction,
  order: WorkOrderRow,
  staffId: string,
  moment: Date,
) => ({
  answered: true,
  waitingSince: null,
  firstAnswerDate: order.firstAnswerDate ?? moment,
  handlerId: (await currentHandler(tx, order)) ?? staffId,
});
