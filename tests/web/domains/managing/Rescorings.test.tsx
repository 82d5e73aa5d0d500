import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ofTask, taskId } from '#tests/web/support/data.ts';
import { dialogAfter, management, open, stage, task, taskPath } from './stages-panel.ts';

const id = '5'.repeat(24);
const rescoring = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Rescoring',
  id,
  startedBy: { __typename: 'Member', id: '1'.repeat(24), name: '浪花' },
  startedAt: '2030-01-02T00:00:00.000Z',
  reason: '答案有误',
  publishesReason: false,
  doneCount: 2,
  worksCount: 2,
  failedCount: 0,
  endedAt: null,
  end: null,
  movedCount: 51,
  needsApplying: true,
  readyAt: '2030-01-02T00:01:00.000Z',
  appliedAt: null,
  ...changes,
});
const rescored = (changes: Record<string, unknown> = {}) =>
  task({
    management: {
      ...management,
      worksCount: 2,
      scoredWorksCount: 2,
      rescorings: [rescoring(changes)],
    },
  });
const move = (at: number) => ({
  __typename: 'RescoringMove',
  board: 'PUBLIC',
  team: { __typename: 'Team', id: String(at).padStart(24, '0'), name: `第${at}队` },
  before: at + 2,
  after: at,
});

it('shows who would move, page by page, and applies it once that is confirmed', async () => {
  const { user, inputOf } = open([stage({ tasks: [rescored()] })], {
    RescoringMoves: ({ page }) =>
      ofTask({
        rescoringMoves: {
          __typename: 'RescoringMovePage',
          items: [move(page === 1 ? 1 : 51)],
          totalCount: 51,
          page,
          perPage: 50,
        },
      }),
    ApplyRescoring: () => ({
      applyRescoring: rescored({ endedAt: '2030-01-02T00:02:00.000Z', end: 'DONE' }),
    }),
  });
  const card = within(await screen.findByRole('group', { name: '重新评分：种类识别' }));
  expect(card.getByRole('status')).toHaveTextContent(
    '新成绩已全部算出，将有 51 处名次变化，等待应用',
  );
  await user.click(card.getByText('名次将变化（51 处）'));
  expect(await card.findByText('第1队')).toBeVisible();
  expect(card.getByText('上升 2')).toBeVisible();
  await user.click(card.getByRole('button', { name: '第2页' }));
  expect(await card.findByText('第51队')).toBeVisible();
  const asking = await dialogAfter(user, '应用重新评分：种类识别', '应用重新评分');
  await user.click(asking.getByRole('button', { name: '应用' }));
  expect(await inputOf('ApplyRescoring')).toEqual({ taskId, rescoringId: id });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await card.findByText(/已生效/)).toBeVisible();
});

it('cancels it, and offers no way to apply what isn’t ready', async () => {
  const { user, inputOf } = open(
    [stage({ tasks: [rescored({ readyAt: null, movedCount: 0, doneCount: 1 })] })],
    { CancelRescoring: () => ({ cancelRescoring: task({ management }) }) },
  );
  const card = within(await screen.findByRole('group', { name: '重新评分：种类识别' }));
  expect(card.getByRole('status')).toHaveTextContent('正在重新评分 1 / 2');
  expect(card.queryByRole('button', { name: /^应用/ })).toBeNull();
  const asking = await dialogAfter(user, '取消重新评分：种类识别', '取消重新评分');
  await user.click(asking.getByRole('button', { name: '取消重新评分' }));
  expect(await inputOf('CancelRescoring')).toEqual({ taskId });
});

it('says in the form that changes wait, which it doesn’t show', async () => {
  const own = rescored();
  open([stage({ tasks: [own] })], {}, {}, taskPath(own['id'] as string));
  const waiting = await screen.findByText(/答案有误.*等待应用/);
  expect(waiting).toHaveTextContent(/再次修改评审标准会代替它/);
});
