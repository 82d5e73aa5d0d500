import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const address = `/home/competition/${competitionId}/writeups`;
const over = { status: 'ENDED', endDate: '2026-10-01T00:00:00.000Z', hasFinalRanking: true };
const teamId = '1'.repeat(24);
const team = (changes = {}) => ({
  __typename: 'Team',
  id: teamId,
  name: '浪里白条',
  image: null,
  ...changes,
});
const author = { __typename: 'Member', id: '2'.repeat(24), name: '林知夏' };

const writeUp = (changes: Record<string, unknown> = {}) => ({
  __typename: 'WriteUp',
  id: '3'.repeat(24),
  rank: 1,
  award: '一等奖',
  version: 1,
  votesCount: 2,
  viewerVoted: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  excerpt: '用**梯度提升**',
  approach: '用**梯度提升**',
  features: '',
  validation: '按时间划分',
  failedAttempts: '',
  costs: '',
  foldReason: null,
  authorship: 'HUMAN',
  authorshipModel: null,
  team: team(),
  authors: [author],
  competition: { __typename: 'Competition', id: competitionId },
  versions: {
    __typename: 'WriteUpVersionPage',
    totalCount: 1,
    items: [
      {
        __typename: 'WriteUpVersion',
        id: '4'.repeat(24),
        number: 1,
        createdAt: '2026-11-20T00:00:00.000Z',
        author,
        authorship: 'HUMAN',
        authorshipModel: null,
      },
    ],
  },
  ...changes,
});

const ofIt = (fields: object) => ({
  competition: { __typename: 'Competition', id: competitionId, ...fields },
});
const pageOf = (items: readonly object[]) => ({
  __typename: 'WriteUpPage',
  totalCount: items.length,
  page: 1,
  perPage: 20,
  hasNextPage: false,
  items,
});

const second = writeUp({
  id: '5'.repeat(24),
  rank: 2,
  award: null,
  approach: '线性模型',
  excerpt: '线性模型',
  team: team({ id: '6'.repeat(24), name: '潮汐' }),
});

/** Gateway with a competition that is over, and its write-ups. */
const open = (
  { part = '', items = [writeUp(), second] as object[], member = false, may = false } = {},
  more: Answers = {},
) => {
  const gateway = fakeGateway({
    ...(member && { Viewer: () => ({ viewer }) }),
    CompetitionPage: () => ({ competition: competition(over) }),
    WriteUps: () => ofIt({ writeUps: pageOf(items) }),
    ComparedWriteUps: () => ofIt({ writeUps: pageOf(items) }),
    TeamWriteUp: () => ({ team: team({ writeUp: writeUp() }) }),
    OwnWriteUpState: () => ofIt({ canWriteUp: may, viewerWriteUp: null }),
    ...more,
  });
  return { ...gateway, ...openPage(address + part) };
};

