import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, task, taskId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { choose, file, sample } from '../submissions/submit-tab.ts';

const address = `/home/competition/${competitionId}/practice`;
const practiceId = 'e'.repeat(24);
const over = { status: 'ENDED', endDate: '2026-10-01T00:00:00.000Z', takesPractice: true };

const practice = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Practice',
  id: practiceId,
  mode: 'PRACTICE',
  startedAt: '2026-11-20T00:00:00.000Z',
  endsAt: null,
  tasks: [task()],
  periods: [{ __typename: 'PracticePeriod', taskId, opensAt: null, closesAt: null }],
  ...changes,
});

const work = (changes: Record<string, unknown> = {}) => ({
  __typename: 'PracticeWork',
  id: 'b'.repeat(24),
  status: 'REVIEWED',
  createdAt: '2026-11-21T04:00:00.000Z',
  fileName: 'result.csv',
  authorship: 'HUMAN',
  authorshipModel: null,
  publicScore: 0.75,
  privateScore: 0.5,
  rank: 6,
  rankLow: 3,
  rankHigh: 11,
  teamsCount: 24,
  errorMessage: null,
  task: { __typename: 'CompetitionTask', id: taskId, name: '种类识别' },
  ...changes,
});

const pageOf = (items: readonly object[]) => ({
  __typename: 'PracticeWorkPage',
  totalCount: items.length,
  page: 1,
  perPage: 20,
  hasNextPage: false,
  items,
});

const virtualId = 'f'.repeat(24);
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Virtual participation that began yesterday and ends in ten days. */
const virtualRun = (changes: Record<string, unknown> = {}) =>
  practice({
    id: virtualId,
    mode: 'VIRTUAL',
    startedAt: inDays(-1),
    endsAt: inDays(10),
    periods: [{ __typename: 'PracticePeriod', taskId, opensAt: inDays(-1), closesAt: inDays(10) }],
    ...changes,
  });

const ghost = (changes: Record<string, unknown>) => ({
  __typename: 'GhostRow',
  rank: 1,
  isOwn: false,
  score: 0.9,
  finalRank: 3,
  team: null,
  ...changes,
});
const ghostPage = () => ({
  ...pageOf([
    ghost({ team: { __typename: 'Team', id: '1'.repeat(24), name: '潮汐小队' } }),
    ghost({ rank: 2, isOwn: true, score: 0.75, finalRank: null }),
  ]),
  __typename: 'GhostRowPage',
});

/** Gateway with a competition that is over, the member's practice in it, and their results. */
const open = (
  {
    own = null as object | null,
    run = null as object | null,
    works = [] as object[],
    member = true,
    takes = true,
    search = '',
  } = {},
  more: Answers = {},
) => {
  let begun = own;
  let virtual = run;
  const shown = () => ({ ...over, takesPractice: takes, practice: begun });
  const gateway = fakeGateway({
    ...(member && { Viewer: () => ({ viewer }) }),
    CompetitionPage: () => ({ competition: competition(shown()) }),
    Practice: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        takesPractice: takes,
        practice: begun,
        virtual,
      },
    }),
    PracticeWorks: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        practice: { __typename: 'Practice', id: practiceId, works: pageOf(works) },
      },
    }),
    Ghosts: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        practice: { __typename: 'Practice', id: virtualId, ghosts: ghostPage() },
      },
    }),
    StartPractice: ({ input }) => {
      if ((input as { mode: string }).mode === 'VIRTUAL') virtual = virtualRun();
      else begun = practice();
      return { startPractice: virtual ?? begun };
    },
    EndPractice: () => {
      virtual = virtualRun({ endsAt: inDays(-1) });
      return { endPractice: virtual };
    },
    ...more,
  });
  return { ...gateway, ...openPage(address + search) };
};

describe('the practice of a competition that is over', () => {
  it('is the way on from its head, and for a visitor begins by signing in', async () => {
    fakeGateway({ CompetitionPage: () => ({ competition: competition(over) }) });
    openPage(`/home/competition/${competitionId}`);
    expect(await screen.findByRole('link', { name: '现在练习' })).toHaveAttribute('href', address);
    expect(screen.getByRole('tab', { name: '练习' })).toBeVisible();
    expect(screen.queryByText('比赛已结束')).toBeNull();
  });

  it('asks a visitor to sign in, and leads back', async () => {
    open({ member: false });
    expect(await screen.findByRole('link', { name: '登录后开始练习' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(address)),
    );
  });

  it('begins by a button, after which the task has the focus', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '开始练习' }));
    const heading = await screen.findByRole('heading', { level: 2, name: '种类识别' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('还没有练习记录')).toBeVisible();
  });

  it('shows scores and the place that each would have had', async () => {
    const wrong = {
      id: 'c'.repeat(24),
      status: 'FAILED',
      publicScore: null,
      privateScore: null,
      rank: null,
      rankLow: null,
      rankHigh: null,
      errorMessage: '第1行：缺少列 species',
    };
    const last = { id: 'd'.repeat(24), rank: 25, rankLow: 25, rankHigh: 25 };
    open({ own: practice(), works: [work(), work(last), work(wrong)] });
    expect(await screen.findByText('相当于最终榜单第 6 名（3–11），共 24 支团队')).toBeVisible();
    expect(screen.getByText('低于最终榜单的全部 24 支团队')).toBeVisible();
    expect(screen.getByText('第1行：缺少列 species')).toBeVisible();
  });

  it('keeps the results where no more are taken', async () => {
    open({ own: practice(), works: [work()], takes: false });
    expect(await screen.findByText('该比赛不再接受练习，你的成绩仍在这里。')).toBeVisible();
    expect(await screen.findByText('相当于最终榜单第 6 名（3–11），共 24 支团队')).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交练习' })).toBeNull();
  });
});

