import type { EventWord } from '../competitions/rules/competition-kind.ts';
import { type Refusal, refuse } from '#shared/rules/refusal.ts';

/** Rules by which members invite others to a competition. */
export interface InvitationSettings {
  /** Text above the link that a member passes on. */
  linkText: string;
  /** True where everyone sees the number of members that each has invited. */
  showsRanking: boolean;
  /** Markdown, shown above the member's code; null shows none. */
  notice: string | null;
}

export const LINK_TEXT_LENGTH = 60;
const NOTICE_LENGTH = 3_000;

/** Why these settings can't be. */
export const settingsProblem = ({ linkText, notice }: InvitationSettings): Refusal | null => {
  if (!linkText.trim())
    return refuse('BAD_USER_INPUT', '请输入邀请链接的说明', 'invitationConfig.LinkText');
  if (linkText.trim().length > LINK_TEXT_LENGTH)
    return refuse(
      'BAD_USER_INPUT',
      `邀请链接的说明不能超过${LINK_TEXT_LENGTH}个字`,
      'invitationConfig.LinkText',
    );
  if ((notice?.length ?? 0) > NOTICE_LENGTH)
    return refuse(
      'BAD_USER_INPUT',
      `邀请说明不能超过${NOTICE_LENGTH}个字`,
      'invitationConfig.Notice',
    );
  return null;
};

/** Reason why a member can't have a code of their own: only participants invite. */
export const codeProblem = (asked: {
  hasInvitation: boolean;
  isRegistered: boolean;
  /** Word for the competition in the refusal. */
  word: EventWord;
}): Refusal | null => {
  if (!asked.hasInvitation) return refuse('CONFLICT', `该${asked.word}没有邀请活动`);
  return asked.isRegistered ? null : refuse('CONFLICT', `请先报名${asked.word}`);
};
