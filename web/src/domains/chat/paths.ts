/** The messages, opened at the conversation with a member (spec 1: user-message's query). */
export const messagePath = (memberId?: string) =>
  memberId ? `/home/user/message?user=${memberId}` : '/home/user/message';
