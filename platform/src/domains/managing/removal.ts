import { eq } from 'drizzle-orm';
import { isForeignKeyViolation, type Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { conflict } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { requireOwner } from '../competitions/store/access.ts';
import { deleteCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { competitions } from '../competitions/tables.ts';
import { removeBindingsOf } from '../dataset-bindings/store/removal.ts';
import { removeCodesOf } from '../invitations/store.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { removeSkillRulesOf } from '../skills/store/rules.ts';
import { registrations } from '../teams/tables.ts';

/**
 * Removes what organizers have put into a competition; the groups of a task's boards and their
 * templates go with it.
 */
const removeParts = async (tx: Transaction, competitionId: string): Promise<void> => {
  await removeSkillRulesOf(tx, competitionId);
  await removeBindingsOf(tx, competitionId);
  await removeCodesOf(tx, competitionId);
};

/**
 * Deletes a draft with all that organizers have put into it. Publishing takes the same lock, so
 * that one of the two comes second; who registers meanwhile refers to the row, which keeps it.
 * @throws Refusal CONFLICT once it is published, or holds what others have left there
 */
export const removeCompetition = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database
    .transaction(async (tx) => {
      const competition = await lockManaged(tx, caller, id);
      await requireOwner(tx, caller, competition);
      if (competition.published) throw conflict('已发布的比赛不能删除');
      const [registration] = await tx
        .select({ memberId: registrations.memberId })
        .from(registrations)
        .where(eq(registrations.competitionId, id))
        .limit(1);
      if (registration) throw conflict('已有成员报名，不能删除');
      const [child] = await tx
        .select({ id: competitions.id })
        .from(competitions)
        .where(eq(competitions.seriesId, id))
        .limit(1);
      if (child) throw conflict('该系列赛下还有比赛，不能删除');
      await removeParts(tx, id);
      await deleteCompetition(tx, id);
      await record(tx, actedBy(caller, now), {
        action: 'managing.remove',
        ...ofCompetition(competition),
        before: competition,
      });
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? conflict('该比赛已有帖子等数据，不能删除') : error;
    });
