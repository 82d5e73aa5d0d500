import { competitionProjectsProblem } from '@whaletide/schema/domains/projects/rules.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { labsByIds } from './store/projects.ts';

/**
 * Sets the projects among a competition's materials, in their order. One that is hidden later stays
 * in its place, unseen, until it is public again or taken out.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as projects/rules.ts says
 */
export const setCompetitionProjects = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  ids: readonly string[],
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    refuseIf(competitionProjectsProblem(ids));
    const found = await labsByIds(tx, ids, null);
    if (found.length < ids.length) throw notFound('项目', 'Labs');
    await changeCompetition(tx, competitionId, { labs: [...ids] });
    await record(tx, actedBy(caller, now), {
      action: 'projects.setOfCompetition',
      ...ofCompetition(competition),
      before: { labs: competition.labs },
      after: { labs: ids },
    });
  });
