import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
};
const managed = (changes: Record<string, unknown> = {}) =>
  competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    isPublished: false,
    organization,
    waiting: null,
    checklist: null,
    stages: [],
    ...changes,
  });

const archive = (changes: Record<string, unknown> = {}) => ({
  __typename: 'CompetitionArchive',
  id: '7'.repeat(24),
  state: 'READY',
  hasWorks: false,
  createdAt: '2026-11-20T04:00:00.000Z',
  expiresAt: '2026-11-27T04:00:00.000Z',
  size: 2_048,
  progress: 1,
  problem: null,
  url: `/exports/archives/${'7'.repeat(24)}`,
  ...changes,
});
const made = (changes: Record<string, unknown> = {}) => ({
  __typename: 'CompetitionImport',
  id: '6'.repeat(24),
  state: 'READY',
  fileName: '海浪.zip',
  createdAt: '2026-11-20T04:00:00.000Z',
  progress: 1,
  problem: null,
  competitionId: '5'.repeat(24),
  worksCompared: 3,
  worksLeft: 1,
  ...changes,
});

const open = (address: string, answers: Answers) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: managed() }),
    OverviewPanel: () => ({ competition: managed() }),
    ManageCompetitions: () => ({
      organization: { ...organization, managedCompetitions: page([]) },
      viewer: {
        ...viewer,
        organizations: [{ __typename: 'OrganizationMembership', role: 'ADMIN', organization }],
      },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};
const overview = `/org/tide/competition/manage/${competitionId}`;
const list = '/org/tide/competition/manage';
const archives = (rows: object[]) => () => ({ competition: managed({ archives: rows }) });

describe('导出整场比赛', () => {
  it('begins an export with works on request, and shows how far it is', async () => {
    let rows: object[] = [];
    const { user, inputOf } = open(overview, {
      CompetitionArchives: () => archives(rows)(),
      ExportCompetition: () => {
        rows = [archive({ state: 'PENDING', hasWorks: true, progress: 0.42, url: null })];
        return { exportCompetition: rows[0] };
      },
    });
    expect(await screen.findByText('还没有导出过')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '导出比赛' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导出整场比赛' }));
    await user.click(dialog.getByRole('checkbox', { name: '连同作品' }));
    await user.click(dialog.getByRole('button', { name: '开始导出' }));
    expect(await inputOf('ExportCompetition')).toEqual({ competitionId, hasWorks: true });
    expect(await screen.findByText('正在导出（42%），完成后可以下载')).toBeVisible();
    expect(screen.getByText(/，连同作品$/)).toBeVisible();
    expect(screen.getByRole('button', { name: '正在导出' })).toBeDisabled();
  });

  it('hands out what is ready, and says why there is none', async () => {
    open(overview, {
      CompetitionArchives: archives([
        archive(),
        archive({
          id: '8'.repeat(24),
          state: 'FAILED',
          problem: '文件「a.csv」已丢失，不能导出',
          url: null,
        }),
      ]),
    });
    const link = await screen.findByRole('link', { name: /^下载 .* 的压缩包$/ });
    expect(link).toHaveAttribute('href', `/exports/archives/${'7'.repeat(24)}`);
    expect(screen.getByText(/^2 KB · .* 之前可以下载$/)).toBeVisible();
    expect(screen.getByText('文件「a.csv」已丢失，不能导出')).toBeVisible();
  });

  it('isn’t for judges', async () => {
    open(overview, { OverviewPanel: () => ({ competition: managed({ viewerRole: 'JUDGE' }) }) });
    await waitFor(() => expect(screen.getByText('还没有阶段')).toBeVisible());
    expect(screen.queryByText('导出整场比赛')).toBeNull();
  });
});

describe('导入比赛或活动', () => {
  it('wants an archive, and keeps what was typed', async () => {
    const { user } = open(list, {
      CompetitionImports: () => ({ organization: { ...organization, competitionImports: [] } }),
    });
    await user.click(await screen.findByRole('button', { name: '导入比赛或活动' }));
    const dialog = within(await screen.findByRole('dialog', { name: '导入比赛或活动' }));
    fireEvent.change(dialog.getByLabelText(/新的开始时间/), {
      target: { value: '2027-03-01T09:00' },
    });
    await user.click(dialog.getByRole('button', { name: '开始导入' }));
    expect(await dialog.findByText('请选择导出的压缩包')).toBeVisible();
    expect(dialog.getByLabelText(/新的开始时间/)).toHaveValue('2027-03-01T09:00');
  });

  it('cancels one that is under way, and says so', async () => {
    let row = made({ state: 'PENDING', progress: 0.25, competitionId: null });
    const { user, inputOf } = open(list, {
      CompetitionImports: () => ({ organization: { ...organization, competitionImports: [row] } }),
      CancelCompetitionImport: () => {
        row = { ...row, state: 'CANCELLED' };
        return { cancelCompetitionImport: row };
      },
    });
    await user.click(await screen.findByRole('button', { name: '取消导入「海浪.zip」' }));
    expect(await inputOf('CancelCompetitionImport')).toEqual({ importId: '6'.repeat(24) });
    expect(await screen.findByText(/ · 已取消$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^取消导入/ })).toBeNull();
  });

  it('lists what came of imports, and leads to the draft', async () => {
    open(list, {
      CompetitionImports: () => ({
        organization: {
          ...organization,
          competitionImports: [
            made(),
            made({
              id: '4'.repeat(24),
              fileName: '坏的.zip',
              state: 'FAILED',
              problem: '条目「works/1.csv」已损坏',
              competitionId: null,
            }),
            made({ id: '3'.repeat(24), state: 'PENDING', progress: 0.5, competitionId: null }),
          ],
        },
      }),
    });
    expect(
      await screen.findByText(
        /已导入为草稿 · 重新评分 3 个作品，与归档的榜单一致，1 个作品不能重新评分$/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/没有导入：条目「works\/1.csv」已损坏$/)).toBeVisible();
    expect(screen.getByText(/正在检查和导入（50%）$/)).toBeVisible();
    const link = screen.getByRole('link', { name: '打开「海浪.zip」导入的草稿' });
    await waitFor(() => expect(link).toHaveAttribute('href', `${list}/${'5'.repeat(24)}`));
  });
});
