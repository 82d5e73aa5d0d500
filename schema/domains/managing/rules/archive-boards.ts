/** A scored work as an archive has it: scores of both parts, exact, the first one first. */
export interface ArchivedScores {
  /** Place of its task in the description, from 0. */
  task: number;
  /** Number of its team, from 1: its pseudonym. */
  team: number;
  exact: { public: readonly number[]; private: readonly number[] };
  /** Chosen by its team for the private board. */
  selected: boolean;
}

export interface ArchivedRow {
  team: number;
  score: number;
}

/** Boards of one task, best first. */
export interface ArchivedBoards {
  task: number;
  public: ArchivedRow[];
  private: ArchivedRow[];
}

/** Rules of a task by which its boards are made. */
export interface BoardRules {
  higherIsBetter: boolean;
  /** Number of works that stand for a team on the private board where it chose none. */
  most: number;
}

const firstOf = (scores: readonly number[]): number => scores[0] ?? Number.NaN;

/**
 * Boards of one task made of its works, in the order of their submission: the best of each team by
 * the exact score; on the private board of those that it chose, else of as many of its best on the
 * public part as it could choose. The earlier of equals comes first.
 */
export const archivedBoards = (
  task: number,
  works: readonly ArchivedScores[],
  { higherIsBetter, most }: BoardRules,
): ArchivedBoards => {
  const sign = higherIsBetter ? -1 : 1;
  const best = (own: readonly ArchivedScores[], part: 'public' | 'private') =>
    own.toSorted((one, other) => sign * (firstOf(one.exact[part]) - firstOf(other.exact[part])));
  const byTeam = Map.groupBy(
    works.filter((work) => work.task === task),
    ({ team }) => team,
  );
  const boardOf = (part: 'public' | 'private'): ArchivedRow[] => {
    const standing = [...byTeam.values()].flatMap((own) => {
      if (part === 'public') return best(own, part).slice(0, 1);
      const chosen = own.filter(({ selected }) => selected);
      return best(chosen.length > 0 ? chosen : best(own, 'public').slice(0, most), part).slice(
        0,
        1,
      );
    });
    return best(standing, part).map(({ team, exact }) => ({ team, score: firstOf(exact[part]) }));
  };
  return { task, public: boardOf('public'), private: boardOf('private') };
};

/** Share by which equal scores may differ: other processors round the last digits otherwise. */
const TOLERANCE = 1e-9;
/** Decimals of the scores in archives of before scores were kept to twelve significant digits. */
const FORMER_DECIMALS = 9;

const isFormer = (archived: number, score: number): boolean =>
  archived === Number(score.toFixed(FORMER_DECIMALS));

/** Tells whether two scores are the same; one of them may be that of an older archive. */
export const sameScore = (one: number, other: number): boolean =>
  Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other)) ||
  isFormer(one, other) ||
  isFormer(other, one);

/** Tells whether all scores of a work are the same. */
export const sameScores = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((score, at) => sameScore(score, other[at] ?? Number.NaN));

/** First place at which two boards differ, from 1; null where they agree. Equal scores may change places. */
export const boardDifference = (
  one: readonly ArchivedRow[],
  other: readonly ArchivedRow[],
): number | null => {
  const scores = new Map(other.map(({ team, score }) => [team, score]));
  const at = one.findIndex(({ team, score }, place) => {
    const own = scores.get(team);
    const there = other[place];
    return own === undefined || !there || !sameScore(own, score) || !sameScore(there.score, score);
  });
  if (at >= 0) return at + 1;
  return one.length < other.length ? one.length + 1 : null;
};
