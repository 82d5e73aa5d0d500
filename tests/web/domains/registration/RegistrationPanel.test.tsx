import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  page,
  registered,
  stage,
  viewer,
} from '#tests/web/support/data.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { refreshAfterNotification } from '#web/src/shell/LiveEvents/refresh.ts';
import { signInPath, signUpPath } from '#web/src/domains/account/paths.ts';
import { formatDate, formatDateTime, formatTimeSpan } from '#web/src/lib/dates.ts';

const address = `/home/competition/${competitionId}`;
const fileId = 'f'.repeat(24);

const field = (name: string, defaultId: number | null, changes: object = {}) => ({
  __typename: 'RegistrationField',
  name,
  type: 'TEXT',
  isRequired: true,
  hint: '',
  choices: [],
  defaultId,
  ...changes,
});
const file = (changes: object = {}) => ({
  __typename: 'QualificationField',
  id: fileId,
  title: '学生证',
  isRequired: true,
  sizeLimit: 1,
  acceptExts: ['.pdf'],
  ...changes,
});
const settings = (changes: object = {}) => ({
  __typename: 'RegistrationSettings',
  needsForm: false,
  form: [],
  needsReview: false,
  files: [],
  reviewNotice: null,
  notice: null,
  afterRegistration: {
    __typename: 'AfterRegistration',
    isCustomized: false,
    text: '',
    linkText: '',
    redirectionUrl: '',
  },
  channels: { __typename: 'RegistrationChannels', weChat: '', community: '', general: '' },
  entranceFee: 0,
  series: null,
  ...changes,
});
const own = (changes: object = {}) => ({
  __typename: 'ViewerRegistration',
  status: null,
  reason: null,
  submittedAt: null,
  unmetNeeds: [],
  verifiedName: null,
  isSeriesSpent: false,
  answers: [],
  suggestedAnswers: [],
  files: [],
  ...changes,
});

interface Opened {
  asks?: object;
  mine?: object;
  competition?: Record<string, unknown>;
  register?: () => unknown;
  organization?: object | null;
  /** Query of the address. */
  search?: string;
  answers?: Answers;
}

const after = (registration: 'REGISTERED' | 'UNDER_REVIEW') => () => ({
  registerForCompetition: {
    __typename: 'Competition',
    id: competitionId,
    usersCount: 1235,
    teamsCount: 27,
    live: null,
    viewerState: { ...registered, registration },
    viewerRegistration: own({ status: registration, submittedAt: '2026-11-21T04:00:00.000Z' }),
  },
});

const tide = { __typename: 'Organization', id: '9'.repeat(24), shortName: 'tide', name: '潮汐组' };

const open = ({
  asks,
  mine,
  competition: changes,
  register = after('REGISTERED'),
  organization = null,
  search = '',
  answers = {},
}: Opened = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: { ...competition(changes), organization } }),
    RegistrationPanel: () => ({
      competition: {
        ...competition(changes),
        organization,
        registrationSettings: settings(asks),
        viewerRegistration: own(mine),
      },
    }),
    RegisterForCompetition: register,
    Withdrawal: () => ({ competition: { ...competition(changes), viewerWithdrawal: null } }),
    OrganizationFrame: () => ({
      organization: { ...tide, name: '潮汐组', description: '', image: null },
    }),
    CompanyTypes: () => ({ site: { __typename: 'Site', companyTypes: [] } }),
    Places: () => ({
      site: {
        __typename: 'Site',
        locations: { __typename: 'Locations', innerNodes: [], leafNodes: [] },
      },
    }),
    Universities: () => ({ site: { __typename: 'Site', universities: [] } }),
    Works: () => ({ workPosts: page([]) }),
    ...answers,
  });
  const inputs = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'RegisterForCompetition')
      .map(({ variables }) => variables.input);
  return { ...openPage(`${address}/register${search}`), inputs, sent: gateway.sent };
};

const invitation = {
  __typename: 'InvitationSettings',
  linkText: '一起来参赛',
  showsRanking: true,
  notice: null,
} as const;

