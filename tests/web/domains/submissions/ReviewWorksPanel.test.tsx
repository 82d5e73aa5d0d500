import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  ofTask,
  stage,
  task,
  viewer,
} from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { work } from './submit-tab.ts';

const reviewed = (changes: Record<string, unknown> = {}) =>
  work({
    status: 'REVIEWED',
    publicScore: 0.5,
    privateScore: 0.75,
    scores: [],
    privateScores: [],
    isTeamBanned: false,
    team: { __typename: 'Team', id: '4'.repeat(24), name: '逐浪小队' },
    ...changes,
  });

/** The panel of works of a competition that the viewer manages. */
const open = (works: unknown[], answers: Answers = {}, query = '') => {
  const managed = competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: true,
    publishStatus: 'COMMUNITY',
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
    stages: [stage({ tasks: [task()] })],
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed }),
    ReviewTasks: () => ({ competition: managed }),
    ReviewWorks: () =>
      ofTask({
        allWorks: {
          __typename: 'WorkPage',
          totalCount: works.length,
          page: 1,
          perPage: 20,
          items: works,
        },
      }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/org/tide/competition/manage/${competitionId}/works${query}`) };
};

it('those that couldn’t be scored are listed across tasks, with what the worker said', async () => {
  const failed = reviewed({
    status: 'FAILED',
    taskId: task().id,
    publicScore: null,
    privateScore: null,
    report: {
      __typename: 'WorkReport',
      failures: [
        {
          __typename: 'ScoringFailure',
          failedAt: '2026-11-21T05:00:00.000Z',
          message: 'CUDA out of memory',
        },
      ],
    },
  });
  const answers = {
    FailedWorks: () =>
      ofCompetition({
        failedWorks: {
          __typename: 'WorkPage',
          totalCount: 1,
          page: 1,
          perPage: 20,
          items: [failed],
        },
      }),
  };
  const { user, currentAddress } = open([reviewed()], answers, '?status=failed');
  const list = within(await screen.findByRole('list', { name: '评审出错的提交' }));
  expect(list.getByText('任务：初赛 · 种类识别')).toBeVisible();
  expect(list.getByText(/：CUDA out of memory$/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '任务' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '全部状态');
  expect(await screen.findByRole('list', { name: '提交记录' })).toBeVisible();
  expect(currentAddress()).not.toContain('status');
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '评审出错（全部任务）');
  expect(await screen.findByRole('list', { name: '评审出错的提交' })).toBeVisible();
});

describe('the works of all teams', () => {
  it('are taken out with a reason, which stands there from then on', async () => {
    let refused = true;
    const { user, inputOf } = open([reviewed()], {
      InvalidateWork: ({ input }) => {
        if (refused) throw new Refused({ code: 'CONFLICT', message: '该提交已作废' });
        const { reason } = input as { reason: string };
        return { invalidateWork: reviewed({ status: 'INVALIDATED', invalidReason: reason }) };
      },
    });
    await user.click(await screen.findByRole('button', { name: '作废' }));
    const dialog = within(await screen.findByRole('dialog', { name: '作废提交' }));
    await user.click(dialog.getByRole('button', { name: '作废' }));
    expect(await dialog.findByText('请输入作废原因')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: '作废原因' }), '与他队雷同');
    await user.click(dialog.getByRole('button', { name: '作废' }));
    expect(await dialog.findByText('该提交已作废')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: '作废原因' })).toHaveValue('与他队雷同');
    refused = false;
    await user.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('作废原因：与他队雷同')).toBeVisible();
    expect(await inputOf('InvalidateWork', 2)).toMatchObject({ reason: '与他队雷同' });
  });

  it('tell their private score to who manages them, before anyone else', async () => {
    open([reviewed()]);
    expect(await screen.findByText(/^Public /)).toHaveTextContent('Public 0.5，Private 0.75');
  });

  it('are saved as CSV under the name that the file gives itself, or it is said why not', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const { user, fetch } = open([reviewed()]);
    const asked = fetch.getMockImplementation();
    let answer: unknown = {
      ok: true,
      headers: new Headers({
        'content-disposition': "attachment; filename*=UTF-8''%E6%8F%90%E4%BA%A4.csv",
      }),
      blob: () => Promise.resolve(new Blob(['x'])),
    };
    fetch.mockImplementation((url, init) =>
      String(url) === `/exports/competitions/${competitionId}/works`
        ? (Promise.resolve(answer) as never)
        : (asked?.(url, init) as never),
    );
    await user.click(await screen.findByRole('button', { name: '导出提交 CSV' }));
    await waitFor(() => expect(saved).toEqual(['提交.csv']));
    answer = { ok: false, json: () => Promise.resolve({ message: '登录已失效，请重新登录' }) };
    await user.click(screen.getByRole('button', { name: '导出提交 CSV' }));
    expect(await screen.findByText('导出失败：登录已失效，请重新登录')).toBeVisible();
    expect(saved).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('are marked where their team is banned', async () => {
    open([reviewed({ isTeamBanned: true })]);
    expect(await screen.findByText('逐浪小队')).toHaveTextContent('逐浪小队已禁赛');
  });
});
