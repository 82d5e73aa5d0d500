import { relatedColumnsProblem } from '@whaletide/schema/domains/columns/rules/columns.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { columnsByIds } from './store.ts';

/**
 * Sets the columns beside a competition, in their order.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as columns/rules/columns.ts says
 */
export const setRelatedColumns = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  ids: readonly string[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    refuseIf(relatedColumnsProblem(ids));
    const found = await columnsByIds(tx, ids);
    if (found.length < ids.length) throw notFound('专栏', 'RelatedColumns');
    await changeCompetition(tx, competitionId, { relatedColumns: [...ids] });
    await record(tx, actedBy(caller, now), {
      action: 'columns.setRelated',
      ...ofCompetition(competition),
      before: { relatedColumns: competition.relatedColumns },
      after: { relatedColumns: ids },
    });
  });