describe('the write-ups of a competition that is over', () => {
  it('are a tab by place, each leading to its page', async () => {
    open();
    expect(await screen.findByRole('tab', { name: '方案' })).toBeVisible();
    const rows = within(await screen.findByRole('list', { name: '方案' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('第1名一等奖浪里白条用梯度提升林知夏');
    expect(screen.getByRole('link', { name: '浪里白条' })).toHaveAttribute(
      'href',
      `${address}/${teamId}`,
    );
    expect(screen.queryByRole('link', { name: '写我们的方案' })).toBeNull();
  });

  it('are liked', async () => {
    const { user, variablesOf } = open(
      { member: true },
      {
        VoteWriteUp: () => ({
          voteWriteUp: {
            __typename: 'WriteUp',
            id: '3'.repeat(24),
            votesCount: 3,
            viewerVoted: true,
          },
        }),
      },
    );
    await user.click(
      await screen.findByRole('button', { name: '点赞「浪里白条」的方案，2人赞过' }),
    );
    expect(
      await screen.findByRole('button', { name: '取消点赞「浪里白条」的方案，3人赞过' }),
    ).toHaveAttribute('aria-pressed', 'true');
    expect(await variablesOf('VoteWriteUp')).toEqual({
      input: { writeUpId: '3'.repeat(24), voted: true },
    });
  });

  it('say where there are none', async () => {
    open({ items: [] });
    expect(await screen.findByText('还没有团队分享方案')).toBeVisible();
    expect(screen.queryByRole('link', { name: '对比前五名' })).toBeNull();
  });

  it('show one with the fields that are filled in', async () => {
    open({ part: `/${teamId}` });
    expect(await screen.findByRole('heading', { name: '浪里白条的方案' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '验证' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '成本' })).toBeNull();
    expect(screen.queryByRole('heading', { name: '修改记录' })).toBeNull();
  });

  it('show the texts of an earlier version, and which of them have changed since', async () => {
    const version = (number: number, changes: object = {}) => ({
      __typename: 'WriteUpVersion',
      id: String(number).repeat(24),
      number,
      createdAt: '2026-11-20T00:00:00.000Z',
      author,
      approach: '用**梯度提升**',
      features: '',
      validation: '按时间划分',
      failedAttempts: '',
      costs: '',
      ...changes,
    });
    const both = [version(2), version(1, { approach: '线性模型', costs: '一台笔记本' })];
    const newest = writeUp({
      version: 2,
      versions: { __typename: 'WriteUpVersionPage', totalCount: 2, items: both },
    });
    const { user, variablesOf, currentAddress } = open(
      { part: `/${teamId}` },
      {
        TeamWriteUp: () => ({ team: team({ writeUp: newest }) }),
        WriteUpVersion: () => ({
          team: team({
            writeUp: {
              __typename: 'WriteUp',
              id: '3'.repeat(24),
              versions: { __typename: 'WriteUpVersionPage', items: [both[1]] },
            },
          }),
        }),
      },
    );
    await user.click(await screen.findByRole('link', { name: '第1版' }));
    expect(await screen.findByText('线性模型')).toBeVisible();
    expect(await variablesOf('WriteUpVersion')).toEqual({ teamId, page: 2 });
    expect(currentAddress()).toContain('version=1');
    // The approach, and the costs, which the newest doesn't have.
    expect(screen.getAllByText('与最新版不同')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: '看最新版' }));
    expect(await screen.findByText('梯度提升')).toBeVisible();
    expect(screen.queryByText('与最新版不同')).toBeNull();
  });

  it('are sorted: the first places ahead of the most liked, by likes, or by time', async () => {
    const { user, variablesOf } = open({});
    const choice = await screen.findByRole('combobox', { name: '排序' });
    expect(await variablesOf('WriteUps')).toMatchObject({ sort: 'LEADING' });
    await user.selectOptions(choice, '按点赞');
    await waitFor(async () =>
      expect(await variablesOf('WriteUps')).toMatchObject({ sort: 'VOTES' }),
    );
    await user.selectOptions(choice, '最新');
    await waitFor(async () =>
      expect(await variablesOf('WriteUps')).toMatchObject({ sort: 'NEWEST' }),
    );
  });

  it('don’t show one of another competition', async () => {
    const elsewhere = writeUp({ competition: { __typename: 'Competition', id: '9'.repeat(24) } });
    open({ part: `/${teamId}` }, { TeamWriteUp: () => ({ team: team({ writeUp: elsewhere }) }) });
    expect(await screen.findByText('没有找到这份方案')).toBeVisible();
  });

  it('stand beside each other, a row for each field', async () => {
    open({ part: '/compare' });
    const row = await screen.findByRole('row', { name: /^思路/ });
    expect(row).toHaveTextContent('思路用梯度提升线性模型');
    expect(screen.getByRole('columnheader', { name: '第2名 · 潮汐' })).toBeVisible();
  });
});

describe('writing for one’s team', () => {
  it('is offered to members of ranked teams', async () => {
    open({ member: true, may: true });
    expect(await screen.findByRole('link', { name: '写我们的方案' })).toHaveAttribute(
      'href',
      `${address}/edit`,
    );
  });

  it('is refused to others', async () => {
    open({ part: '/edit', member: true });
    expect(await screen.findByText('仅已公布的最终排名中的团队成员可以写方案')).toBeVisible();
  });

  it('needs the approach, and leads to what was saved', async () => {
    const saved = writeUp({ approach: '树模型' });
    let own: object | null = null;
    const { user, inputOf } = open(
      { part: '/edit', member: true },
      {
        OwnWriteUpState: () => ofIt({ canWriteUp: true, viewerWriteUp: own }),
        SaveWriteUp: () => {
          own = saved;
          return { saveWriteUp: saved };
        },
        TeamWriteUp: () => ({ team: team({ writeUp: saved }) }),
      },
    );
    const button = await screen.findByRole('button', { name: '发布方案' });
    await user.click(button);
    expect(await screen.findByText('请填写思路')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '思路' }), '树模型');
    await user.click(button);
    expect(await inputOf('SaveWriteUp')).toEqual({
      competitionId,
      approach: '树模型',
      features: '',
      validation: '',
      failedAttempts: '',
      costs: '',
      authorship: 'HUMAN',
    });
    expect(await screen.findByRole('heading', { name: '浪里白条的方案' })).toBeVisible();
  });

  it('keeps what was typed where a teammate was faster, and saves it on top of theirs', async () => {
    const before = writeUp();
    const theirs = writeUp({
      version: 2,
      approach: '队友的',
      updatedAt: '2026-11-21T00:00:00.000Z',
    });
    let own = before;
    let tries = 0;
    const { user, sent } = open(
      { part: '/edit', member: true },
      {
        OwnWriteUpState: () => ofIt({ canWriteUp: true, viewerWriteUp: own }),
        SaveWriteUp: () => {
          tries += 1;
          if (tries === 1) {
            own = theirs;
            throw new Refused({
              code: 'CONFLICT',
              message: '队友已保存了第2版，你写的内容还在这里，请合并后再保存',
              field: 'version',
            });
          }
          own = writeUp({ version: 3 });
          return { saveWriteUp: own };
        },
      },
    );
    const field = await screen.findByRole('textbox', { name: '思路' });
    await user.type(field, '，再加验证');
    await user.click(screen.getByRole('button', { name: '保存新版本' }));
    expect(await screen.findByText(/队友已保存了第2版/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '看队友保存的第2版' })).toBeVisible();
    expect(field).toHaveValue('用**梯度提升**，再加验证');
    await user.click(screen.getByRole('button', { name: '保存新版本' }));
    expect(await screen.findByRole('heading', { name: '浪里白条的方案' })).toBeVisible();
    const versions = sent
      .filter(({ operationName }) => operationName === 'SaveWriteUp')
      .map(({ variables }) => (variables.input as { version: number }).version);
    expect(versions).toEqual([1, 2]);
  });
});
