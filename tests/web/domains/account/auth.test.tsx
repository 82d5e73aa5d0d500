import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, page, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, type Refusal, Refused } from '#tests/web/support/fake-gateway.ts';
import { home } from '#tests/web/support/home.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

/** A gateway at which one can sign in or up: from then on there is a viewer. */
const entrance = (refusals: Refused[] = []) => {
  let signedIn = false;
  const enter = () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    signedIn = true;
    return { __typename: 'Viewer', id: viewer.id };
  };
  return fakeGateway({
    Viewer: () => ({ viewer: signedIn ? viewer : null }),
    SignIn: () => ({ signIn: enter() }),
    SignUp: () => ({ signUp: enter() }),
    RequestRecoveryCaptcha: () => ({
      requestRecoveryCaptcha: { __typename: 'Captcha', challenge: 'c', bits: 2 },
    }),
    SendSignUpCode: () => ({ sendSignUpCode: { __typename: 'CodeSent', retryAfter: 60 } }),
    Tasks: () => ({ tasks: [] }),
    Home: () => home(),
    CompetitionList: () => ({ competitions: page([]) }),
  });
};

describe('signing in', () => {
  it('leads back to where the visitor came from', async () => {
    entrance();
    const { user, currentAddress } = openPage(
      '/auth/communityLogin?redirect=%2Fhome%2Fcompetition%3Fstatus%3D1',
    );
    await user.type(await screen.findByLabelText('邮箱或用户名'), 'member@demo.test');
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/competition?status=1'));
  });

  it('never leads to another site', async () => {
    entrance();
    const { user, currentAddress } = openPage('/auth/communityLogin?redirect=%2F%2Fevil.example');
    await user.type(await screen.findByLabelText('邮箱或用户名'), 'member');
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(currentAddress()).toBe('/home'));
  });

  it('says that the password is wrong, and keeps what was typed', async () => {
    fakeGateway({
      SignIn: () => {
        throw new Refused({ code: 'BAD_USER_INPUT', message: '账号或密码错误' });
      },
    });
    const { user, notices } = openPage('/auth/communityLogin');
    await user.type(await screen.findByLabelText('邮箱或用户名'), 'member@demo.test');
    await user.type(screen.getByLabelText('密码'), 'wrong');
    await user.click(screen.getByRole('button', { name: '登录' }));

    expect(await screen.findByText('账号或密码错误')).toBeVisible();
    expect(screen.getByLabelText('邮箱或用户名')).toHaveValue('member@demo.test');
    expect(screen.getByLabelText('密码')).toHaveValue('wrong');
    expect(notices.failed).not.toHaveBeenCalled();
    expect(notices.signedOut).not.toHaveBeenCalled();
  });
});

describe('signing in with the second step', () => {
  const asks = () =>
    new Refused({ code: 'UNAUTHENTICATED', message: '请输入两步验证码', field: 'code' });
  const fill = async ({ user }: ReturnType<typeof openPage>, account = 'member@demo.test') => {
    await user.type(await screen.findByLabelText('邮箱或用户名'), account);
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
  };

  it('asks for the code in the same card, keeps what was typed, and puts the focus there', async () => {
    const { sent } = entrance([asks()]);
    const page = openPage('/auth/communityLogin');
    await fill(page);
    const code = await screen.findByLabelText('两步验证码');
    expect(code).toHaveFocus();
    expect(code).not.toBeInvalid();
    expect(screen.getByLabelText('密码')).toHaveValue('whale-demo-2026');
    expect(page.notices.signedOut).not.toHaveBeenCalled();
    await page.user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('请输入两步验证码')).toBeVisible();
    await page.user.type(code, '123 456{Enter}');
    await waitFor(() => expect(page.currentAddress()).toBe('/home'));
    const tries = sent.filter(({ operationName }) => operationName === 'SignIn');
    const typed = { account: 'member@demo.test', password: 'whale-demo-2026' };
    expect(tries.map(({ variables }) => variables.input)).toEqual([
      typed,
      { ...typed, code: '123 456' },
    ]);
  });

  it('says at its field that a code was wrong', async () => {
    const wrong = { code: 'BAD_USER_INPUT', message: '验证码错误或已使用过', field: 'code' };
    entrance([asks(), new Refused(wrong as Refusal)]);
    const page = openPage('/auth/communityLogin');
    await fill(page);
    await page.user.type(await screen.findByLabelText('两步验证码'), '000000{Enter}');
    expect(await screen.findByText('验证码错误或已使用过')).toBeVisible();
    expect(screen.getByLabelText('两步验证码')).toHaveValue('000000');
  });

  it('asks another account for no code before it is known to need one', async () => {
    entrance([asks()]);
    const page = openPage('/auth/communityLogin');
    await fill(page);
    await screen.findByLabelText('两步验证码');
    await page.user.type(screen.getByLabelText('邮箱或用户名'), '.cn');
    expect(screen.queryByLabelText('两步验证码')).toBeNull();
  });
});

