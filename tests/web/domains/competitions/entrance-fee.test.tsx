import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, registered, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const open = (balance: number, changes: Record<string, unknown> = {}) => {
  fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, wallet: { __typename: 'Wallet', balance } } }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: competition({ entranceFee: 20, ...changes }) }),
  });
  openPage(`/home/competition/${competitionId}`);
};

it('names the fee beside the way to register', async () => {
  open(20);
  expect(await screen.findByText('20', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '做任务赚鲸币' })).toBeNull();
});

it('says what is missing, and where it can be earned', async () => {
  open(5);
  const link = await screen.findByRole('link', { name: '做任务赚鲸币' });
  expect(link).toHaveAttribute('href', '/home/user/level?tab=task');
  expect(link.parentElement).toHaveTextContent('报名费 20 鲸币，当前余额 5 鲸币，还差 15 鲸币');
});

it('asks no fee of who has registered', async () => {
  open(5, { viewerState: registered });
  const header = within(await screen.findByRole('main'));
  await header.findByRole('link', { name: '提交结果' });
  expect(header.queryByText(/报名费/)).toBeNull();
});
