import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { barsOf, lineOf } from '#web/src/domains/managing/panels/OverviewPanel/plot-shapes.ts';
import { competition, competitionId, ofCompetition, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const point = (date: string, registered: number, participants: number, submissions: number) => ({
  __typename: 'ParticipationPoint',
  date,
  registered,
  participants,
  submissions,
});
const course = (points: object[]) =>
  ofCompetition({
    participation: { __typename: 'CompetitionParticipation', unit: 'DAY', points },
  });

const open = (answers: Answers) => {
  const managed = competition({
    viewerManages: true,
    viewerRole: 'OWNER',
    checklist: null,
    waiting: null,
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
  });
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({ competition: managed }),
    OverviewPanel: () => ({ competition: managed }),
    ...answers,
  });
  return openPage(`/org/tide/competition/manage/${competitionId}`);
};

describe('participants and submissions over time', () => {
  it('are plotted, with a table of the same numbers beside', async () => {
    open({
      Participation: () =>
        course([point('2026-11-20', 1200, 1200, 3), point('2026-11-21', 34, 1234, 7)]),
    });
    expect(
      await screen.findByRole('img', {
        name: '累计参加人数，2026-11-20 至 2026-11-21，由 1200 到 1234',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: '每日提交次数，2026-11-20 至 2026-11-21，共 10 次' }),
    ).toBeVisible();
    const table = within(screen.getByRole('region', { name: '每日的报名与提交' }));
    // The last day first.
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '日期报名累计提交',
      '2026-11-21341,2347',
      '2026-11-201,2001,2003',
    ]);
  });

  it('say so while nobody has registered', async () => {
    open({ Participation: () => course([]) });
    expect(await screen.findByText('还没有成员报名')).toBeVisible();
  });

  it('can be asked for again where they fail', async () => {
    let failing = true;
    const { user } = open({
      Participation: () => {
        if (failing) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '抱歉' });
        return course([]);
      },
    });
    const section = within(await screen.findByRole('region', { name: '报名与提交' }));
    const retry = await section.findByRole('button', { name: '重试' });
    failing = false;
    await user.click(retry);
    expect(await section.findByText('还没有成员报名')).toBeVisible();
  });
});

describe('the shapes', () => {
  it('of a line go from edge to edge', () => {
    expect(lineOf([0, 2, 4])).toBe('0,140 300,72 600,4');
    expect(lineOf([0])).toBe('0,140 600,140');
  });

  it('of bars show the least number, and none for none', () => {
    expect(barsOf([0, 1, 1_000]).map(({ height }) => height)).toEqual([0, 1, 136]);
  });
});