describe('virtual participation', () => {
  it('begins by its own button, on a part of the tab with an address', async () => {
    const { user, inputOf, currentAddress } = open();
    await user.click(await screen.findByRole('button', { name: '开始虚拟参赛' }));
    expect(await screen.findByText(/^距结束还有 9 天|^距结束还有 10 天/)).toBeVisible();
    expect(await inputOf('StartPractice')).toEqual({ competitionId, mode: 'VIRTUAL' });
    expect(currentAddress()).toBe(`${address}?mode=virtual`);
    expect(screen.getByRole('link', { name: '虚拟参赛' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the board of the same moment, with the own result marked', async () => {
    open({ run: virtualRun(), search: '?mode=virtual' });
    expect(await screen.findByRole('link', { name: '潮汐小队' })).toBeVisible();
    const own = screen.getByText('你').closest('tr');
    expect(own).toHaveAttribute('aria-current', 'true');
    expect(own).toHaveTextContent('0.75');
    expect(screen.getByRole('button', { name: '提交练习' })).toBeVisible();
  });

  it('has no form before a task opens', async () => {
    const opensAt = inDays(2);
    const periods = [{ __typename: 'PracticePeriod', taskId, opensAt, closesAt: inDays(5) }];
    open({ run: virtualRun({ periods }), search: '?mode=virtual' });
    expect(await screen.findByText(/^该任务还没有开始。接受提交：/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交练习' })).toBeNull();
  });

  it('is ended before its time once that is confirmed', async () => {
    const { user, inputOf } = open({ run: virtualRun(), search: '?mode=virtual' });
    await user.click(await screen.findByRole('button', { name: '提前结束' }));
    const dialog = await screen.findByRole('dialog', { name: '提前结束虚拟参赛' });
    expect(dialog).toHaveTextContent('不能重新开始');
    await user.click(within(dialog).getByRole('button', { name: '结束' }));
    expect(await inputOf('EndPractice')).toEqual({ practiceId: virtualRun().id });
    expect(await screen.findByText(/^虚拟参赛已结束/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提前结束' })).toBeNull();
  });

  it('has none after the end, and tells the places', async () => {
    open({
      run: virtualRun({ endsAt: inDays(-1) }),
      works: [work()],
      search: '?mode=virtual',
    });
    expect(await screen.findByText(/^虚拟参赛已结束/)).toBeVisible();
    expect(await screen.findByText('相当于最终榜单第 6 名（3–11），共 24 支团队')).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交练习' })).toBeNull();
  });
});

describe('handing in a result for practice', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = FakeUploads.install();
  });
  afterEach(() => uploads.remove());

  it('asks for a file, sends it, and shows it waiting', async () => {
    const works: object[] = [];
    const { user, inputOf } = open(
      { own: practice(), works },
      {
        SubmitPracticeWork: () => {
          const made = work({
            status: 'PENDING',
            publicScore: null,
            privateScore: null,
            rank: null,
          });
          works.push(made);
          return { submitPracticeWork: made };
        },
      },
    );
    const button = await screen.findByRole('button', { name: '提交练习' });
    await user.click(button);
    expect(await screen.findByText('请提交结果文件')).toBeVisible();
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('radio', { name: '人工与 AI' }));
    await user.type(screen.getByLabelText(/^使用的模型/), 'GLM');
    await user.click(button);
    expect(await screen.findByText('待评审')).toBeVisible();
    expect(await inputOf('SubmitPracticeWork')).toEqual({
      practiceId,
      taskId,
      resultKey: 'k',
      authorship: 'HUMAN_WITH_AI',
      authorshipModel: 'GLM',
    });
  });

  it('says why it is refused, and keeps the file', async () => {
    const { user } = open(
      { own: practice() },
      {
        SubmitPracticeWork: () => {
          throw new Refused({
            code: 'CONFLICT',
            message: '今日的提交次数已用完（每日5次），明日零点恢复',
          });
        },
      },
    );
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('button', { name: '提交练习' }));
    expect(await screen.findByText(/今日的提交次数已用完/)).toBeVisible();
    expect(screen.getByText(/^已上传/)).toBeVisible();
  });
});
