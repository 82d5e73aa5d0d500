import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  openChatSession: bind('OpenChatSessionInput', chatCalls.open),
  openTeamChat: bind('OpenTeamChatInput', chatCalls.openTeam),
  sendChatMessage: bind('SendChatMessageInput', chatCalls.send),
  markChatSessionRead: bind('ChatSessionInput', chatCalls.markRead),
  deleteChatSession: bind('ChatSessionInput', chatCalls.remove),
};
