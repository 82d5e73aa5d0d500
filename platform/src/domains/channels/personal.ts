import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { channelModerators } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: channelModerators.memberId,
    file: '频道/版主',
    title: '担任版主的频道',
    fields: [
      ownOnly(
        '本人担任的版主，是公开的',
        channelModerators.channelId,
        channelModerators.memberId,
        channelModerators.date,
      ),
    ],
  },
];
