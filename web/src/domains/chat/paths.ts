/** The messages, opened at the conversation with a member. */
export const messagePath = (memberId?: string) =>
  memberId ? `/home/user/message?user=${memberId}` : '/home/user/message';

/** The messages of one's teams, opened at one of them. */
export const teamMessagePath = (teamId?: string) =>
  teamId ? `/home/user/team-message?team=${teamId}` : '/home/user/team-message';
