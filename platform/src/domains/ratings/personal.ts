import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { ratingEvents, ratings } from './tables.ts';

const OWN = '由已公布的最终排名算出的本人等级分';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: ratings.memberId,
    file: '比赛/等级分',
    title: '现在的等级分',
    fields: [
      ownOnly(
        OWN,
        ratings.memberId,
        ratings.points,
        ratings.mean,
        ratings.deviation,
        ratings.competitionsNumber,
        ratings.lastDate,
      ),
    ],
  },
  {
    column: ratingEvents.memberId,
    file: '比赛/等级分变动',
    title: '等级分的变动',
    fields: [
      ownOnly(
        OWN,
        ratingEvents.memberId,
        ratingEvents.competitionId,
        ratingEvents.position,
        ratingEvents.date,
        ratingEvents.meanBefore,
        ratingEvents.deviationBefore,
        ratingEvents.mean,
        ratingEvents.deviation,
      ),
    ],
  },
];
