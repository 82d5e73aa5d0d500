import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { platformIdProblem } from '@whaletide/schema/domains/registration/rules/registration.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { siteConfig } from '../site/store/config.ts';
import { changeRegistration } from '../teams/store/registrations.ts';

/**
 * Keeps the registered member's id on another platform, over an earlier one. The time is the
 * sender's, but never one that is still to come.
 * @throws Refusal NOT_FOUND, CONFLICT where none is asked for, BAD_USER_INPUT, FORBIDDEN for who
 * hasn't registered
 */
export const fillCustomId = async (
  { database: { db }, now }: Services,
  caller: Caller,
  competitionId: string,
  given: { CustomID: string; FillTime: string },
): Promise<void> => {
  const [competition] = await competitionsByIds(db, [competitionId], caller);
  if (!competition) throw notFound('比赛');
  const word = eventWordOf(kindOf(competition));
  const { platformIdBoxes } = await siteConfig(db);
  const box = platformIdBoxes.find((one) => one.competitionId === competitionId);
  if (!box) throw conflict(`该${word}无需填写平台ID`);
  refuseIf(platformIdProblem(given.CustomID, box.name));
  const filled = Math.min(Date.parse(given.FillTime), now().getTime());
  const place = { competitionId, memberId: caller.id };
  const row = await changeRegistration(db, place, registerStatus.registered, {
    customId: given.CustomID.trim(),
    customIdDate: new Date(filled),
  });
  if (!row) throw forbidden(`请先报名${word}`);
};