describe('signing in in a crowd', () => {
  it('waits for its turn by itself, and says so', async () => {
    const full: Refusal = { code: 'RATE_LIMITED', message: '当前登录人数较多', retryAfter: 0.2 };
    const refusals = [new Refused(full), new Refused(full)];
    entrance(refusals);
    const { user, currentAddress } = openPage('/auth/communityLogin');
    await user.type(await screen.findByLabelText('邮箱或用户名'), 'member@demo.test');
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('当前登录人数较多，正在排队，请稍候…')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/home'));
    expect(refusals).toEqual([]);
  });

  it('does not wait through a lock of a minute', async () => {
    let asked = 0;
    fakeGateway({
      SignIn: () => {
        asked += 1;
        throw new Refused({ code: 'RATE_LIMITED', message: '尝试次数过多', retryAfter: 60 });
      },
    });
    const { user } = openPage('/auth/communityLogin');
    await user.type(await screen.findByLabelText('邮箱或用户名'), 'member@demo.test');
    await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('尝试次数过多')).toBeVisible();
    expect(asked).toBe(1);
  });
});

describe('signing up', () => {
  it('says at each field what is wrong before anything is sent', async () => {
    const { inputsSoFar } = entrance();
    const { user } = openPage('/auth/register');
    await user.type(await screen.findByLabelText('用户名'), '一');
    await user.type(screen.getByLabelText('邮箱'), 'nobody');
    await user.type(screen.getByLabelText('密码'), '12345678');
    await user.click(screen.getByRole('button', { name: '注册' }));

    expect(await screen.findByText('用户名需要2到20个字符')).toBeVisible();
    expect(screen.getByText('请输入有效的邮箱地址')).toBeVisible();
    expect(screen.getByText('该密码过于常见，请换一个')).toBeVisible();
    expect(inputsSoFar('SignUp')).toEqual([]);
  });

  it('leads back to where the visitor came from', async () => {
    entrance();
    const { user, currentAddress } = openPage(
      '/auth/register?redirect=%2Fhome%2Fcompetition%3Fstatus%3D1',
    );
    await user.type(await screen.findByLabelText('用户名'), '林小舟');
    await user.type(screen.getByLabelText('邮箱'), 'new@demo.test');
    await user.type(screen.getByLabelText('密码'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/competition?status=1'));
  });

  it('shows at the field what the server refuses', async () => {
    fakeGateway({
      SignUp: () => {
        throw new Refused({ code: 'CONFLICT', message: '该邮箱已被注册', field: 'email' });
      },
    });
    const { user } = openPage('/auth/register');
    await user.type(await screen.findByLabelText('用户名'), '林小舟');
    await user.type(screen.getByLabelText('邮箱'), 'member@demo.test');
    await user.type(screen.getByLabelText('密码'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: '注册' }));

    expect(await screen.findByText('该邮箱已被注册')).toBeVisible();
    expect(screen.getByLabelText('邮箱')).toBeInvalid();
    expect(screen.getByLabelText('用户名')).toHaveValue('林小舟');
  });

  it('takes an address that is taken with the code that was mailed to it', async () => {
    const { inputsSoFar, inputOf } = entrance([
      new Refused({ code: 'CONFLICT', message: '该邮箱已被注册', field: 'email' }),
      new Refused({
        code: 'BAD_USER_INPUT',
        message: '验证码错误或已失效，请检查或重新获取',
        field: 'emailCode',
      }),
    ]);
    const { user, currentAddress } = openPage('/auth/register');
    await user.type(await screen.findByLabelText('用户名'), '林小舟');
    await user.type(screen.getByLabelText('邮箱'), 'mine@demo.test');
    await user.type(screen.getByLabelText('密码'), 'correct horse battery');
    expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '注册' }));
    await user.click(await screen.findByRole('button', { name: '获取验证码' }));
    expect(await inputOf('SendSignUpCode')).toMatchObject({ email: 'mine@demo.test' });
    await user.type(screen.getByLabelText('验证码'), '123456');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText('验证码错误或已失效，请检查或重新获取')).toBeVisible();
    await user.clear(screen.getByLabelText('验证码'));
    await user.type(screen.getByLabelText('验证码'), '654321');
    await user.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(currentAddress()).toBe('/home'));
    const codes = inputsSoFar('SignUp').map((input) => (input as { emailCode?: string }).emailCode);
    expect(codes).toEqual([undefined, '123456', '654321']);
  });
});

