import { chatCalls, type ChatKind } from '@whaletide/schema/domains/chat/rest.ts';
import type { TestPlatform } from './platform.ts';

/** Acts of one member in their conversations. */
export const talker = async (platform: TestPlatform, name: string) => {
  const { user, jwt: token } = await platform.join(name);
  const own = { token };
  const at = (id: string) => ({ params: { id } });
  return {
    id: user._id,
    name,
    token,
    open: (to: string) => platform.call(chatCalls.open, { body: { To: to } }, own),
    say: (id: string, Content: string, Key?: string) =>
      platform.call(chatCalls.send, { ...at(id), body: { Content, ...(Key && { Key }) } }, own),
    sessions: async (page = 1, perPage = 100, Kind: ChatKind = 'direct') =>
      platform.call(chatCalls.sessions, { query: { page, perPage, Kind } }, own),
    openTeam: (team: string) => platform.call(chatCalls.openTeam, at(team), own),
    session: (id: string) => platform.call(chatCalls.session, at(id), own),
    read: (id: string) => platform.call(chatCalls.markRead, at(id), own),
    remove: (id: string) => platform.call(chatCalls.remove, at(id), own),
    history: (id: string, query: { after?: string; skip?: number; perPage?: number } = {}) =>
      platform.call(
        chatCalls.messages,
        { ...at(id), query: { skip: 0, perPage: 10, ...query } },
        own,
      ),
  };
};
