import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refreshAfterNotification } from '#web/src/shell/LiveEvents/refresh.ts';
import {
  competitionId,
  registered,
  stage,
  task,
  taskId,
  taskScore,
} from '#tests/web/support/data.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { choose, file, list, open, sample, standing, work } from './submit-tab.ts';

let uploads: FakeUploads;
beforeEach(() => {
  localStorage.clear();
  uploads = FakeUploads.install();
});
afterEach(() => uploads.remove());

describe('the score of a work', () => {
  it('says what a review came to: the change, the best so far, and the rank, while one looks', async () => {
    const earlier = work({ id: 'b'.repeat(24), status: 'REVIEWED', publicScore: 0.8 });
    let newest: object = work({ id: 'c'.repeat(24), bestBefore: 0.8 });
    let rank = 9;
    const { gateway } = open({
      WorkList: () => list([newest, earlier]),
      Standing: () => standing(rank),
    });
    const own = within(await screen.findByLabelText('我的成绩'));
    expect(own.getByText('首次得分')).toBeVisible();
    expect(await own.findByText(/第 9 名/)).toHaveTextContent('第 9 名 / 26');

    // The review arrives with its event: no reload.
    rank = 3;
    newest = { ...newest, status: 'REVIEWED', publicScore: 0.875 };
    const event = { eventName: 'WORK_REVIEWED' as const, competitionId, taskId };
    await act(() => refreshAfterNotification(gateway.client, event));
    expect(await own.findByText(/第 3 名/)).toBeVisible();
    expect(await own.findByText('刷新最好成绩 +0.075')).toBeVisible();
    expect(own.getAllByText(/^0\.875/)).toHaveLength(2);
  });

  it('says in each row what its score was to the best before it', async () => {
    const smaller = task({ review: { ...task().review, isHigherBetter: false } });
    const rows = [
      work({ id: 'd'.repeat(24), status: 'REVIEWED', publicScore: 3.5, bestBefore: 2.5 }),
      work({ id: 'c'.repeat(24), status: 'REVIEWED', publicScore: 2.5, bestBefore: 3 }),
      work({ id: 'b'.repeat(24), status: 'REVIEWED', publicScore: 3 }),
    ];
    open({ WorkList: () => list(rows) }, { stages: [stage({ tasks: [smaller] })] });
    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('距最好成绩 1')).toBeVisible();
    expect(table.getByText('刷新最好成绩 −0.5')).toBeVisible();
    expect(table.getByText('首次得分')).toBeVisible();
    const own = screen.getByLabelText('我的成绩');
    expect(within(own).getByText('2.5')).toBeVisible();
  });

  it('has the further scores of a task beside it, by name', async () => {
    const scores = [taskScore(), taskScore({ name: '误差', metric: 'MAE', isHigherBetter: false })];
    const told = (values: number[]) =>
      values.map((value, index) => ({ __typename: 'WorkScore', name: scores[index]?.name, value }));
    const rows = [
      work({
        status: 'REVIEWED',
        publicScore: 0.5,
        privateScore: 0.4,
        scores: told([0.5, 2.25]),
        privateScores: told([0.4, 3.75]),
      }),
    ];
    open({ WorkList: () => list(rows) }, { stages: [stage({ tasks: [task({ scores })] })] });
    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('误差 2.25')).toBeVisible();
    expect(table.getByText('误差 3.75')).toBeVisible();
    expect(screen.getByText(/^按第1个得分排名，相同时依次比较后面的得分$/)).toBeVisible();
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toContain('误差：平均绝对误差 MAE，越低越好，列 species误差绝对值的平均');
  });

  it.each([
    ['最终排名', 'PRIVATE', { showsPrivateLeaderboard: true }],
    ['Public 榜排名', 'PUBLIC', {}],
    ['最终排名', 'PUBLIC', { review: { ...task().review, hasPrivateBoard: false } }],
  ])('tells after the end %s, of the board %s', async (title, board, changes) => {
    const endDate = new Date(Date.now() - 60_000).toISOString();
    const ended = task({ endDate, protectsBoard: true, ...changes });
    const rows = [work({ status: 'REVIEWED', publicScore: 0.5 })];
    const { sent } = open(
      { WorkList: () => list(rows, undefined, ended) },
      { stages: [stage({ tasks: [ended] })] },
    );
    const own = within(await screen.findByLabelText('我的成绩'));
    expect(await own.findByText(/第 3 名/)).toBeVisible();
    expect(own.getByText(title)).toBeVisible();
    expect(own.queryByText('当前排名')).toBeNull();
    const asked = sent.find(({ operationName }) => operationName === 'Standing');
    expect(asked?.variables).toEqual({ taskId, board });
    // Nothing of a day's is left.
    expect(screen.queryByText('今日提交')).toBeNull();
    expect(screen.queryByText('公开榜保护')).toBeNull();
    expect(screen.getByText('累计提交')).toBeVisible();
  });

  it('asks for no rank where the board is closed', async () => {
    const closed = task({ showsLeaderboard: false });
    const rows = [work({ status: 'REVIEWED', publicScore: 0.5 })];
    const { sent } = open({ WorkList: () => list(rows) }, { stages: [stage({ tasks: [closed] })] });
    await screen.findByLabelText('我的成绩');
    expect(screen.queryByText(/^第 .* 名/)).toBeNull();
    expect(sent.some(({ operationName }) => operationName === 'Standing')).toBe(false);
  });
});

describe('the note of a work', () => {
  it('takes a note along, and says at the field that it is too long', async () => {
    const inputs: unknown[] = [];
    const { user } = open({
      SubmitWork: ({ input }) => {
        inputs.push(input);
        return { submitWork: work({ note: '加入潮位特征' }) };
      },
    });
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    const note = screen.getByLabelText(/^备注/);
    await user.click(note);
    await user.paste('字'.repeat(201));
    expect(await screen.findByText('字数已超出限制1个字符')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(inputs).toEqual([]);
    await user.clear(note);
    await user.type(note, '加入潮位特征');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(inputs).toMatchObject([{ taskId, note: '加入潮位特征' }]));
    await waitFor(() => expect(note).toHaveValue(''));
  });

  it('shows a work’s note, which any of the team can change', async () => {
    const { user, inputOf } = open({
      WorkList: () => list([work({ note: '加入潮位特征' })]),
      NoteWork: ({ input }) => ({
        noteWork: {
          __typename: 'Work',
          id: 'a'.repeat(24),
          note: (input as { note: string }).note,
        },
      }),
    });
    expect(await screen.findByText('加入潮位特征')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '修改备注：result.csv' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改备注' }));
    const note = dialog.getByLabelText('备注');
    await user.clear(note);
    await user.type(note, '换成梯度提升');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('换成梯度提升')).toBeVisible();
    expect(await inputOf('NoteWork')).toEqual({ workId: 'a'.repeat(24), note: '换成梯度提升' });
  });

  it('leaves a banned team’s notes as they are', async () => {
    open(
      { WorkList: () => list([work({ note: '加入潮位特征' })]) },
      { viewerState: { ...registered, isTeamBanned: true } },
    );
    expect(await screen.findByText('加入潮位特征')).toBeVisible();
    expect(screen.queryByRole('button', { name: /备注/ })).toBeNull();
  });
});
