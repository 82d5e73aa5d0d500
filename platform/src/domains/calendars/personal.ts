import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { calendarLinks } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: calendarLinks.memberId,
    file: '日历/订阅地址',
    title: '日历订阅地址生成的时间',
    fields: [ownOnly('本人的日历订阅', calendarLinks.memberId, calendarLinks.createDate)],
    without: [calendarLinks.token],
  },
];
