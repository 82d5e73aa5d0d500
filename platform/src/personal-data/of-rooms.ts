import { events, eventCounters, notificationSettings } from '../events/tables.ts';
import { outbox } from '../mail/tables.ts';
import type { PersonalColumn } from './entry.ts';

/** Columns of the shared rooms by which rows are a member's: what members were told. */
export const ofRooms: readonly PersonalColumn[] = [
  {
    column: events.memberId,
    file: '通知/通知',
    title: '收到的通知的类型和时间；内容涉及他人，可在网站上查看',
    without: [events.data, events.related],
  },
  { column: eventCounters.memberId, leftOut: '通知的序号，不含个人信息' },
  { column: notificationSettings.memberId, file: '通知/通知设置', title: '通知设置' },
  {
    column: outbox.memberId,
    file: '通知/邮件',
    title: '发送给你的邮件的种类和时间',
    without: [outbox.data, outbox.lease, outbox.reason],
  },
];
