import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, DAY, page, viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { formatTimeSpan } from '#web/src/lib/dates.ts';

const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const live = { __typename: 'LiveSession', startsAt: at(5), endsAt: at(6), url: null };
const tide = { __typename: 'Organization', id: '9'.repeat(24), shortName: 'tide', name: '潮汐组' };
const session = competition({
  kind: 'ACTIVITY',
  detailType: 'LIVE',
  live,
  name: '读图直播',
  status: 'RUNNING',
  startDate: at(-1),
  endDate: at(9),
  isPublished: true,
  viewerRole: 'OWNER',
  organization: tide,
  stages: [],
});

const open = (path: string) => {
  fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ORGANIZER'] } }),
    ManageCompetition: () => ({ competition: session }),
    ManageCompetitions: () => ({
      organization: {
        ...tide,
        description: '',
        managedCompetitions: { __typename: 'CompetitionPage', ...page([session]) },
      },
      viewer: { ...viewer, roles: ['ORGANIZER'], organizations: [] },
    }),
  });
  return openPage(`/org/tide/competition/manage${path}`);
};

it('a live session to come is not under way in the list of its organizers', async () => {
  open('');
  const row = within(await screen.findByRole('row', { name: /读图直播/ }));
  expect(row.getByText('未开始')).toBeVisible();
  expect(row.getByText(formatTimeSpan(live.startsAt, live.endsAt))).toBeVisible();
});

it('nor at the head of its managing pages', async () => {
  open(`/${competitionId}/ranking`);
  const heading = await screen.findByRole('heading', { name: '读图直播', level: 1 });
  expect(within(heading.parentElement ?? heading).getByText('未开始')).toBeVisible();
});
