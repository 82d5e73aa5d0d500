import { expect, it } from '@jest/globals';
import { createCache } from '#web/src/apollo/cache.ts';
import { ChatSessionsDocument } from '#web/src/domains/chat/components/Chat.generated.ts';
import { session, sessions } from './chatting.ts';

it('conversations of teams are another list than those of two', () => {
  const cache = createCache();
  const listOf = (kind: 'DIRECT' | 'TEAM') => ({
    query: ChatSessionsDocument,
    variables: { kind, page: 1 },
  });
  cache.writeQuery({ ...listOf('DIRECT'), data: sessions([session()]) as never });
  expect(cache.readQuery(listOf('DIRECT'))?.viewer?.chatSessions?.items).toHaveLength(1);
  expect(cache.readQuery(listOf('TEAM'))).toBeNull();
});