beforeEach(() => localStorage.clear());

it('has a card with both ways in for a visitor, which lead back, and names the fee', async () => {
  fakeGateway({
    CompetitionPage: () => ({ competition: competition() }),
    RegistrationPanel: () => ({
      competition: {
        ...competition(),
        publishStatus: 'COMMUNITY',
        organization: null,
        registrationSettings: settings({ entranceFee: 20 }),
        viewerRegistration: null,
      },
    }),
  });
  openPage(`${address}/register`);
  const card = await screen.findByRole('region', { name: '报名' });
  expect(within(card).getByText(/报名费为 20 鲸币/)).toBeVisible();
  const back = `?redirect=${encodeURIComponent(`${address}/register`)}`;
  for (const [name, way] of [
    ['登录', signInPath()],
    ['注册新账号', signUpPath()],
  ] as const)
    expect(within(card).getByRole('link', { name })).toHaveAttribute('href', way + back);
  // Each of the bar's tabs is in the tab order, since none of them is open.
  for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('tabindex', '0');
});

/** Value of an answer of one text. */
const textValue = (text: string) => ({
  __typename: 'RegistrationValue',
  text,
  texts: null,
  location: null,
  university: null,
  major: null,
  degree: null,
});

describe('an activity where nothing is handed in', () => {
  const live = {
    __typename: 'LiveSession',
    startsAt: '2030-03-01T11:00:00.000Z',
    endsAt: '2030-03-01T12:00:00.000Z',
    url: 'https://live.example.com/tide',
  };
  const registers = (changes: Record<string, unknown>) => {
    const activity = { kind: 'ACTIVITY', stages: [], ...changes };
    const register = () => {
      const { registerForCompetition: answer } = after('REGISTERED')();
      return { registerForCompetition: { ...answer, live: changes.live ?? null } };
    };
    open({ competition: { ...activity, live: changes.live ?? null }, register });
    return screen.findByRole('dialog', { name: '报名成功' });
  };

  it('says when a live session begins, and leads there and into the calendar', async () => {
    const dialog = within(await registers({ detailType: 'LIVE', live }));
    const time = formatTimeSpan(live.startsAt, live.endsAt);
    expect(dialog.getByText(`你已经报名。直播时间：${time}。`)).toBeVisible();
    expect(dialog.getByRole('link', { name: '进入直播' })).toHaveAttribute('href', live.url);
    expect(dialog.getByRole('button', { name: '添加到日历' })).toBeVisible();
    expect(dialog.getByRole('button', { name: '查看活动' })).toBeVisible();
    expect(dialog.queryByRole('link', { name: '去提交' })).toBeNull();
  });

  it('says when a reading group is, and puts its days into the calendar', async () => {
    const startDate = '2026-01-01T11:00:00.000Z';
    const endDate = '2030-03-01T11:00:00.000Z';
    const stages = [stage({ tasks: [] })];
    const dialog = within(await registers({ detailType: 'OTHER', startDate, endDate, stages }));
    const days = `${formatDate(startDate)} – ${formatDate(endDate)}`;
    expect(dialog.getByText(`你已经报名。活动时间：${days}。`)).toBeVisible();
    expect(dialog.getByRole('button', { name: '添加到日历' })).toBeVisible();
    expect(dialog.queryByText(/团队|提交/)).toBeNull();
  });
});

