import { describe, expect, it } from '@jest/globals';
import { authUser, competitionId, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const orderId = (number = 1) => String(number).repeat(24);
const typeId = 'e'.repeat(24);
const order = (changes: object = {}) => ({
  _id: orderId(),
  OrderId: 10_001,
  Content: '按钮点不动',
  Type: { _id: typeId, Name: '其他问题' },
  TypeGroup: { _id: 'f'.repeat(24), Name: '其他' },
  Organization: null,
  Competition: null,
  CreateDate: '2026-11-01T00:00:00.000Z',
  ModifyDate: '2026-11-02T00:00:00.000Z',
  Status: 0,
  ResolveStatus: null,
  ConfirmBefore: null,
  Creator: memberId(),
  Answered: false,
  WaitingSince: null,
  AnswerDue: null,
  Handler: null,
  Priority: false,
  ...changes,
});
const own = { matchHeader: ['authorization', `Bearer ${TOKEN}`] as const };

describe('work orders', () => {
  it('are asked for in the viewer’s name, with states by their names', async () => {
    rest().get('/api/auth').reply(200, authUser());
    rest()
      .get('/api/workOrders')
      .query({ page: 1, perPage: 10, Creator: authUser()._id, Status: 4 })
      .matchHeader(...own.matchHeader)
      .reply(
        200,
        page([
          order({ Status: 4, ConfirmBefore: '2026-11-09T00:00:00.000Z' }),
          order({ _id: orderId(2), Status: 1, ResolveStatus: 9 }),
          order({
            _id: orderId(3),
            Status: 3,
            ResolveStatus: 3,
            Competition: { _id: competitionId(), Name: '企鹅赛' },
          }),
        ]),
      );
    const query =
      '{ workOrders(status: AWAITING_CONFIRMATION) { items { orderId status resolution confirmUntil competition { name } } } }';
    const { body } = await gateway().send(query, { token: TOKEN });
    const shown = { orderId: 10_001, resolution: null, confirmUntil: null, competition: null };
    expect(body.data).toEqual({
      workOrders: {
        items: [
          { ...shown, status: 'AWAITING_CONFIRMATION', confirmUntil: '2026-11-09T00:00:00.000Z' },
          { ...shown, status: 'PENDING', resolution: 'UNKNOWN' },
          { ...shown, status: 'CLOSED', resolution: 'TIMED_OUT', competition: { name: '企鹅赛' } },
        ],
      },
    });
  });

  it('of everybody go to the staff, with their members in one call', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['support'] });
    rest()
      .get('/api/workOrders')
      .query({
        page: 1,
        perPage: 20,
        Everybody: true,
        sort: 'WaitingSince',
        Status: 0,
        any: '按钮',
      })
      .reply(200, page([order(), order({ _id: orderId(2) })]));
    rest()
      .get('/api/users')
      .query({ ids: memberId() })
      .reply(200, { data: [member()] });
    const { body } = await gateway().send(
      '{ support { workOrders(filter: { status: PENDING, text: " 按钮 ", oldestFirst: true }) { items { id creator { id } } } } }',
      { token: TOKEN },
    );
    const creator = { id: memberId() };
    expect(body.data).toEqual({
      support: {
        workOrders: {
          items: [
            { id: orderId(), creator },
            { id: orderId(2), creator },
          ],
        },
      },
    });
  });

  it('that aren’t there, or are another’s, are null; a visitor signs in first', async () => {
    const query = 'query One($id: ID!) { workOrder(id: $id) { id } }';
    const variables = { id: orderId() };
    rest()
      .get(`/api/workOrders/${orderId()}`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该工单' });
    const asked = await gateway().send(query, { token: TOKEN, variables });
    expect(asked.body).toEqual({ data: { workOrder: null } });
    const visitor = await gateway().send(query, { variables });
    expect(visitor.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('come with their thread, in which the support has one name', async () => {
    rest().get(`/api/workOrders/${orderId()}`).reply(200, order());
    rest()
      .get('/api/workOrderMessages')
      .query({ page: 1, perPage: 100, WorkOrder: orderId() })
      .reply(
        200,
        page([
          {
            _id: orderId(5),
            WorkOrder: orderId(),
            Content: '收到',
            From: { _id: null, Name: '鲸潮客服', Avatar: null },
            IsAdmin: true,
            StaffName: null,
            Date: '2026-11-02T00:00:00.000Z',
            Closes: false,
            Attachments: [{ key: 'k', name: 'a.png', size: 3, url: '/files/k' }],
          },
        ]),
      );
    const { body } = await gateway().send(
      'query One($id: ID!) { workOrder(id: $id) { messages { totalCount items { content isSupport authorName authorId attachments { url } } } } }',
      { token: TOKEN, variables: { id: orderId() } },
    );
    const said = { content: '收到', isSupport: true, authorName: '鲸潮客服', authorId: null };
    expect(body.data).toEqual({
      workOrder: {
        messages: { totalCount: 1, items: [{ ...said, attachments: [{ url: '/files/k' }] }] },
      },
    });
  });

  it('are filed, and a refusal names the input’s own field', async () => {
    const mutation =
      'mutation File($input: CreateWorkOrderInput!) { createWorkOrder(input: $input) { orderId } }';
    const input = { typeId, content: '分数不对', competitionId: competitionId() };
    const body = { Type: typeId, Content: '分数不对', Competition: competitionId() };
    rest().post('/api/workOrders', body).reply(200, order());
    const filed = await gateway().send(mutation, { token: TOKEN, variables: { input } });
    expect(filed.body.data).toEqual({ createWorkOrder: { orderId: 10_001 } });
    rest()
      .post('/api/workOrders')
      .reply(404, { code: 'NOT_FOUND', message: '未找到该比赛', field: 'Competition' });
    const refused = await gateway().send(mutation, { token: TOKEN, variables: { input } });
    expect(refused.body.errors?.[0]?.extensions).toEqual({
      code: 'NOT_FOUND',
      field: 'competitionId',
    });
  });

  it('that apply for columns are accepted', async () => {
    rest()
      .post(`/api/workOrders/${orderId()}/acceptance`)
      .reply(200, order({ Status: 4 }));
    const { body } = await gateway().send(
      'mutation Accept($input: AcceptColumnApplicationInput!) { acceptColumnApplication(input: $input) { status } }',
      { token: TOKEN, variables: { input: { workOrderId: orderId() } } },
    );
    expect(body.data).toEqual({ acceptColumnApplication: { status: 'AWAITING_CONFIRMATION' } });
  });

  it('are moved, and written in, asking for the confirmation', async () => {
    rest()
      .put(`/api/workOrders/${orderId()}`, { Status: 3 })
      .reply(200, order({ Status: 3, ResolveStatus: 1 }));
    const moved = await gateway().send(
      'mutation Move($input: SetWorkOrderStatusInput!) { setWorkOrderStatus(input: $input) { status resolution } }',
      { token: TOKEN, variables: { input: { workOrderId: orderId(), status: 'CLOSED' } } },
    );
    expect(moved.body.data).toEqual({
      setWorkOrderStatus: { status: 'CLOSED', resolution: 'RESOLVED' },
    });
    rest()
      .post('/api/workOrderMessages', { WorkOrder: orderId(), Content: '修好了', Status: 4 })
      .reply(409, { code: 'CONFLICT', message: '工单已关闭，如需继续沟通请先选择继续反馈' });
    const refused = await gateway().send(
      'mutation Say($input: SendWorkOrderMessageInput!) { sendWorkOrderMessage(input: $input) { id } }',
      {
        token: TOKEN,
        variables: {
          input: { workOrderId: orderId(), content: '修好了', asksForConfirmation: true },
        },
      },
    );
    expect(refused.body.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });
});

describe('the support’s desk', () => {
  it('is filtered by who has a work order', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['support'] });
    const everybody = { page: 1, perPage: 20, Everybody: true, sort: '-CreateDate' };
    rest()
      .get('/api/workOrders')
      .query({ ...everybody, Handler: authUser()._id })
      .reply(200, page([order({ Handler: memberId(2) })]));
    rest()
      .get('/api/workOrders')
      .query({ ...everybody, Unassigned: true })
      .reply(200, page([order({ _id: orderId(2) })]));
    rest()
      .get('/api/users')
      .query({ ids: memberId(2) })
      .reply(200, { data: [{ ...member(2), Name: '客服一号' }] });
    const { body } = await gateway().send(
      `{ support {
        mine: workOrders(filter: { assignment: MINE }) { items { handler { name } } }
        free: workOrders(filter: { assignment: UNASSIGNED }) { items { handler { name } } }
      } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      support: {
        mine: { items: [{ handler: { name: '客服一号' } }] },
        free: { items: [{ handler: null }] },
      },
    });
  });

  it('gives work orders to colleagues, and releases them', async () => {
    const mutation =
      'mutation Assign($input: AssignWorkOrderInput!) { assignWorkOrder(input: $input) { status } }';
    const assign = (handlerId?: string | null) =>
      gateway().send(mutation, {
        token: TOKEN,
        variables: { input: { workOrderId: orderId(), handlerId } },
      });
    const path = `/api/workOrders/${orderId()}/handler`;
    rest()
      .put(path, { Handler: memberId(2) })
      .reply(200, order({ Status: 1 }));
    expect((await assign(memberId(2))).body.data).toEqual({
      assignWorkOrder: { status: 'PENDING' },
    });
    for (const none of [null, undefined]) {
      rest().put(path, { Handler: null }).reply(200, order());
      expect((await assign(none)).body.errors).toBeUndefined();
    }
    rest().put(path).reply(404, { code: 'NOT_FOUND', message: '未找到该客服', field: 'Handler' });
    expect((await assign(memberId(3))).body.errors?.[0]?.extensions).toEqual({
      code: 'NOT_FOUND',
      field: 'handlerId',
    });
  });

  it('has its numbers, its staff and its canned answers', async () => {
    rest()
      .get('/api/auth')
      .reply(200, { ...authUser(), Roles: ['support'] });
    rest()
      .get('/api/supportDesk/queue')
      .reply(200, {
        WaitingCount: 2,
        LongestWaitingSince: '2026-11-01T02:00:00.000Z',
        LongestWaiting: orderId(5),
        OverdueCount: 0,
        DueCount: 4,
        InTimeCount: 3,
      });
    rest()
      .get('/api/supportDesk/staff')
      .reply(200, { data: [{ _id: memberId(2), Name: '客服一号' }] });
    rest()
      .get('/api/users')
      .query({ ids: memberId(2) })
      .reply(200, { data: [{ ...member(2), Name: '客服一号' }] });
    const canned = {
      _id: orderId(7),
      Title: '已收到',
      Text: '好',
      UpdateDate: '2026-11-02T00:00:00.000Z',
    };
    rest()
      .get('/api/supportDesk/cannedAnswers')
      .reply(200, { data: [canned] });
    const { body } = await gateway().send(
      `{ support {
        queue { waitingCount longestWaitStartedAt longestWaitingId dueCount inTimeCount }
        staff { name } cannedAnswers { title text }
      } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      support: {
        queue: {
          waitingCount: 2,
          longestWaitStartedAt: '2026-11-01T02:00:00.000Z',
          longestWaitingId: orderId(5),
          dueCount: 4,
          inTimeCount: 3,
        },
        staff: [{ name: '客服一号' }],
        cannedAnswers: [{ title: '已收到', text: '好' }],
      },
    });
  });

  it('keeps and removes canned answers, with refusals at the input’s own field', async () => {
    rest()
      .post('/api/supportDesk/cannedAnswers', { Title: ' ', Text: '好' })
      .reply(400, { code: 'BAD_USER_INPUT', message: '请输入标题', field: 'Title' });
    const refused = await gateway().send(
      'mutation Keep($input: CreateCannedAnswerInput!) { createCannedAnswer(input: $input) { id } }',
      { token: TOKEN, variables: { input: { title: ' ', text: '好' } } },
    );
    expect(refused.body.errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'title',
    });
    rest()
      .delete(`/api/supportDesk/cannedAnswers/${orderId(7)}`)
      .reply(200, { ok: true });
    const removed = await gateway().send(
      'mutation Remove($input: DeleteCannedAnswerInput!) { deleteCannedAnswer(input: $input) { deletedId } }',
      { token: TOKEN, variables: { input: { cannedAnswerId: orderId(7) } } },
    );
    expect(removed.body.data).toEqual({ deleteCannedAnswer: { deletedId: orderId(7) } });
  });
});

describe('the types of work orders', () => {
  it('are asked for without a token, in their groups', async () => {
    const Group = { _id: 'f'.repeat(24), Name: '比赛', RefType: 'Competition' };
    const type = {
      _id: typeId,
      Name: '禁赛申诉',
      Group,
      Hidden: false,
      Template: '团队名：',
      Document: '## 禁赛',
    };
    const visitor = { badheaders: ['authorization'] };
    rest(visitor)
      .get('/api/workOrderTypeGroups')
      .reply(200, { data: [{ ...Group, types: [typeId, 'd'.repeat(24)] }] });
    rest(visitor)
      .get('/api/workOrderTypes')
      .query({ page: 1, perPage: 100, IsOrg: false })
      .reply(200, page([type]));
    const { body } = await gateway().send(
      '{ site { workOrderTypeGroups { name isAboutCompetition types { name template document } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      site: {
        workOrderTypeGroups: [
          {
            name: '比赛',
            isAboutCompetition: true,
            types: [{ name: '禁赛申诉', template: '团队名：', document: '## 禁赛' }],
          },
        ],
      },
    });
  });
});
