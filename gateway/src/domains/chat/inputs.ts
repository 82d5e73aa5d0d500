import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  openChatSession: chatCalls.open,
  openTeamChat: chatCalls.openTeam,
  sendChatMessage: chatCalls.send,
  markChatSessionRead: chatCalls.markRead,
  deleteChatSession: chatCalls.remove,
});
