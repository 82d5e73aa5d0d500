import { events, eventCounters, notificationSettings } from '../events/tables.ts';
import { outbox } from '../mail/tables.ts';
import { ownOnly, type PersonalColumn } from './entry.ts';

/** Columns of the shared rooms by which rows are a member's: what members were told. */
export const ofRooms: readonly PersonalColumn[] = [
  {
    column: events.memberId,
    file: '通知/通知',
    title: '收到的通知的类型和时间；内容涉及他人，可在网站上查看',
    fields: [
      ownOnly(
        '收到通知这件事本身，内容另在网站上查看',
        events.memberId,
        events.number,
        events.id,
        events.kind,
        events.eventType,
        events.date,
        events.readDate,
        events.bell,
        events.desktop,
      ),
    ],
    without: [events.data, events.related],
  },
  { column: eventCounters.memberId, leftOut: '通知的序号，不含个人信息' },
  {
    column: notificationSettings.memberId,
    file: '通知/通知设置',
    title: '通知设置',
    fields: [
      ownOnly(
        '本人的设置',
        notificationSettings.memberId,
        notificationSettings.kind,
        notificationSettings.bell,
        notificationSettings.desktop,
        notificationSettings.mail,
      ),
    ],
  },
  {
    column: outbox.memberId,
    file: '通知/邮件',
    title: '发送给你的邮件的种类和时间',
    fields: [
      ownOnly(
        '发往本人邮箱的邮件，不含内容',
        outbox.key,
        outbox.memberId,
        outbox.to,
        outbox.template,
        outbox.priority,
        outbox.due,
        outbox.tries,
        outbox.handedDate,
        outbox.sentDate,
        outbox.parkedDate,
        outbox.givenUpDate,
      ),
    ],
    without: [outbox.data, outbox.lease, outbox.reason],
  },
];
