import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Zone } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import {
  channelDescriptionProblem,
  channelLimits,
  channelNameProblem,
  recommendedChannelsProblem,
} from '@whaletide/schema/domains/channels/rules/channels.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { fileUrl, ownUpload } from '#domains/uploads/store/uploads.ts';
import { type ChannelRow, channels } from '../tables.ts';
import { moderatedChannel, isOpenChannel, visibleTo } from './access.ts';

export const toZone = (row: ChannelRow): Zone => ({
  _id: row.id,
  Name: row.name,
  Description: row.description,
  Image: row.image,
  SubscribesCount: row.subscribesNumber,
  LabsCount: row.labsNumber,
  DatasetsCount: row.datasetsNumber,
  CompetitionsCount: row.competitionsNumber,
  LastModifyDate: row.collectDate?.toISOString() ?? null,
  ForumEnabled: row.forumEnabled,
  CollapsedReason: row.collapsedReason,
});

/** The audit log's view of a channel. */
export const ofChannel = ({ id, name }: Pick<ChannelRow, 'id' | 'name'>) => ({
  kind: 'CHANNEL' as const,
  target: id,
  title: name,
});

const mostFollowed = [desc(channels.subscribesNumber), asc(channels.id)];

/** Lists all channels that the caller may see, most followed first, or those of `ids`. */
export const listChannels = async (
  db: Handle,
  query: { ids: readonly string[] | undefined; name: string | undefined },
  caller: Caller | null,
): Promise<Zone[]> => {
  const rows = await db
    .select()
    .from(channels)
    .where(
      and(
        visibleTo(db, caller),
        query.ids && inArray(channels.id, [...query.ids]),
        containsText(channels.name, query.name),
      ),
    )
    .orderBy(...mostFollowed)
    .limit(channelLimits.channels);
  return rows.map(toZone);
};

/** Lists the channels of the carousel: those that were chosen, else the most followed. */
export const recommendedChannels = async (db: Handle): Promise<Zone[]> => {
  const open = db.select().from(channels);
  const chosen = await open
    .where(and(isOpenChannel, isNotNull(channels.recommended)))
    .orderBy(asc(channels.recommended));
  if (chosen.length > 0) return chosen.map(toZone);
  const rows = await db
    .select()
    .from(channels)
    .where(isOpenChannel)
    .orderBy(...mostFollowed)
    .limit(channelLimits.recommended);
  return rows.map(toZone);
};

const requireAdmin = (caller: Caller): void => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以管理频道');
};

/** Makes two who set up channels at once wait for each other. */
const lockAll = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('channels'))`);

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for a channel that isn't open */
export const setRecommended = (
  { database, now }: Services,
  caller: Caller,
  ids: readonly string[],
): Promise<void> =>
  database.transaction(async (tx) => {
    requireAdmin(caller);
    refuseIf(recommendedChannelsProblem(ids));
    await lockAll(tx);
    const open = await tx
      .select({ id: channels.id })
      .from(channels)
      .where(and(isOpenChannel, inArray(channels.id, [...ids])))
      .orderBy(asc(channels.id))
      .for('no key update');
    if (open.length < ids.length) throw notFound('频道', 'Zones');
    const before = await tx
      .update(channels)
      .set({ recommended: null })
      .where(isNotNull(channels.recommended))
      .returning({ id: channels.id });
    for (const [index, id] of ids.entries())
      await tx
        .update(channels)
        .set({ recommended: index + 1 })
        .where(eq(channels.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'channels.setRecommended',
      kind: 'SITE',
      target: null,
      title: '频道推荐',
      before: { channels: before.map(({ id }) => id) },
      after: { channels: ids },
    });
  });

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT as channels/rules/channels.ts says, CONFLICT */
export const createChannel = (
  { database, now }: Services,
  caller: Caller,
  { Name, Description }: { Name: string; Description: string },
): Promise<Zone> =>
  database.transaction(async (tx) => {
    requireAdmin(caller);
    refuseIf(channelNameProblem(Name) ?? channelDescriptionProblem(Description));
    await lockAll(tx);
    if ((await tx.$count(channels)) >= channelLimits.channels)
      throw conflict(`最多创建${channelLimits.channels}个频道`);
    const date = now();
    const [row] = await tx
      .insert(channels)
      .values({
        id: newId(date.getTime()),
        name: Name.trim(),
        description: Description.trim(),
        createDate: date,
      })
      .returning();
    if (!row) throw new Error('the new channel was not stored');
    await record(tx, actedBy(caller, now), {
      action: 'channels.create',
      ...ofChannel(row),
      after: { name: row.name, description: row.description },
    });
    return toZone(row);
  });

interface ChannelChange {
  Name?: string | undefined;
  Description?: string | undefined;
  Image?: string | undefined;
  ForumEnabled?: boolean | undefined;
}

const pictureOf = async (tx: Transaction, caller: Caller, key: string): Promise<string> => {
  const upload = await ownUpload(tx, { memberId: caller.id, purpose: 'post-image', key });
  if (!upload) throw notFound('图片', 'Image');
  return fileUrl(upload.key);
};

/** Changes what is given. @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT */
export const updateChannel = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  { Name, Description, Image, ForumEnabled }: ChannelChange,
): Promise<Zone> =>
  database.transaction(async (tx) => {
    const before = await moderatedChannel(tx, caller, id);
    if (Name !== undefined) refuseIf(channelNameProblem(Name));
    if (Description !== undefined) refuseIf(channelDescriptionProblem(Description));
    const values = {
      ...(Name !== undefined && { name: Name.trim() }),
      ...(Description !== undefined && { description: Description.trim() }),
      ...(Image !== undefined && { image: await pictureOf(tx, caller, Image) }),
      ...(ForumEnabled !== undefined && { forumEnabled: ForumEnabled }),
    };
    if (Object.keys(values).length === 0) return toZone(before);
    const [row] = await tx.update(channels).set(values).where(eq(channels.id, id)).returning();
    if (!row) throw notFound('频道');
    await record(tx, actedBy(caller, now), {
      action: 'channels.update',
      ...ofChannel(row),
      before,
      after: values,
    });
    return toZone(row);
  });