describe('the ways in', () => {
  const address = `/home/competition/${competitionId}/register?invitationCode=WHALE8`;
  const redirect = `?redirect=${encodeURIComponent(address)}`;
  const visit = (from: string) => {
    entrance();
    return openPage(from);
  };
  const banner = () => within(screen.getByRole('banner'));

  it.each([
    [
      'the navigation, on the sign-in page',
      '/auth/communityLogin',
      banner,
      '注册',
      '/auth/register',
    ],
    ['the sign-in page', '/auth/communityLogin', () => screen, '注册一个', '/auth/register'],
    [
      'the navigation, on the sign-up page',
      '/auth/register',
      banner,
      '登录',
      '/auth/communityLogin',
    ],
    ['the sign-up page', '/auth/register', () => screen, '直接登录', '/auth/communityLogin'],
  ])('%s knows where one came from', async (_place, from, inside, link, to) => {
    const { user, currentAddress } = visit(from + redirect);
    await screen.findByLabelText('密码');
    await user.click(await inside().findByRole('link', { name: link }));
    await waitFor(() => expect(currentAddress()).toBe(to + redirect));
  });

  it('know the registration that a visitor wanted, with the code that they came by', async () => {
    const { variablesOf } = fakeGateway({
      RegistrationPanel: () => ({
        competition: { ...competition(), registrationSettings: null, viewerRegistration: null },
      }),
      CompetitionPage: () => ({ competition: competition() }),
    });
    openPage(address);
    const main = within(await screen.findByRole('main'));
    await main.findByRole('heading', { name: /^登录后报名/ });
    await variablesOf('RegistrationPanel');
    for (const [name, path] of [
      ['登录', '/auth/communityLogin'],
      ['注册新账号', '/auth/register'],
    ])
      expect(main.getByRole('link', { name })).toHaveAttribute('href', `${path}${redirect}`);
  });
});

describe('the banner at the bottom', () => {
  /** It comes to who has seen most of the page. */
  const bottom = async () => {
    await screen.findByRole('main');
    expect(screen.queryByRole('complementary', { name: '登录提示' })).not.toBeInTheDocument();
    act(() => {
      fireEvent.scroll(window);
    });
    return screen.findByRole('complementary', { name: '登录提示' });
  };
  const list = '/home/competition?status=1';
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['登录', '/auth/communityLogin'],
    ['免费注册', '/auth/register'],
  ])('leads to %s and back', async (name, path) => {
    entrance();
    const { user, currentAddress } = openPage(list);
    await user.click(within(await bottom()).getByRole('link', { name }));
    const expected = `${path}?redirect=${encodeURIComponent(list)}`;
    await waitFor(() => expect(currentAddress()).toBe(expected));
  });

  it('stays closed on the pages after this one', async () => {
    entrance();
    const { user, goTo } = openPage(list);
    await user.click(within(await bottom()).getByRole('button', { name: '关闭登录提示' }));
    expect(screen.queryByRole('complementary', { name: '登录提示' })).not.toBeInTheDocument();
    await goTo('/home/nothing-here');
    await screen.findByRole('heading', { name: '你所寻找的东西，并不存在' });
    expect(screen.queryByRole('complementary', { name: '登录提示' })).not.toBeInTheDocument();
  });

  it.each(['/auth/communityLogin', '/auth/register', '/home/suggestion'])(
    'leaves the form of %s alone',
    async (form) => {
      entrance();
      openPage(form);
      await screen.findAllByRole('textbox');
      expect(screen.queryByRole('complementary', { name: '登录提示' })).not.toBeInTheDocument();
    },
  );
});

describe('a share link', () => {
  const inviter = 'a'.repeat(24);
  beforeEach(() => localStorage.clear());

  const signUp = async (user: ReturnType<typeof openPage>['user']) => {
    await user.type(await screen.findByLabelText('用户名'), '林小舟');
    await user.type(screen.getByLabelText('邮箱'), 'new@demo.test');
    await user.type(screen.getByLabelText('密码'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: '注册' }));
  };

  it('is named at the sign-up, however the visitor walked around before', async () => {
    const { inputOf } = entrance();
    const { user, currentAddress } = openPage(`/home/competition?shareby=${inviter}`);
    const banner = within(await screen.findByRole('banner'));
    const [competitions] = banner.getAllByRole('link', { name: '比赛' });
    await user.click(competitions as HTMLElement);
    await waitFor(() => expect(currentAddress()).not.toContain('shareby'));
    await user.click(await banner.findByRole('link', { name: '注册' }));
    await signUp(user);
    expect(await inputOf('SignUp')).toEqual({
      name: '林小舟',
      email: 'new@demo.test',
      password: 'correct horse battery',
      sharedBy: inviter,
    });
    await waitFor(() => expect(localStorage.getItem('shared-by')).toBeNull());
  });

  it.each([['nonsense'], ['']])('of nobody (%j) is left out', async (shareby) => {
    const { inputOf } = entrance();
    const { user } = openPage(`/auth/register?shareby=${shareby}`);
    await signUp(user);
    expect(await inputOf('SignUp')).not.toHaveProperty('sharedBy');
  });
});

describe('a page for members', () => {
  it('sends a visitor to sign in', async () => {
    fakeGateway({});
    const { currentAddress } = openPage('/home/user/setting/account');
    await screen.findByRole('heading', { name: '欢迎回来' });
    expect(currentAddress()).toBe(
      '/auth/communityLogin?redirect=%2Fhome%2Fuser%2Fsetting%2Faccount',
    );
  });
});
