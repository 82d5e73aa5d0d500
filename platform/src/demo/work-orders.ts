import {
  resolveStatus,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { workOrderTypes as fixed } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { answerDue } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { CONFIRM_DAYS } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import { fillWorkOrderTypes } from '../domains/work-orders/catalogue.ts';
import type { Transaction } from '../database/database.ts';
import {
  cannedAnswers,
  workOrderFiles,
  workOrderMessages,
  workOrders,
} from '../domains/work-orders/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { CLOSE_WORK_ORDER_JOB } from '../domains/work-orders/status.ts';
import { jobs } from '../jobs/tables.ts';
import { insertAll } from './insert.ts';
import { accountId } from './people.ts';
import { demoPicture } from './picture.ts';
import { demoId, demoKey } from './random.ts';
import { cannedAnswerTexts, type DemoTicket, tickets } from './work-order-texts.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PICTURE_KEY = demoKey(9_200_000);
const { awaitingConfirmation, closed } = workOrderStatus;

const resolved = {
  yes: resolveStatus.resolved,
  reopened: resolveStatus.reopened,
  timeout: resolveStatus.timedOut,
} as const;

/** `{picture}` stands for the demo's one screenshot, which belongs to the member. */
const written = (text: string) => text.replace('{picture}', `![截图](/files/${PICTURE_KEY})`);

/** Hours since which the member waits for an answer; null where they don't. */
const waitsFor = ({ status, ago, ended, messages }: DemoTicket): number | null => {
  if (status === awaitingConfirmation || status === closed) return null;
  if (ended !== undefined) return ended;
  const answered = messages.findLastIndex(({ support }) => support);
  return answered < 0 ? ago : (messages[answered + 1]?.ago ?? null);
};

const rowsOf = (ticket: DemoTicket, index: number, competitionId: string | null, now: Date) => {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);
  const id = demoId('workOrder', index + 1);
  const last = ticket.messages.at(-1);
  const waits = waitsFor(ticket);
  const answer = ticket.messages.find(({ support }) => support);
  const handler = ticket.handler ?? (answer && 'support');
  const modified = at(ticket.ended ?? last?.ago ?? ticket.ago);
  const order: typeof workOrders.$inferInsert = {
    id,
    creatorId: accountId(ticket.by),
    typeId: ticket.type,
    content: written(ticket.content),
    competitionId: ticket.competition ? competitionId : null,
    status: ticket.status,
    resolve: ticket.resolved ? resolved[ticket.resolved] : null,
    confirmBefore:
      ticket.status === awaitingConfirmation
        ? new Date(modified.getTime() + CONFIRM_DAYS * DAY)
        : null,
    answered: last?.support ?? false,
    waitingSince: waits === null ? null : at(waits),
    answerDue: answerDue(at(ticket.ago)),
    firstAnswerDate: answer ? at(answer.ago) : null,
    priority: ticket.by === 'creator',
    handlerId: handler ? accountId(handler) : null,
    createDate: at(ticket.ago),
    modifyDate: modified,
  };
  const messages = ticket.messages.map(
    (
      { support = false, closes = false, text, ago },
      position,
    ): typeof workOrderMessages.$inferInsert => ({
      id: demoId('workOrderMessage', index * 16 + position + 1),
      workOrderId: id,
      fromId: accountId(support ? 'support' : ticket.by),
      isAdmin: support,
      content: text,
      attachments: [],
      closes,
      date: at(ago),
    }),
  );
  return { order, messages };
};

/** The screenshot that the member's first work order shows. */
export const demoScreenshot = (
  now: Date,
): { upload: typeof uploads.$inferInsert; content: Buffer } => {
  const content = demoPicture(57);
  return {
    content,
    upload: {
      key: PICTURE_KEY,
      memberId: accountId('member'),
      purpose: 'work-order',
      ext: '.png',
      name: '提交页截图.png',
      size: content.length,
      createDate: new Date(now.getTime() - 30 * DAY),
    },
  };
};

/** Work orders in every state, most of them the member's; their numbers follow their order. */
export const insertWorkOrders = async (
  tx: Transaction,
  competitionId: string | null,
  now: Date,
): Promise<void> => {
  await fillWorkOrderTypes(tx);
  const rows = tickets(fixed.suggestion)
    .toSorted((one, other) => other.ago - one.ago)
    .map((ticket, index) => rowsOf(ticket, index, competitionId, now));
  await insertAll(
    tx,
    workOrders,
    rows.map(({ order }) => order),
  );
  await insertAll(
    tx,
    workOrderMessages,
    rows.flatMap(({ messages }) => messages),
  );
  await insertAll(
    tx,
    cannedAnswers,
    cannedAnswerTexts.map(([title, text], index) => {
      const date = new Date(now.getTime() - 30 * DAY);
      const id = demoId('cannedAnswer', index + 1);
      return { id, title, text, createDate: date, updateDate: date };
    }),
  );
  await insertAll(
    tx,
    jobs,
    rows.flatMap(({ order: { id, confirmBefore } }, index) =>
      confirmBefore
        ? {
            id: demoId('workOrderClosing', index + 1),
            kind: CLOSE_WORK_ORDER_JOB,
            data: { id, confirmBefore: confirmBefore.toISOString() },
            due: confirmBefore,
          }
        : [],
    ),
  );
  const shown = rows.filter(({ order }) => order.content.includes(PICTURE_KEY));
  await insertAll(
    tx,
    workOrderFiles,
    shown.map(({ order }) => ({ workOrderId: order.id, key: PICTURE_KEY })),
  );
};
