import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { list, open, work } from './submit-tab.ts';

const report = (changes: Record<string, unknown> = {}) => ({
  work: {
    __typename: 'Work',
    id: 'a'.repeat(24),
    report: {
      __typename: 'WorkReport',
      lines: ['第1折', '第2折'],
      progress: 0.5,
      log: null,
      pictures: [],
      failures: [],
      ...changes,
    },
  },
});

it('shows a team what a worker tells of a work that is scored, at once', async () => {
  open({
    WorkList: () => list([work({ hasReport: true })]),
    WorkReport: () => report(),
  });
  const table = within(await screen.findByRole('table', { name: '提交记录' }));
  expect(await table.findByLabelText('评测输出')).toHaveTextContent(/第1折\s*第2折/);
  expect(table.getByRole('progressbar', { name: '评测进度 50%' })).toBeVisible();
});

it('unfolds log and pictures of a work that was scored', async () => {
  const { user } = open({
    WorkList: () => list([work({ status: 'REVIEWED', publicScore: 0.5, hasReport: true })]),
    WorkReport: () =>
      report({
        lines: [],
        log: '完成',
        pictures: [{ __typename: 'ReportPicture', name: '混淆矩阵', url: '/files/picture' }],
      }),
  });
  const table = within(await screen.findByRole('table', { name: '提交记录' }));
  expect(table.queryByText('完成')).toBeNull();
  await user.click(table.getByText('评测记录'));
  expect(await table.findByRole('img', { name: '混淆矩阵' })).toHaveAttribute(
    'src',
    '/files/picture',
  );
  expect(table.getByText('完成')).toBeInTheDocument();
});
