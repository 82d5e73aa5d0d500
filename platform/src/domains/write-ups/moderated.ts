import { desc, eq } from 'drizzle-orm';
import { competitions } from '../competitions/tables.ts';
import type { ContentSource } from '../moderation/store/content.ts';
import { teams } from '../teams/tables.ts';
import { dropVotes } from '../votes/store/votes.ts';
import { writeUps, writeUpVersions } from './tables.ts';

/** Write-ups, as administrators fold and delete them; who wrote last is told. */
export const writeUpContent: ContentSource = {
  find: async (tx, id) => {
    const [row] = await tx
      .select({
        collapsedReason: writeUps.collapsedReason,
        teamId: writeUps.teamId,
        competitionId: writeUps.competitionId,
      })
      .from(writeUps)
      .where(eq(writeUps.id, id))
      .for('update');
    if (!row) return undefined;
    const [named] = await tx
      .select({
        team: teams.name,
        competition: competitions.name,
        authorId: writeUpVersions.authorId,
      })
      .from(writeUpVersions)
      .innerJoin(teams, eq(teams.id, row.teamId))
      .innerJoin(competitions, eq(competitions.id, row.competitionId))
      .where(eq(writeUpVersions.writeUpId, id))
      .orderBy(desc(writeUpVersions.number))
      .limit(1);
    return (
      named && {
        ownerId: named.authorId,
        title: `${named.competition} · ${named.team}的方案`,
        collapsedReason: row.collapsedReason,
        data: { Competition: { _id: row.competitionId, Name: named.competition } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(writeUps).set(folding).where(eq(writeUps.id, id));
  },
  remove: async (tx, id) => {
    await dropVotes(tx, 'WRITE_UP', id);
    await tx.delete(writeUps).where(eq(writeUps.id, id));
  },
};
