import type { DemoCompetition } from './competitions.ts';
import type { Played } from './play.ts';

/** Counts what a competition's card shows, forms among the works. */
export const countsOf = (
  competitionId: string,
  played: Played | undefined,
  more: readonly { competitionId: string }[],
) =>
  played && {
    ...played.counts,
    worksNumber:
      played.counts.worksNumber +
      more.filter((work) => work.competitionId === competitionId).length,
  };

/** Counts what a series' card shows: its children's members, teams and works together. */
export const childCounts = (
  seriesId: string,
  made: readonly DemoCompetition[],
  played: readonly Played[],
): Played['counts'] => {
  const sum = { usersNumber: 0, teamsNumber: 0, worksNumber: 0 };
  made.forEach(({ row }, index) => {
    const counts = played[index]?.counts;
    if (row.seriesId !== seriesId || !counts) return;
    sum.usersNumber += counts.usersNumber;
    sum.teamsNumber += counts.teamsNumber;
    sum.worksNumber += counts.worksNumber;
  });
  return sum;
};
