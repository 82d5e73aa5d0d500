import { and, asc, inArray, sql } from 'drizzle-orm';
import type { ZoneContentType } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import type { Transaction } from '#database/database.ts';
import { onCommunityPages } from '#domains/competitions/store/public-pages.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { datasets } from '#domains/datasets/tables.ts';
import { labs } from '#domains/projects/tables.ts';
import type { CollectedKind, ItemRow } from '../tables.ts';

/** Something that everybody sees, as a channel collects it. */
export interface Collectable extends Omit<
  ItemRow,
  'channelId' | 'kind' | 'date' | 'sticky' | 'shown'
> {
  title: string;
  /** Member whose work it is; null for a competition. */
  ownerId: string | null;
}

export const kindOf: Record<ZoneContentType, CollectedKind> = {
  Lab: 'PROJECT',
  Dataset: 'DATASET',
  Competition: 'COMPETITION',
};

export const typeOf: Record<CollectedKind, ZoneContentType> = {
  PROJECT: 'Lab',
  DATASET: 'Dataset',
  COMPETITION: 'Competition',
};

/** Names of kinds in refusals. */
export const nameOf: Record<CollectedKind, string> = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
};

type Find = (tx: Transaction, ids: readonly string[]) => Promise<Collectable[]>;

const none = sql<number>`0`.mapWith(Number);

const projects: Find = (tx, ids) =>
  tx
    .select({
      itemId: labs.id,
      title: labs.title,
      ownerId: labs.memberId,
      weight: labs.sortWeight,
      updateDate: sql<Date>`coalesce(${labs.versionDate}, ${labs.updateDate})`.mapWith(
        labs.updateDate,
      ),
      createDate: labs.createDate,
      viewsNumber: labs.viewsNumber,
      votesNumber: labs.votesNumber,
    })
    .from(labs)
    .where(and(inArray(labs.id, [...ids]), sql`is_shown_lab(${labs})`))
    .orderBy(asc(labs.id))
    .for('share');

const allDatasets: Find = (tx, ids) =>
  tx
    .select({
      itemId: datasets.id,
      title: datasets.title,
      ownerId: datasets.memberId,
      weight: datasets.sortWeight,
      updateDate: datasets.updateDate,
      createDate: datasets.createDate,
      viewsNumber: datasets.viewsNumber,
      votesNumber: datasets.votesNumber,
    })
    .from(datasets)
    .where(and(inArray(datasets.id, [...ids]), sql`is_shown_dataset(${datasets})`))
    .orderBy(asc(datasets.id))
    .for('share');

const allCompetitions: Find = (tx, ids) =>
  tx
    .select({
      itemId: competitions.id,
      title: competitions.name,
      ownerId: sql<null>`null`,
      weight: none,
      updateDate: competitions.startDate,
      createDate: competitions.startDate,
      viewsNumber: none,
      votesNumber: none,
    })
    .from(competitions)
    .where(and(inArray(competitions.id, [...ids]), onCommunityPages))
    .orderBy(asc(competitions.id))
    .for('share');

/**
 * Finds those of the things that everybody sees, and holds them as they are: who hides one at the
 * same time waits, and finds it in the channel.
 */
export const collectables: Record<CollectedKind, Find> = {
  PROJECT: projects,
  DATASET: allDatasets,
  COMPETITION: allCompetitions,
};
