import { and, inArray, isNull } from 'drizzle-orm';
import type { SearchSource } from '../search/store/source.ts';
import { members } from './tables.ts';

/** Members with open accounts; one with a hidden profile is found by the name alone. */
export const searchedMembers: SearchSource = {
  kind: 'MEMBER',
  table: members,
  id: members.id,
  read: async (db, ids) => {
    const rows = await db
      .select()
      .from(members)
      .where(and(inArray(members.id, ids), isNull(members.deactivated)));
    return rows.map(({ hideProfile, ...row }) => ({
      id: row.id,
      title: row.name,
      tags: [],
      authors: [],
      description: hideProfile ? '' : (row.signature ?? ''),
      passages: hideProfile
        ? []
        : [row.university, row.company].flatMap((text) => (text ? [{ text }] : [])),
      weight: row.followersCount,
      contents: 0,
      date: row.createDate,
    }));
  },
};
