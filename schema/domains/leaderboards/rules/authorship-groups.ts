import { type Authorship, authorships } from '#shared/rules/authorship.ts';

/** Fewest teams of a group of which something is told: of two everyone knows both. */
export const MIN_GROUP_TEAMS = 3;

/** Chance on each side of the interval, which holds the median at 95 %. */
const TAIL = 0.025;

/** Median of a group's places, and the interval in which that of many such teams lies. */
export interface GroupOutcome {
  authorship: Authorship;
  teamsCount: number;
  /** Mean of the two in the middle where their number is even. */
  medianPlace: number;
  /** Ends of the interval; null where the teams are too few for one. */
  placeLow: number | null;
  placeHigh: number | null;
}

/**
 * Rank, from 1, of the value at the lower end of the interval of a median of so many values, by
 * their order alone: at most {@link TAIL} of the chance lies below it. 0 where there is none.
 */
const lowerEnd = (count: number): number => {
  // Chances of a fair coin's heads in logarithms: 2^-1000 is no number.
  let log = -count * Math.LN2;
  let below = Math.exp(log);
  let rank = 0;
  while (below <= TAIL) {
    rank += 1;
    log += Math.log((count - rank + 1) / rank);
    below += Math.exp(log);
  }
  return rank;
};

/** The median of places, which are at least one, with its interval. */
export const medianPlace = (
  places: readonly number[],
): Pick<GroupOutcome, 'medianPlace' | 'placeLow' | 'placeHigh'> => {
  const sorted = places.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? 0;
  const half = (sorted.length - 1) / 2;
  const end = lowerEnd(sorted.length);
  return {
    medianPlace: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    placeLow: end > 0 ? at(end - 1) : null,
    placeHigh: end > 0 ? at(sorted.length - end) : null,
  };
};

/**
 * Compares the places of teams by who made their works. Groups of fewer than
 * {@link MIN_GROUP_TEAMS} teams are left out, and one alone is compared with nothing.
 */
export const groupOutcomes = (
  teams: readonly { place: number; authorship: Authorship }[],
): GroupOutcome[] => {
  const groups = Map.groupBy(teams, (team) => team.authorship);
  const told = authorships.flatMap((authorship) => {
    const places = (groups.get(authorship) ?? []).map(({ place }) => place);
    if (places.length < MIN_GROUP_TEAMS) return [];
    return [{ authorship, teamsCount: places.length, ...medianPlace(places) }];
  });
  return told.length > 1 ? told : [];
};

/** `中位名次 7.5（95% 区间 3–12）`, or that there are too few teams for an interval. */
export const groupPlaceText = ({ medianPlace, placeLow, placeHigh }: GroupOutcome): string =>
  placeLow === null || placeHigh === null
    ? `中位名次 ${medianPlace}（队伍太少，没有区间）`
    : `中位名次 ${medianPlace}（95% 区间 ${placeLow}–${placeHigh}）`;

/** Explanation of the comparison. */
export const GROUPS_TEXT = `作者类型由各团队自己说明，平台不作鉴定。少于 ${MIN_GROUP_TEAMS} 支团队的类型不列出；区间相互重叠时，不能说哪一类更好。`;
