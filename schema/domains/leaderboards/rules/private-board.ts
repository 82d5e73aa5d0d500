import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Words that an organizer types to show a private board before its end. */
export const EARLY_OPENING_WORDS = '提前公开';

/** A private board, as its task or stage says of it. */
export interface PrivateBoard {
  shown: boolean;
  /** Time at which the task or the stage ends, ISO 8601. */
  endDate: string;
}

/** Tells whether everyone sees the board while teams can still submit. */
export const isOpenEarly = ({ shown, endDate }: PrivateBoard, now: Date): boolean =>
  shown && now.getTime() < Date.parse(endDate);

/**
 * Why a private board can't be opened so. Before its end every new work would tell of the hidden
 * rows, so that showing it then is asked for in words; what is open early already isn't asked again.
 *
 * @param before null where there was none
 */
export const earlyOpeningProblem = (
  before: PrivateBoard | null,
  after: PrivateBoard,
  words: string | undefined,
  now: Date,
): Refusal | null => {
  if (!isOpenEarly(after, now) || (before && isOpenEarly(before, now))) return null;
  return words?.trim() === EARLY_OPENING_WORDS
    ? null
    : refuse(
        'BAD_USER_INPUT',
        `结束前公开 Private 排行榜，会透露隐藏数据上的得分，请输入「${EARLY_OPENING_WORDS}」确认`,
        'PrivateBoardConfirmation',
      );
};

/**
 * Answers the time at which a board was opened: kept while it stays open, null while it is closed.
 */
export const openedDate = (
  before: { shown: boolean; openedDate: Date | null } | null,
  shown: boolean,
  now: Date,
): Date | null => {
  if (!shown) return null;
  return before?.shown ? before.openedDate : now;
};
