import { expect, it } from '@jest/globals';
import { boardCsv } from '#web/src/domains/leaderboards/components/LeaderboardPanel/board-csv.ts';

const row = (rank: number, name: string, publicRank: number | null = null) => ({
  __typename: 'LeaderboardRow' as const,
  rank,
  position: rank,
  score: -0.5,
  entries: 3,
  lastSubmittedAt: '2026-11-20T04:00:00.000Z',
  furtherScores: [] as number[],
  bestSubmittedAt: new Date(2026, 10, 19, 12, 30).toISOString(),
  publicRank,
  rankLow: null as number | null,
  rankHigh: null as number | null,
  scoreLow: null as number | null,
  scoreHigh: null as number | null,
  team: {
    __typename: 'Team' as const,
    id: 'd'.repeat(24),
    name,
    image: null,
    members: [{ __typename: 'Member' as const, id: 'e'.repeat(24), name: '周,启航', avatar: null }],
  },
});

it('begins with the byte order mark and quotes what holds a comma', () => {
  expect(boardCsv([row(1, '白帆小队')])).toBe(
    '\ufeff排名,团队,成员,得分,提交次数,最佳提交\r\n1,白帆小队,"周,启航",-0.5,3,2026/11/19 12:30',
  );
});

it.each(['=1+1', '+1', '-1', '@cmd', '\t=1', '\r=1'])('defuses the formula %j', (name) => {
  expect(boardCsv([row(1, name)])).toContain(`'${name}`);
});

it('has a column for each score, empty where a row has fewer', () => {
  const rows = [{ ...row(1, '甲'), furtherScores: [2.5] }, row(2, '乙')];
  const lines = boardCsv(rows, ['准确率', '误差']).split('\r\n');
  expect(lines.map((line) => line.replace('"周,启航",', '').split(',').slice(-4, -2))).toEqual([
    ['准确率', '误差'],
    ['-0.5', '2.5'],
    ['-0.5', ''],
  ]);
});

it('adds the public rank where rows have one', () => {
  const lines = boardCsv([row(1, '甲', 4), row(2, '乙')]).split('\r\n');
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['Public 榜排名', '4', '']);
});

it('adds intervals where rows have them', () => {
  const sure = { ...row(1, '甲'), rankLow: 1, rankHigh: 3, scoreLow: -0.6, scoreHigh: -0.4 };
  const [head, first, second] = boardCsv([sure, row(2, '乙')]).split('\r\n');
  expect(head?.endsWith('名次下限,名次上限,得分下限,得分上限')).toBe(true);
  expect(first?.endsWith(',1,3,-0.6,-0.4')).toBe(true);
  expect(second?.endsWith(',,,,')).toBe(true);
});
