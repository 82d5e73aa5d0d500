import { describe, expect, it } from '@jest/globals';
import { competition, competitionId, memberId, member, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const fieldId = 'f'.repeat(24);
const upload = { key: 'a'.repeat(32), ext: '.pdf', name: '证.pdf', size: 9 };
const state = {
  Competition: competitionId(),
  registerStatus: 0,
  team: null,
  teamBanned: false,
  teamBanReason: null,
  currentStage: null,
  passedStages: [],
  CompetitionStatus: 0,
  manages: false,
};

describe('registering', () => {
  const REGISTER = `mutation ($input: RegisterForCompetitionInput!) {
    registerForCompetition(input: $input) { id viewerState { registration } }
  }`;

  it('sends the form, the files, the code and the fee under the names of REST', async () => {
    rest()
      .post(`/v2/api/competitions/${competitionId()}`, {
        InvitationCode: 'CODE',
        RegisterForm: [
          { Name: '所在地', DefaultID: 3, Value: { L1: '浙江省', L2: '杭州市', L3: '' } },
          { Name: '昵称', DefaultID: null, Value: '小鲸' },
        ],
        RegisterAuthorizationResults: [{ SubmissionId: fieldId, value: upload }],
        EntranceFee: 20,
      })
      .reply(200, state);
    rest().get(`/v2/api/competitions/${competitionId()}`).reply(200, competition());
    const input = {
      competitionId: competitionId(),
      invitationCode: 'CODE',
      answers: [
        {
          name: '所在地',
          defaultId: 3,
          value: { location: { level1: '浙江省', level2: '杭州市' } },
        },
        { name: '昵称', value: { text: '小鲸' } },
      ],
      files: [{ fieldId, file: upload }],
      entranceFee: 20,
    };
    const { body } = await gateway().send(REGISTER, { variables: { input }, token: TOKEN });
    expect(body).toEqual({
      data: {
        registerForCompetition: {
          id: competitionId(),
          viewerState: { registration: 'UNDER_REVIEW' },
        },
      },
    });
  });

  it.each([
    ['RegisterForm', 'answers'],
    ['RegisterAuthorizationResults', 'files'],
    ['InvitationCode', 'invitationCode'],
  ])('names the input’s own field for %s', async (field, expected) => {
    rest()
      .post(`/v2/api/competitions/${competitionId()}`)
      .reply(400, { code: 'BAD_USER_INPUT', message: '真实姓名 是必填项', field });
    const input = { competitionId: competitionId() };
    const { body } = await gateway().send(REGISTER, { variables: { input }, token: TOKEN });
    expect(body.errors?.[0]).toMatchObject({
      message: '真实姓名 是必填项',
      extensions: { code: 'BAD_USER_INPUT', field: expected },
    });
  });
});

describe('what is asked', () => {
  const fields =
    'registrationSettings { entranceFee form { name type defaultId } } viewerRegistration { status unmetNeeds isSeriesSpent answers { name value { text location { level1 level2 } } } }';

  it('is read by everyone, and what stands between by one call for all', async () => {
    const asking = {
      ...competition(1),
      EntranceFee: 20,
      RegisterForm: [
        { Name: '性别', Type: 2, Required: true, Hint: '', Choices: [], DefaultID: 1 },
      ],
    };
    // A list's row lacks what only the competition's own document has.
    const { RegisterForm, ...row } = competition(1);
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .reply(200, page([row]));
    rest()
      .get('/v2/api/competitions')
      .query(true)
      .reply(200, { data: [asking] });
    rest()
      .get('/v2/api/user/registrations')
      .query({ ids: competitionId(1) })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, {
        data: [
          {
            Competition: competitionId(1),
            RegisterStatus: -1,
            Reason: '不清晰',
            SubmitDate: null,
            UnmetNeeds: ['EMAIL'],
            VerifiedName: null,
            isRelatedCompetitionsOverRegistered: true,
            RegisterForm: [
              { Name: '所在地', Value: { L1: '浙江省', L2: '杭州市', L3: '' }, DefaultID: 3 },
            ],
            RegisterAuthorizationResults: [],
            SuggestedForm: [],
            CustomID: null,
          },
        ],
      });
    const { body } = await gateway().send(`{ competitions { items { ${fields} } } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({
      competitions: {
        items: [
          {
            registrationSettings: {
              entranceFee: 20,
              form: [{ name: '性别', type: 'CHOICE', defaultId: 1 }],
            },
            viewerRegistration: {
              status: 'REJECTED',
              unmetNeeds: ['EMAIL'],
              isSeriesSpent: true,
              answers: [
                {
                  name: '所在地',
                  value: { text: null, location: { level1: '浙江省', level2: '杭州市' } },
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('is nothing of a visitor’s own', async () => {
    rest()
      .get('/v2/api/competitions')
      .query(true)
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { viewerRegistration { status } } }`,
    );
    expect(body.data).toEqual({ competition: { viewerRegistration: null } });
  });
});

