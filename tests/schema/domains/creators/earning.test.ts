import { expect, it } from '@jest/globals';
import {
  creditCoins,
  datasetCoinsDue,
  type DatasetRating,
  datasetWorth,
  earningWindow,
  earnsInWeek,
  type ProfitSource,
  profitText,
  type ProjectSource,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import { weekByKey } from '@whaletide/schema/domains/creators/rules/settlement.ts';

const at = (text: string) => new Date(`${text}+08:00`);

it.each([
  ['2026-05-01T09:30:00', '2026-05-11T09:30:00', '2026-11-01T09:30:00'],
  ['2026-08-31T09:30:00', '2026-09-10T09:30:00', '2027-02-28T09:30:00'],
  ['2026-10-01T00:00:00', '2026-10-11T00:00:00', '2027-04-01T00:00:00'],
])('what was published %s earns from 10 days to 6 months after', (published, from, to) => {
  expect(earningWindow(at(published))).toEqual({ from: at(from), to: at(to) });
});

it.each([
  ['opens with its end', '2026-11-13T00:00:00', false],
  ['opens a second before its end', '2026-11-12T23:59:59', true],
  ['ends with its start', '2026-05-16T00:00:00', false],
  ['ends a second after its start', '2026-05-16T00:00:01', true],
])('a week counts whose window %s', (_, published, earns) => {
  expect(earnsInWeek(at(published), weekByKey('2026-11-16'))).toBe(earns);
});

it.each<[DatasetRating | null, boolean, number]>([
  ['MASTERPIECE', false, 100],
  ['CLASSIC', true, 50],
  ['PROMISING', false, 30],
  ['PLAIN', false, 15],
  [null, true, 15],
  [null, false, 0],
])('a dataset rated %s (used by a project: %s) is worth %i', (rating, isAttached, coins) => {
  expect(datasetWorth(rating, isAttached)).toBe(coins);
});

it('a better rating adds the difference, a worse one takes nothing back', () => {
  expect(datasetCoinsDue(50, 15)).toBe(35);
  expect(datasetCoinsDue(15, 50)).toBe(0);
});

const terms = { coins: { FORK: 3, VOTE: 1, BOOKMARK: 2 }, weeklyCap: 7 };
const credit = (source: ProjectSource, actorId: string, hour: number) => ({
  projectId: 'p',
  source,
  actorId,
  date: at(`2026-11-16T${String(hour).padStart(2, '0')}:00:00`),
});

it('credits get their coins in their order, up to the week’s cap', () => {
  const credits = [credit('FORK', 'c', 3), credit('FORK', 'a', 1), credit('BOOKMARK', 'b', 2)];
  const last = credit('VOTE', 'd', 4);
  expect(
    creditCoins([...credits, last], terms).map(({ actorId, coins }) => [actorId, coins]),
  ).toEqual([
    ['a', 3],
    ['b', 2],
    ['c', 2],
    ['d', 0],
  ]);
  expect(creditCoins([last], terms, 6)).toMatchObject([{ coins: 1 }]);
  expect(creditCoins([last], terms, 9)).toMatchObject([{ coins: 0 }]);
});

it.each<[ProfitSource, number, DatasetRating | null, number, string]>([
  ['FORK', 2, null, 6, '2 人 Fork'],
  ['VOTE', 5, null, 5, '5 人点赞'],
  ['BOOKMARK', 1, null, 2, '1 人收藏'],
  ['RATING', 1, 'MASTERPIECE', 100, '评级「稀世珍本」100'],
  ['RATING', 1, 'MASTERPIECE', 50, '评级「稀世珍本」100，已付 50'],
  ['ATTACHED', 1, null, 15, '被公开项目使用'],
])('a line of %s says what it is for', (source, count, rating, amount, text) => {
  expect(profitText({ source, count, rating, amount })).toBe(text);
});
