import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { atStep, management, open, stage, task, taskPath } from './stages-panel.ts';

beforeEach(() => localStorage.clear());

const openLimits = (own: Record<string, unknown>, answers = {}) =>
  open([stage({ tasks: [own] })], answers, {}, taskPath(own['id'] as string, 'limits'));

it('tells an organizer how scores are rounded, and what exact ones cost', async () => {
  const kept = task({ roundingStep: 0.05, management });
  const { user, inputOf } = openLimits(kept, {
    UpdateCompetitionTask: () => ({ updateCompetitionTask: kept }),
  });
  const step = await atStep('次数与保护');
  const field = step.getByRole('checkbox', { name: /^公开榜的分数按误差四舍五入/ });
  expect(field).toBeChecked();
  expect(step.getByText(/本机算出的 0.333 会显示为 0.35/)).toBeVisible();
  await user.click(field);
  expect(step.getByText(/仅凭26次提交的 RMSE 就读出了全部 500 个/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存修改' }));
  expect(await inputOf('UpdateCompetitionTask')).toMatchObject({
    task: { objective: { roundsScores: false } },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull());
});

it('leaves no choice on a protected board', async () => {
  openLimits(task({ protectsBoard: true, management }));
  const step = await atStep('次数与保护');
  expect(step.getByRole('checkbox', { name: /^公开榜的分数按误差四舍五入/ })).toBeDisabled();
  expect(step.getByText(/开启了公开榜保护，总是四舍五入/)).toBeVisible();
});