describe('reviewing', () => {
  const row = {
    Competition: competitionId(),
    User: memberId(),
    RegisterStatus: 0,
    SubmitDate: '2026-11-01T00:00:00.000Z',
    ReviewDate: null,
    Reason: null,
    EntranceFee: 0,
    InvitationCode: null,
    CustomID: null,
    FillTime: null,
  };

  it('lists registrations with their members by one call', async () => {
    const rows = [row, { ...row, User: memberId(1) }];
    rest()
      .get(`/v2/api/competitions/${competitionId()}/registrations`)
      .query({ page: 1, perPage: 20, Status: 0 })
      .reply(200, page(rows));
    rest()
      .get('/api/users')
      .query({ ids: `${memberId(0)},${memberId(1)}` })
      .reply(200, { data: [member(0), member(1)] });
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { registrations(status: UNDER_REVIEW) {
        items { status member { name } } } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      competition: {
        registrations: {
          items: [
            { status: 'UNDER_REVIEW', member: { name: '鲸鱼0' } },
            { status: 'UNDER_REVIEW', member: { name: '鲸鱼1' } },
          ],
        },
      },
    });
  });

  it('keeps the refusal to its field, for who doesn’t manage the competition', async () => {
    const refusal = { code: 'FORBIDDEN', message: '仅比赛主办方可以管理该比赛' };
    rest()
      .get(`/v2/api/competitions/${competitionId()}/registrations`)
      .query({ page: 1, perPage: 20 })
      .reply(403, refusal);
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { name registrations { totalCount } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ competition: { name: '比赛0', registrations: null } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('needs a session', async () => {
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    const { body } = await gateway().send(
      `{ competition(id: "${competitionId()}") { registrationReview(memberId: "${memberId()}") {
        answers { text } } } }`,
    );
    expect(body.data).toEqual({ competition: { registrationReview: null } });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('sends the decision with its reason', async () => {
    rest()
      .put(`/v2/api/competitions/${competitionId()}/registrations/${memberId()}`, {
        RegisterStatus: -1,
        Reason: '不清晰',
      })
      .reply(200, {
        ...row,
        RegisterStatus: -1,
        Reason: '不清晰',
        RegisterForm: [],
        RegisterAuthorizationResults: [],
        SuggestedForm: [],
      });
    const input = {
      competitionId: competitionId(),
      memberId: memberId(),
      passes: false,
      reason: '不清晰',
    };
    const { body } = await gateway().send(
      `mutation ($input: ReviewRegistrationInput!) {
        reviewRegistration(input: $input) { registration { status reason } } }`,
      { variables: { input }, token: TOKEN },
    );
    expect(body.data).toEqual({
      reviewRegistration: { registration: { status: 'REJECTED', reason: '不清晰' } },
    });
  });

  it('sends one decision on several, and answers each one’s result', async () => {
    rest()
      .put(`/v2/api/competitions/${competitionId()}/registrations`, {
        Users: [memberId(0), memberId(1)],
        RegisterStatus: 1,
      })
      .reply(200, {
        data: [
          { User: memberId(0), Decided: true, Message: null },
          { User: memberId(1), Decided: false, Message: '该报名已经审核过了' },
        ],
      });
    const input = {
      competitionId: competitionId(),
      memberIds: [memberId(0), memberId(1)],
      passes: true,
    };
    const { body } = await gateway().send(
      `mutation ($input: ReviewRegistrationsInput!) {
        reviewRegistrations(input: $input) { memberId isDecided message } }`,
      { variables: { input }, token: TOKEN },
    );
    expect(body.data).toEqual({
      reviewRegistrations: [
        { memberId: memberId(0), isDecided: true, message: null },
        { memberId: memberId(1), isDecided: false, message: '该报名已经审核过了' },
      ],
    });
  });
});

describe('an id on another platform', () => {
  const FILL = `mutation ($input: FillPlatformIdInput!) {
    fillPlatformId(input: $input) { id viewerRegistration { platformId } }
  }`;
  const path = `/v2/api/competitions/${competitionId()}/updateRegisterInfoCustomFields`;
  const input = { competitionId: competitionId(), platformId: 'whale_7' };

  it('is sent with the time, and comes back as the viewer’s own', async () => {
    rest()
      .post(path, ({ CustomID, FillTime }) => CustomID === 'whale_7' && Date.parse(FillTime) > 0)
      .reply(200, {
        Competition: competitionId(),
        RegisterStatus: 1,
        Reason: null,
        SubmitDate: null,
        UnmetNeeds: [],
        VerifiedName: null,
        isRelatedCompetitionsOverRegistered: false,
        RegisterForm: [],
        RegisterAuthorizationResults: [],
        SuggestedForm: [],
        CustomID: 'whale_7',
      });
    rest().get(`/v2/api/competitions/${competitionId()}`).reply(200, competition());
    const { body } = await gateway().send(FILL, { variables: { input }, token: TOKEN });
    expect(body.data).toEqual({
      fillPlatformId: { id: competitionId(), viewerRegistration: { platformId: 'whale_7' } },
    });
  });

  it('is refused under the input’s own name', async () => {
    rest()
      .post(path)
      .reply(400, { code: 'BAD_USER_INPUT', message: '请输入有效的ID', field: 'CustomID' });
    const { body } = await gateway().send(FILL, { variables: { input }, token: TOKEN });
    expect(body.errors?.[0]?.extensions).toMatchObject({ field: 'platformId' });
  });
});

describe('lookups', () => {
  it('are asked for without a token, whoever asks', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/api/universities')
      .query({ match: '海洋' })
      .reply(200, {
        data: [{ University: '中国海洋大学', Country: '中国', Province: '山东省' }],
      });
    rest({ badheaders: ['authorization'] })
      .get('/api/locations')
      .query({ level1: '浙江省' })
      .reply(200, { innernodes: ['杭州市'], leafnodes: [] });
    const { body } = await gateway().send(
      '{ site { universities(match: " 海洋 ") { name province } locations(level1: "浙江省") { innerNodes } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      site: {
        universities: [{ name: '中国海洋大学', province: '山东省' }],
        locations: { innerNodes: ['杭州市'] },
      },
    });
  });
});

describe('withdrawing', () => {
  const WITHDRAW = `mutation ($input: WithdrawFromCompetitionInput!) {
    withdrawFromCompetition(input: $input) {
      id viewerState { registration } viewerWithdrawal { refund }
    }
  }`;
  const input = { competitionId: competitionId() };
  const path = `/v2/api/competitions/${competitionId()}/registration`;

  it('says what it would bring, in one call for all competitions', async () => {
    rest()
      .get('/v2/api/competitions')
      .query({ ids: competitionId() })
      .reply(200, { data: [competition()] });
    rest()
      .get('/v2/api/user/withdrawals')
      .query({ ids: competitionId() })
      .reply(200, {
        data: [
          {
            Competition: competitionId(),
            EntranceFee: 20,
            Teammates: 2,
            Problem: '团队已有提交，不能退出比赛',
          },
        ],
      });
    const { body } = await gateway().send(
      `query ($id: ID!) {
        competition(id: $id) { viewerWithdrawal { refund teammatesCount refusal } }
      }`,
      { variables: { id: competitionId() }, token: TOKEN },
    );
    expect(body.data?.competition).toEqual({
      viewerWithdrawal: { refund: 20, teammatesCount: 2, refusal: '团队已有提交，不能退出比赛' },
    });
  });

  it('answers the competition as it is without the viewer', async () => {
    rest()
      .delete(path)
      .reply(200, { ...state, registerStatus: null });
    rest().get(`/v2/api/competitions/${competitionId()}`).reply(200, competition());
    rest().get('/v2/api/user/withdrawals').query({ ids: competitionId() }).reply(200, { data: [] });
    const { body } = await gateway().send(WITHDRAW, { variables: { input }, token: TOKEN });
    expect(body).toEqual({
      data: {
        withdrawFromCompetition: {
          id: competitionId(),
          viewerState: { registration: null },
          viewerWithdrawal: null,
        },
      },
    });
  });

  it('hands the refusal on with its code', async () => {
    const message = '比赛已经结束，不能退出';
    rest().delete(path).reply(409, { code: 'CONFLICT', message });
    const { body } = await gateway().send(WITHDRAW, { variables: { input }, token: TOKEN });
    expect(body.errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  });
});
