import { sql } from 'drizzle-orm';
import {
  type DatasetStanding,
  unpaidReason,
} from '@whaletide/schema/domains/creators/rules/counting.ts';
import {
  datasetCoinsDue,
  datasetWorth,
  type DatasetRating,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { CreatorWeek } from '@whaletide/schema/domains/creators/rules/settlement.ts';
import type { Handle } from '#database/database.ts';
import { datasets, labDatasets } from '#domains/datasets/tables.ts';
import { labs } from '#domains/projects/tables.ts';
import { creatorProfits, datasetRatings } from '../tables.ts';

export interface DatasetDue {
  datasetId: string;
  title: string;
  rating: DatasetRating | null;
  /** Whale coins. */
  amount: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  published: string;
  hidden: boolean;
  rating: DatasetRating | null;
  attached: boolean;
  paid: number;
}

/**
 * Lists a creator's datasets that were published once, with their rating at the end of a week and
 * whether a published project works with them then.
 */
export const datasetStandings = async (
  db: Handle,
  memberId: string,
  week: CreatorWeek,
): Promise<DatasetStanding[]> => {
  const end = sql`${week.end.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select ${datasets.id}, ${datasets.title}, ${datasets.publishDate} as published,
      ${datasets.visibility} <> 'PUBLIC' or ${datasets.collapsedDate} is not null as hidden,
      (select ${datasetRatings.rating} from ${datasetRatings}
        where ${datasetRatings.datasetId} = ${datasets.id} and ${datasetRatings.date} < ${end}
        order by ${datasetRatings.date} desc, ${datasetRatings.id} desc limit 1) as rating,
      exists (select 1 from ${labDatasets}
        inner join ${labs} on ${labs.id} = ${labDatasets.labId} and ${labs.private} = false
          and ${labs.deleted} = false and ${labs.collapsedDate} is null
          and ${labs.publishDate} < ${end}
        where ${labDatasets.datasetId} = ${datasets.id} and ${labDatasets.date} < ${end}) as attached,
      (select coalesce(sum(${creatorProfits.amount}), 0)::int from ${creatorProfits}
        where ${creatorProfits.kind} = 'DATASET' and ${creatorProfits.targetId} = ${datasets.id})
        as paid
    from ${datasets}
    where ${datasets.memberId} = ${memberId} and ${datasets.deleted} = false
      and ${datasets.publishDate} is not null
    order by ${datasets.id}`);
  return rows.map(({ id, title, published, hidden, rating, attached, paid }) => ({
    datasetId: id,
    title,
    published: new Date(published),
    isHidden: hidden,
    rating,
    isAttached: attached,
    paid,
  }));
};

/** Lists what a creator's published datasets are still owed at the end of a week. */
export const datasetDues = async (
  db: Handle,
  memberId: string,
  week: CreatorWeek,
): Promise<DatasetDue[]> =>
  (await datasetStandings(db, memberId, week))
    .filter((standing) => unpaidReason(standing, week) === null)
    .map(({ datasetId, title, rating, isAttached, paid }) => ({
      datasetId,
      title,
      rating,
      amount: datasetCoinsDue(datasetWorth(rating, isAttached), paid),
    }));
