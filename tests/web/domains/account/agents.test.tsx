import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const soon = () => new Date(Date.now() + 600_000).toISOString();

const token = {
  __typename: 'AccessToken',
  id: 't1',
  name: '鲸',
  prefix: 'wt_abc',
  scopes: ['READ', 'SUBMIT'],
  kind: 'AGENT',
  model: '鲸-1',
  harness: null,
  createdAt: '2026-11-20T02:30:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};

const of = (changes: object) => ({ __typename: 'Viewer', id: viewer.id, ...changes });

const open = () => {
  let stoppedAt: string | null = null;
  const agents = () => ({ __typename: 'Agents', stoppedAt });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    AccountSettings: () => ({
      viewer: {
        ...viewer,
        createdAt: soon(),
        sessions: [],
        accessTokens: [token],
        dataExports: [],
        twoFactor: {
          __typename: 'TwoFactor',
          isEnabled: false,
          enabledAt: null,
          recoveryCodesLeft: 0,
        },
      },
    }),
    Verification: () => ({
      viewer: of({
        verification: {
          __typename: 'Verification',
          phone: null,
          phoneCountryCode: null,
          isPhoneVerified: false,
          email: 'm***@demo.test',
          isEmailVerified: false,
          realNameStatus: 'NONE',
          realName: null,
          idNumber: null,
          rejectionReason: null,
          realNameSubmittedAt: null,
          protectedUntil: null,
          hasAutomaticVerification: false,
        },
      }),
    }),
    Agents: () => ({ viewer: of({ agents: agents() }) }),
    StopAgents: () => {
      stoppedAt = stoppedAt ? null : '2026-11-20T02:30:00.000Z';
      return { stopAgents: agents() };
    },
    TokenLog: () => ({
      viewer: of({
        accessToken: {
          __typename: 'AccessToken',
          id: 't1',
          usage: {
            __typename: 'AccessTokenUsage',
            calls: 12,
            submissions: 3,
            bytes: 1_048_576,
            resetsAt: soon(),
          },
          uses: [
            {
              __typename: 'AccessTokenUse',
              id: 'u1',
              verb: 'topic',
              outcome: 'REFUSED',
              code: 'NOT_FOUND',
              createdAt: '2026-11-20T02:30:00.000Z',
            },
          ],
        },
      }),
    }),
  });
  return { ...gateway, ...openPage('/home/user/setting/account') };
};

describe('智能体', () => {
  it('are all stopped by one switch, and act again', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '停用我的全部智能体' }));
    expect(await inputOf('StopAgents')).toEqual({ isStopped: true });
    await user.click(await screen.findByRole('button', { name: '重新启用智能体' }));
    expect(await screen.findByRole('button', { name: '停用我的全部智能体' })).toBeVisible();
  });

  it('show their owner what they used up and did', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '令牌「鲸」的使用记录' }));
    const log = within(await screen.findByRole('dialog', { name: '令牌「鲸」的使用记录' }));
    expect(await log.findByText(/调用 12 \/ 5000 次/)).toBeVisible();
    expect(log.getByText('topic')).toBeVisible();
    expect(log.getByText('被拒绝（NOT_FOUND）')).toBeVisible();
  });
});
