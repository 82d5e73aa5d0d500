import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { competition, competitionId, task, taskId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { choose, file, sample } from '../submissions/submit-tab.ts';

const address = `/home/competition/${competitionId}/practice`;
const practiceId = 'e'.repeat(24);
const over = { status: 'ENDED', endDate: '2026-10-01T00:00:00.000Z', takesPractice: true };

const practice = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Practice',
  id: practiceId,
  startedAt: '2026-11-20T00:00:00.000Z',
  tasks: [task()],
  ...changes,
});

const work = (changes: Record<string, unknown> = {}) => ({
  __typename: 'PracticeWork',
  id: 'b'.repeat(24),
  status: 'REVIEWED',
  createdAt: '2026-11-21T04:00:00.000Z',
  fileName: 'result.csv',
  publicScore: 0.75,
  privateScore: 0.5,
  rank: 6,
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

/** Gateway with a competition that is over, the member's practice in it, and their results. */
const open = (
  { own = null as object | null, works = [] as object[], member = true, takes = true } = {},
  more: Answers = {},
) => {
  let begun = own;
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
      },
    }),
    PracticeWorks: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        practice: { __typename: 'Practice', id: practiceId, works: pageOf(works) },
      },
    }),
    StartPractice: () => {
      begun = practice();
      return { startPractice: begun };
    },
    ...more,
  });
  return { ...gateway, ...openPage(address) };
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
      errorMessage: '第1行：缺少列 species',
    };
    const last = { id: 'd'.repeat(24), rank: 25 };
    open({ own: practice(), works: [work(), work(last), work(wrong)] });
    expect(await screen.findByText('相当于最终榜单第 6 名（共 24 支团队）')).toBeVisible();
    expect(screen.getByText('低于最终榜单的全部 24 支团队')).toBeVisible();
    expect(screen.getByText('第1行：缺少列 species')).toBeVisible();
  });

  it('keeps the results where no more are taken', async () => {
    open({ own: practice(), works: [work()], takes: false });
    expect(await screen.findByText('该比赛不再接受练习，你的成绩仍在这里。')).toBeVisible();
    expect(await screen.findByText('相当于最终榜单第 6 名（共 24 支团队）')).toBeVisible();
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
    await user.click(button);
    expect(await screen.findByText('待评审')).toBeVisible();
    expect(await inputOf('SubmitPracticeWork')).toEqual({ practiceId, taskId, resultKey: 'k' });
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
