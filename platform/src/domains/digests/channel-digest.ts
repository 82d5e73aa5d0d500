import { and, eq, exists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { follows, members } from '../members/tables.ts';
import { channelDigestsOf } from './channel-contents.ts';
import type { WeeklyMail } from './walk.ts';

export const CHANNEL_DIGEST_JOB = 'channel-digest';

const subscribers = exists(
  new QueryBuilder()
    .select({ found: sql`1` })
    .from(follows)
    .where(and(eq(follows.memberId, members.id), eq(follows.mail, true))),
);

/**
 * Mail on what the channels that a member subscribed to have collected. It is apart from the weekly
 * digest: each is wanted, and ended, by itself.
 */
export const channelDigest: WeeklyMail = {
  job: CHANNEL_DIGEST_JOB,
  among: subscribers,
  write: async (tx, readers, week) => {
    const digests = await channelDigestsOf(
      tx,
      readers.map(({ id }) => id),
      week,
    );
    return new Map(
      readers.flatMap(({ id, name }) => {
        const digest = digests.get(id);
        return digest ? [[id, { template: 'channel-digest', data: { name, ...digest } }]] : [];
      }),
    );
  },
  givenUp: 'weekly mails on channels were not made for all members',
};
