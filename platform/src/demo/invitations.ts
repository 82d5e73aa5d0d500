import type { InvitationSettings } from '@whaletide/schema/domains/invitations/rules.ts';
import type { invitationCodes } from '../domains/invitations/tables.ts';
import type { registrations } from '../domains/teams/tables.ts';

/** Competition in which members invite each other. */
const INVITING = '西雅图天气预测赛';

const settings: InvitationSettings = {
  linkText: '和我一起预报西雅图的天气',
  showsRanking: true,
  notice:
    '把邀请链接发给朋友，对方报名时会自动填上你的邀请码。**邀请不设上限**，排名每次打开时更新。',
};

export const demoInvitation = (name: string): InvitationSettings | null =>
  name === INVITING ? settings : null;

type Registered = typeof registrations.$inferInsert;

/** The first few who registered have invited some of the others: ever fewer, the later they came. */
export const withInvitations = (
  registered: readonly Registered[],
): { codes: (typeof invitationCodes.$inferInsert)[]; registered: Registered[] } => {
  const codes = registered.slice(0, 4).map(({ competitionId, memberId, createDate }, index) => ({
    competitionId,
    memberId,
    code: `WHALE${'ABCD'[index]}23`,
    createDate,
  }));
  return {
    codes,
    registered: registered.map((row, index) => {
      const by = codes[index % 3 === 0 ? 0 : index % 8];
      return index < codes.length || !by ? row : { ...row, invitationCode: by.code };
    }),
  };
};
