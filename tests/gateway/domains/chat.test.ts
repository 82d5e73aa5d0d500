import { describe, expect, it } from '@jest/globals';
import { authUser, eitherPage, member, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const sessionId = (index = 0) => `42${index.toString(16).padStart(22, '0')}`;
const missing = { code: 'NOT_FOUND', message: '未找到该会话' };

const message = (index = 0, changes: object = {}) => ({
  _id: `43${index.toString(16).padStart(22, '0')}`,
  Session: sessionId(),
  Number: index + 1,
  From: memberId(1),
  Content: `第${index + 1}句`,
  Date: DATE,
  ...changes,
});
const session = (index = 0, changes: object = {}) => ({
  _id: sessionId(index),
  To: memberId(index),
  Team: null,
  LastMessage: { ...message(), Session: sessionId(index), ReadBy: [memberId(index)] },
  _hasUnread: true,
  unreadCount: 2,
  ...changes,
});

/** A call that has to be made in the member's name. */
const own = () => rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } });
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { variables, token: TOKEN });

describe('conversations', () => {
  it('are listed with the other members by one shared call', async () => {
    own().get('/api/auth').reply(200, authUser());
    own()
      .get('/api/user/chatSessions')
      .query({ page: 1, perPage: 100, Kind: 'direct' })
      .reply(200, {
        data: [
          session(0),
          session(1, { _hasUnread: false, unreadCount: 0, LastMessage: null }),
          session(2, { LastMessage: { ...message(), ReadBy: [memberId(9)] } }),
        ],
        totalNum: 3,
        page: 1,
        perPage: 100,
      });
    rest({ badheaders: ['authorization'] })
      .get('/api/users')
      .query({ ids: [0, 1, 2].map(memberId).join(',') })
      .reply(200, { data: [0, 1, 2].map((index) => member(index)) });
    const { body } = await send(
      '{ viewer { chatSessions { totalCount hasNextPage items { id hasUnread unreadCount isLastMessageRead to { id } lastMessage { number fromId content } } } } }',
    );
    expect(body.data).toEqual({
      viewer: {
        chatSessions: {
          totalCount: 3,
          hasNextPage: false,
          items: [
            {
              id: sessionId(0),
              hasUnread: true,
              unreadCount: 2,
              isLastMessageRead: true,
              to: { id: memberId(0) },
              lastMessage: { number: 1, fromId: memberId(1), content: '第1句' },
            },
            expect.objectContaining({
              hasUnread: false,
              lastMessage: null,
              isLastMessageRead: true,
            }),
            expect.objectContaining({ isLastMessageRead: false }),
          ],
        },
      },
    });
  });

  it('of teams have no other member, and are read when anybody beside the author has', async () => {
    own().get('/api/auth').reply(200, authUser());
    const ofTeam = (ReadBy: string[]) =>
      session(0, { To: null, Team: null, LastMessage: { ...message(), ReadBy } });
    own()
      .get('/api/user/chatSessions')
      .query({ page: 1, perPage: 100, Kind: 'team' })
      .reply(200, {
        data: [ofTeam([memberId(1)]), ofTeam([memberId(1), memberId(2)])],
        totalNum: 2,
        page: 1,
        perPage: 100,
      });
    const { body } = await send(
      '{ viewer { chatSessions(kind: TEAM) { items { to { id } team { id } isLastMessageRead } } } }',
    );
    expect(body.data).toEqual({
      viewer: {
        chatSessions: {
          items: [false, true].map((isLastMessageRead) => ({
            to: null,
            team: null,
            isLastMessageRead,
          })),
        },
      },
    });
  });

  it('are null by an id that isn’t one of the viewer’s', async () => {
    own()
      .get(`/api/user/chatSessions/${sessionId(5)}`)
      .reply(404, missing);
    const query = 'query ($id: ID!) { chatSession(id: $id) { id } }';
    expect((await send(query, { id: sessionId(5) })).body).toEqual({ data: { chatSession: null } });
    expect((await send(query, { id: 'nonsense' })).body).toEqual({ data: { chatSession: null } });
  });

  it('are the member’s alone: a visitor is told to sign in, and nothing is asked', async () => {
    for (const query of [
      `{ chatSession(id: "${sessionId()}") { id } }`,
      `{ chatSession(id: "${sessionId()}") { id } }`,
      `{ chatMessages(sessionId: "${sessionId()}") { hasNextPage } }`,
      `mutation { markChatSessionRead(input: { sessionId: "${sessionId()}" }) { id } }`,
    ]) {
      const { body } = await gateway().send(query);
      expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('messages', () => {
  const query =
    'query ($id: ID!, $first: Int, $after: String) { chatMessages(sessionId: $id, first: $first, after: $after) { endCursor hasNextPage items { id number createdAt } } }';

  it('are paged backwards, ten at a time', async () => {
    own()
      .get(`/api/user/chatSessions/${sessionId()}/messages`)
      .query({ skip: 0, perPage: 10, first: 10, after: 'MTI' })
      .reply(200, { data: [message(10), message(9)], endCursor: 'MTA', hasNextPage: true });
    const { body } = await send(query, { id: sessionId(), first: 10, after: 'MTI' });
    expect(body.data).toEqual({
      chatMessages: {
        endCursor: 'MTA',
        hasNextPage: true,
        items: [10, 9].map((index) => ({
          id: message(index)._id,
          number: index + 1,
          createdAt: DATE,
        })),
      },
    });
  });

  it('need to know their conversation, and a place that can be one', async () => {
    const empty = await send(query, { id: '' });
    expect(empty.body.errors?.[0]).toMatchObject({
      message: '未指定 session id',
      extensions: { code: 'BAD_USER_INPUT', field: 'sessionId' },
    });
    const nowhere = await send(query, { id: sessionId(), after: '12,' });
    expect(nowhere.body.errors?.[0]?.extensions).toMatchObject({ field: 'after' });
  });

  it('are sent with their key', async () => {
    own()
      .post(`/api/user/chatSessions/${sessionId()}/messages`, { Content: '你好', Key: 'key-1234' })
      .reply(200, message(4, { Content: '你好' }));
    const { body } = await send(
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { number content sessionId } }',
      { input: { sessionId: sessionId(), content: '你好', key: 'key-1234' } },
    );
    expect(body.data).toEqual({
      sendChatMessage: { number: 5, content: '你好', sessionId: sessionId() },
    });
  });
});

describe('changes of a conversation', () => {
  const open = 'mutation ($input: OpenChatSessionInput!) { openChatSession(input: $input) { id } }';

  it('open it with a member, or say at the field why not', async () => {
    own()
      .post('/api/user/chatSessions', { To: memberId(3) })
      .reply(200, session(3));
    const { body } = await send(open, { input: { memberId: memberId(3) } });
    expect(body.data).toEqual({ openChatSession: { id: sessionId(3) } });
    own()
      .post('/api/user/chatSessions', {})
      .reply(400, { code: 'BAD_USER_INPUT', message: '未指定用户id', field: 'To' });
    const refused = await send(open, { input: { memberId: '' } });
    expect(refused.body.errors?.[0]).toMatchObject({
      message: '未指定用户id',
      extensions: { field: 'memberId' },
    });
  });

  it('mark it as read and delete it', async () => {
    own()
      .put(`/api/user/chatSessions/${sessionId()}/readStatus`)
      .reply(200, session(0, { _hasUnread: false, unreadCount: 0 }));
    own().delete(`/api/user/chatSessions/${sessionId()}`).reply(200, { ok: true });
    const { body } = await send(
      'mutation ($input: ChatSessionInput!) { markChatSessionRead(input: $input) { id hasUnread } deleteChatSession(input: $input) { deletedId } }',
      { input: { sessionId: sessionId() } },
    );
    expect(body.data).toEqual({
      markChatSessionRead: { id: sessionId(), hasUnread: false },
      deleteChatSession: { deletedId: sessionId() },
    });
  });
});

describe('the message box', () => {
  it('has unread messages with their authors, and their count beside the viewer', async () => {
    const notice = {
      _id: 'a'.repeat(24),
      EventId: '9',
      EventType: 3,
      Date: DATE,
      hasRead: false,
      BatchCount: 1,
      Related: sessionId(),
      Data: { User: { _id: memberId(1), Name: '周启航' }, ChatMessage: message(7) },
    };
    const unread = (perPage: number) =>
      own()
        .get('/api/user/notfs')
        .query({ page: 1, perPage, hasRead: false, type: 'CHAT' })
        .reply(200, eitherPage([notice], 7));
    unread(100);
    unread(1);
    own().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/users')
      .query({ ids: memberId(1) })
      .reply(200, { data: [member(1)] });
    const { body } = await send(
      '{ viewer { unreadChatMessagesCount } notifications(filter: { kind: CHAT, read: false }, perPage: 100) { items { kind text link member { id } chatMessage { number content } } } }',
    );
    expect(body.data).toEqual({
      viewer: { unreadChatMessagesCount: 7 },
      notifications: {
        items: [
          {
            kind: 'CHAT',
            text: '周启航：第8句',
            link: `/home/user/message?user=${memberId(1)}`,
            member: { id: memberId(1) },
            chatMessage: { number: 8, content: '第8句' },
          },
        ],
      },
    });
  });
});
