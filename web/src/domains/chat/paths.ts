/** The messages, opened at the conversation with a member (spec 1: user-message's query). */
export const messagePath = (memberId?: string) =>
  memberId ? `/home/user/message?user=${memberId}` : '/home/user/message';

/** The messages of one's teams, opened at one of them (spec 1: user-team-message). */
export const teamMessagePath = (teamId?: string) =>
  teamId ? `/home/user/team-message?team=${teamId}` : '/home/user/team-message';