describe('where nothing is asked', () => {
  it('registers at once', async () => {
    const { inputs } = open();
    const dialog = within(await screen.findByRole('dialog', { name: '报名成功' }));
    expect(dialog.getByRole('link', { name: '去提交' })).toHaveAttribute(
      'href',
      `${address}/submit`,
    );
    expect(inputs()).toEqual([{ competitionId }]);
  });

  it('says what went wrong, and offers to try again', async () => {
    open({
      register: () => {
        throw new Refused({ code: 'CONFLICT', message: '报名已截止' });
      },
    });
    expect(await screen.findByText('报名失败')).toBeVisible();
    expect(screen.getByText('报名已截止')).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });

  it('says what the organizer wants to be said after', async () => {
    const afterRegistration = {
      __typename: 'AfterRegistration',
      isCustomized: true,
      text: '请入群',
      linkText: '进群',
      redirectionUrl: 'https://group.test',
    };
    open({ asks: { afterRegistration } });
    const dialog = within(await screen.findByRole('dialog', { name: '报名成功' }));
    expect(dialog.getByText('请入群')).toBeVisible();
    expect(dialog.getByRole('link', { name: '进群' })).toHaveAttribute(
      'href',
      'https://group.test',
    );
  });

  it('goes on in the area of the organization that it belongs to', async () => {
    const area = `/org/tide/competition/area/${competitionId}`;
    const { user, currentAddress } = open({ organization: tide });
    const dialog = within(await screen.findByRole('dialog', { name: '报名成功' }));
    expect(await dialog.findByRole('link', { name: '去提交' })).toHaveAttribute(
      'href',
      `${area}/submit`,
    );
    await user.click(dialog.getByRole('button', { name: '查看比赛' }));
    await waitFor(() => expect(currentAddress()).toBe(`${area}/content`));
  });

  it('leads to submitting in the area, of an organization’s own competition too', async () => {
    open({ competition: { publishStatus: 'ORGANIZATION' }, organization: tide });
    const dialog = within(await screen.findByRole('dialog', { name: '报名成功' }));
    expect(await dialog.findByRole('link', { name: '去提交' })).toHaveAttribute(
      'href',
      `/org/tide/competition/area/${competitionId}/submit`,
    );
  });

  it('goes on where the organization says instead', async () => {
    const afterRegistration = {
      __typename: 'AfterRegistration',
      isCustomized: true,
      text: '',
      linkText: '',
      redirectionUrl: '/home/competition/works',
    };
    const { currentAddress } = open({ organization: tide, asks: { afterRegistration } });
    await waitFor(() => expect(currentAddress()).toBe('/home/competition/works'));
  });

  it('moves who is registered already to the content', async () => {
    const { currentAddress } = open({ competition: { viewerState: registered } });
    expect(await screen.findByText('判断种类。')).toBeVisible();
    expect(currentAddress()).toBe(`${address}/content`);
  });
});

describe('agreements', () => {
  it('asks for consent where there is a notice, and keeps it open when refused', async () => {
    const { user } = open({
      asks: { notice: '我同意**比赛规则**。' },
      register: () => {
        throw new Refused({ code: 'CONFLICT', message: '报名已截止' });
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '报名须知' }));
    expect(await dialog.findByText('比赛规则')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '同意该条款' }));
    expect(await dialog.findByText('报名失败')).toBeVisible();
    expect(dialog.getByText('报名已截止')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(await screen.findByText('判断种类。')).toBeVisible();
  });

  it('confirms the series’ limit and the fee, and pays what was seen', async () => {
    const series = {
      __typename: 'RegistrationSeries',
      id: 'a'.repeat(24),
      name: '潮汐杯',
      isLimited: true,
    };
    const { user, inputs } = open({ asks: { series, entranceFee: 20 } });
    const limit = within(await screen.findByRole('dialog', { name: '系列赛报名确认' }));
    expect(limit.getByText(/该系列赛仅能报名一个子比赛哦/)).toBeVisible();
    expect(inputs()).toEqual([]);
    await user.click(limit.getByRole('button', { name: '确认报名' }));
    const fee = within(await screen.findByRole('dialog', { name: '报名费确认' }));
    expect(fee.getByText('当前余额：165 鲸币')).toBeVisible();
    await user.click(fee.getByRole('button', { name: '支付并报名' }));
    expect(await screen.findByRole('dialog', { name: '报名成功' })).toBeVisible();
    expect(inputs()).toEqual([{ competitionId, entranceFee: 20 }]);
  });

  it.each([
    ['COMPETITION', '报名本比赛后，不能再报名同系列的其他比赛', '本比赛的报名费为 20 鲸币'],
    ['ACTIVITY', '报名本活动后，不能再报名同系列的其他比赛', '本活动的报名费为 20 鲸币'],
  ])('speaks of a kind %s in its words', async (kind, limited, paid) => {
    const series = {
      __typename: 'RegistrationSeries',
      id: 'a'.repeat(24),
      name: '潮汐杯',
      isLimited: true,
    };
    const { user } = open({ competition: { kind }, asks: { series, entranceFee: 20 } });
    const limit = await screen.findByRole('dialog', { name: '系列赛报名确认' });
    expect(limit).toHaveTextContent(limited);
    await user.click(within(limit).getByRole('button', { name: '确认报名' }));
    expect(await screen.findByRole('dialog', { name: '报名费确认' })).toHaveTextContent(paid);
  });

  it('does not let pay what the wallet doesn’t hold', async () => {
    open({ asks: { entranceFee: 200 } });
    const fee = within(await screen.findByRole('dialog', { name: '报名费确认' }));
    expect(fee.getByRole('alert')).toHaveTextContent(
      '鲸币余额不足：报名费 200 鲸币，你的余额为 165 鲸币',
    );
    expect(fee.getByRole('button', { name: '支付并报名' })).toBeDisabled();
  });

  it('closes the other competitions of a series that is spent', async () => {
    const { inputs } = open({ mine: { isSeriesSpent: true } });
    expect(await screen.findByText('该系列赛仅能报名一个子比赛哦')).toBeVisible();
    expect(inputs()).toEqual([]);
  });
});

it('names the fee above the form, before anything is filled in', async () => {
  open({ asks: { needsForm: true, form: [field('尺码', null)], entranceFee: 20 } });
  const fee = await screen.findByRole('note', { name: '报名费 20 鲸币' });
  expect(fee).toHaveTextContent('当前余额 165 鲸币');
  expect(screen.getByRole('form', { name: '报名表' })).toBeVisible();
});

describe('the form', () => {
  const form = [
    field('真实姓名', 6),
    field('身份', 13),
    field('学校', 7),
    field('公司', 14),
    field('尺码', null, { type: 'CHOICE', choices: ['S', 'M'], isRequired: false }),
  ];

  it('says at each field what is missing, and sends what the identity is asked', async () => {
    const { user, inputs } = open({ asks: { needsForm: true, form }, competition: { invitation } });
    expect(await screen.findByText(/仅你和主办方可见，其中身份会显示/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '提交报名' }));
    expect(screen.getByText('真实姓名 是必填项')).toBeVisible();
    expect(screen.getByText('身份 是必填项')).toBeVisible();
    expect(screen.queryByText('公司 是必填项')).toBeNull();
    expect(inputs()).toEqual([]);

    await user.type(screen.getByRole('textbox', { name: '真实姓名' }), '林小舟');
    await user.click(screen.getByRole('radio', { name: '在职' }));
    expect(screen.queryByLabelText('学校')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: '公司' }), '鲸公司');
    expect(screen.getByText(/其中身份、公司会显示在团队成员信息中/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '邀请码' }), ' CODE ');
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(await screen.findByRole('dialog', { name: '报名成功' })).toBeVisible();
    expect(inputs()).toEqual([
      {
        competitionId,
        invitationCode: 'CODE',
        answers: [
          { name: '真实姓名', defaultId: 6, value: { text: '林小舟' } },
          { name: '身份', defaultId: 13, value: { text: '在职' } },
          { name: '公司', defaultId: 14, value: { text: '鲸公司' } },
        ],
      },
    ]);
  });

  it('takes the code along that one was invited with, and says at the field what is wrong with it', async () => {
    const { user, inputs } = open({
      competition: { invitation },
      search: '?invitationCode=WHALE234',
      register: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '邀请码无效',
          field: 'invitationCode',
        });
      },
    });
    const code = await screen.findByRole('textbox', { name: '邀请码' });
    expect(code).toHaveValue('WHALE234');
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(await screen.findByText('邀请码无效')).toBeVisible();
    expect(code).toHaveValue('WHALE234');
    expect(inputs()).toEqual([{ competitionId, invitationCode: 'WHALE234' }]);
  });

  it('prefers the code of the link that was followed to one of an older draft', async () => {
    const key = `registration:${competitionId}:${viewer.id}`;
    localStorage.setItem(key, JSON.stringify({ code: 'OLDER567' }));
    const { user, inputs } = open({
      competition: { invitation },
      search: '?invitationCode=WHALE234',
    });
    const code = await screen.findByRole('textbox', { name: '邀请码' });
    expect(code).toHaveValue('WHALE234');
    await user.clear(code);
    await user.type(code, 'THIRD890');
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    await waitFor(() => expect(inputs()).toEqual([{ competitionId, invitationCode: 'THIRD890' }]));
  });

  it('says behind the notice what is wrong with the code, until it is another', async () => {
    const { user, inputs } = open({
      asks: { notice: '请遵守规则' },
      competition: { invitation },
      search: '?invitationCode=WHALE234',
      register: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '邀请码无效',
          field: 'invitationCode',
        });
      },
    });
    const code = await screen.findByRole('textbox', { name: '邀请码' });
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    await user.click(await screen.findByRole('button', { name: '同意该条款' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('邀请码无效'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(code).toBeInvalid();
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    const notice = within(await screen.findByRole('dialog', { name: '报名须知' }));
    expect(notice.queryByText('邀请码无效')).toBeNull();
    await user.click(notice.getByRole('button', { name: '取消' }));
    expect(code).toBeInvalid();
    await user.type(code, '5');
    expect(code).toBeValid();
    expect(inputs()).toHaveLength(1);
  });

  it('keeps what was typed over a reload', async () => {
    const asks = { needsForm: true, form: [field('昵称', null)] };
    const { user } = open({ asks });
    await user.type(await screen.findByRole('textbox', { name: '昵称' }), '小鲸');
    cleanup();
    open({ asks });
    expect(await screen.findByRole('textbox', { name: '昵称' })).toHaveValue('小鲸');
  });

  it('shows the verified name, and doesn’t let change it', async () => {
    open({
      asks: { needsForm: true, form: [field('真实姓名', 6)] },
      mine: { verifiedName: '林大舟' },
    });
    const name = await screen.findByRole('textbox', { name: '真实姓名' });
    expect(name).toHaveValue('林大舟');
    expect(name).toHaveAttribute('readonly');
  });

  it('takes a file of the right kind and size, and is then under review', async () => {
    const uploads = FakeUploads.install();
    const { user, inputs } = open({
      asks: { needsReview: true, files: [file()] },
      register: after('UNDER_REVIEW'),
    });
    const group = await screen.findByRole('group', { name: '学生证 *' });
    const input = group.querySelector('input[type="file"]') as HTMLInputElement;
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(screen.getByText('学生证 是必填项')).toBeVisible();
    await user.upload(input, new File(['x'.repeat(1025)], '证.pdf'));
    expect(await screen.findByText('文件大小超过限制（1 KB）')).toBeVisible();
    await user.upload(input, new File(['x'], '证.pdf'));
    const request = await uploads.next();
    expect(request.url).toBe('/uploads?purpose=qualification');
    const stored = { key: 'a'.repeat(32), ext: '.pdf', name: '证.pdf', size: 1 };
    request.answer(200, { ...stored, url: '/files/x' });
    // Its size alone: it has arrived.
    expect(await screen.findByText('1 B')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(await screen.findByText('报名资料已提交')).toBeVisible();
    expect(inputs()).toEqual([{ competitionId, files: [{ fieldId: fileId, file: stored }] }]);
  });
});

/** Facts that the account has verified, as far as the panel asks. */
const named = (changes: object): Answers => ({
  Verification: () => ({
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      verification: {
        __typename: 'Verification',
        phone: null,
        phoneCountryCode: null,
        isPhoneVerified: false,
        email: 'm***@demo.test',
        isEmailVerified: true,
        realName: '林*舟',
        idNumber: '1101**********0002',
        rejectionReason: null,
        realNameSubmittedAt: '2026-11-20T02:30:00.000Z',
        protectedUntil: null,
        hasAutomaticVerification: false,
        ...changes,
      },
    },
  }),
});

describe('before and after', () => {
  it('says that a real name waits for its review and since when, and asks for nothing', async () => {
    const { sent } = open({
      mine: { unmetNeeds: ['REAL_NAME'] },
      answers: named({ realNameStatus: 'PENDING' }),
    });
    expect(await screen.findByText('实名认证审核中')).toBeVisible();
    const date = formatDateTime('2026-11-20T02:30:00.000Z');
    expect(screen.getByRole('status', { name: '实名认证审核中' })).toHaveTextContent(
      `${date} 提交，管理员会在24小时内审核，通过后即可报名，结果会通知你。`,
    );
    expect(screen.queryByRole('button', { name: '逐步完成认证' })).toBeNull();
    expect(screen.queryByRole('link', { name: '实名认证' })).toBeNull();
    expect(sent.some(({ operationName }) => operationName === 'CheckPassword')).toBe(false);
  });

  it('offers what else is missing while a real name waits', async () => {
    open({
      mine: { unmetNeeds: ['REAL_NAME', 'PHONE'] },
      answers: named({ realNameStatus: 'PENDING' }),
    });
    expect(await screen.findByText('实名认证审核中')).toBeVisible();
    expect(screen.getByRole('link', { name: '认证手机' })).toBeVisible();
    expect(screen.getByRole('button', { name: '逐步完成认证' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '实名认证' })).toBeNull();
  });

  it('says why a real name was rejected', async () => {
    open({
      mine: { unmetNeeds: ['REAL_NAME'] },
      answers: named({ realNameStatus: 'REJECTED', rejectionReason: '照片不清晰' }),
    });
    expect(await screen.findByText('实名认证未通过')).toBeVisible();
    expect(screen.getByText(/原因：照片不清晰/)).toBeVisible();
    expect(screen.getByRole('link', { name: '实名认证' })).toBeVisible();
  });

  it('asks for what the account has to have verified first', async () => {
    const { inputs } = open({
      mine: { unmetNeeds: ['REAL_NAME', 'EMAIL'] },
      answers: named({ realNameStatus: 'NONE' }),
    });
    expect(await screen.findByText('报名前置认证待完成')).toBeVisible();
    expect(await screen.findByRole('link', { name: '实名认证' })).toBeVisible();
    // Each leads back here once it is done.
    const back = encodeURIComponent(`/home/competition/${competitionId}/register`);
    expect(screen.getByRole('link', { name: '认证邮箱' })).toHaveAttribute(
      'href',
      `/home/user/setting/account?bindEmail=true&redirect=${back}`,
    );
    expect(screen.queryByRole('link', { name: '认证手机' })).toBeNull();
    expect(inputs()).toEqual([]);
  });

  it('says that what is verified couldn’t be had, with a retry', async () => {
    const { user } = open({
      mine: { unmetNeeds: ['PHONE'] },
      answers: {
        Verification: () => ({
          viewer: {
            ...viewer,
            verification: new Refused({ code: 'UPSTREAM_TIMEOUT', message: '太久了' }),
          },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '逐步完成认证' }));
    const wizard = within(await screen.findByRole('dialog'));
    expect(await wizard.findByText('获取用户验证信息失败')).toBeVisible();
    expect(wizard.getByRole('button', { name: '重试' })).toBeEnabled();
  });

  it('says that a registration is under review', async () => {
    open({
      competition: { viewerState: { ...registered, registration: 'UNDER_REVIEW', team: null } },
    });
    expect(await screen.findByText('您之前的报名资料还在审核中，请稍后再查看')).toBeVisible();
  });

  it('says what became of the newest attempt after an older one was rejected', async () => {
    const day = (date: number) => `2026-11-0${date}T02:00:00.000Z`;
    const rejected = { ...registered, registration: 'REJECTED', team: null };
    let mine: object = { status: 'REJECTED', reason: '照片不清晰', submittedAt: day(1) };
    let viewerState: object = rejected;
    const asks = { needsReview: true };
    const panel = () => ({
      competition: {
        ...competition({ viewerState }),
        organization: null,
        registrationSettings: settings(asks),
        viewerRegistration: own(mine),
      },
    });
    const { user, gateway } = open({
      asks,
      competition: { viewerState: rejected },
      answers: {
        RegistrationPanel: panel,
        RegisterForCompetition: () => {
          mine = { status: 'UNDER_REVIEW', submittedAt: day(2) };
          viewerState = { ...rejected, registration: 'UNDER_REVIEW' };
          return { registerForCompetition: panel().competition };
        },
      },
    });
    expect(await screen.findByText('原因：照片不清晰')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(await screen.findByText('报名资料已提交')).toBeVisible();
    expect(screen.queryByText('原因：照片不清晰')).toBeNull();

    // Rejected once more, while one looks.
    mine = { status: 'REJECTED', reason: '学校不符', submittedAt: day(2) };
    viewerState = rejected;
    const event = { eventName: 'REGISTRATION_REJECTED' as const, competitionId, taskId: undefined };
    await act(() => refreshAfterNotification(gateway.client, event));
    expect(await screen.findByText('原因：学校不符')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    expect(await screen.findByText('报名资料已提交')).toBeVisible();
  });

  it('is filled in with what is known of the member, which they can change', async () => {
    const answer = {
      __typename: 'RegistrationAnswer',
      name: '昵称',
      defaultId: null,
      value: textValue('小鲸'),
    };
    const { user, inputs } = open({
      asks: { needsForm: true, form: [field('昵称', null)] },
      mine: { suggestedAnswers: [answer] },
    });
    const nickname = await screen.findByRole('textbox', { name: '昵称' });
    expect(nickname).toHaveValue('小鲸');
    expect(screen.getByText(/已按你的个人资料和以往的报名填好/)).toBeVisible();
    await user.type(nickname, '鱼');
    await user.click(screen.getByRole('button', { name: '提交报名' }));
    await waitFor(() =>
      expect(inputs()).toEqual([
        { competitionId, answers: [{ name: '昵称', defaultId: null, value: { text: '小鲸鱼' } }] },
      ]),
    );
  });

  it('asks for the newest state each time that it is opened', async () => {
    const rejected = { ...registered, registration: 'REJECTED', team: null };
    let reason = '照片不清晰';
    const { goTo } = open({
      competition: { viewerState: rejected },
      answers: {
        RegistrationPanel: () => ({
          competition: {
            ...competition({ viewerState: rejected }),
            organization: null,
            registrationSettings: settings({ needsReview: true }),
            viewerRegistration: own({ status: 'REJECTED', reason }),
          },
        }),
      },
    });
    expect(await screen.findByText('原因：照片不清晰')).toBeVisible();
    await goTo(`${address}/content`);
    reason = '学校不符';
    await goTo(`${address}/register`);
    expect(await screen.findByText('原因：学校不符')).toBeVisible();
  });

  it('says why it was rejected, and goes on from what was sent', async () => {
    const answer = {
      __typename: 'RegistrationAnswer',
      name: '昵称',
      defaultId: null,
      value: textValue('小鲸'),
    };
    open({
      asks: { needsForm: true, form: [field('昵称', null)] },
      mine: { status: 'REJECTED', reason: '照片不清晰', answers: [answer] },
      competition: { viewerState: { ...registered, registration: 'REJECTED', team: null } },
    });
    expect(await screen.findByText('您之前的报名被拒绝，请查验提交信息后再尝试')).toBeVisible();
    expect(screen.getByText('原因：照片不清晰')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '昵称' })).toHaveValue('小鲸');
  });
});
