import { and, eq } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import {
  type RegisterStatus,
  registrationProblem,
} from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import {
  needsProblem,
  seenFeeProblem,
  SERIES_LIMIT_TEXT,
} from '@whaletide/schema/domains/registration/rules/registration.ts';
import { profileOf } from '@whaletide/schema/domains/members/rules/member-profile.ts';
import { factsToTake } from '@whaletide/schema/domains/members/rules/profile.ts';
import { askedOf } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { datesOf } from '../competitions/store/dates.ts';
import { competitionsByIds, seriesOf } from '../competitions/store/reading.ts';
import { settingsOf } from '../competitions/store/registration-settings.ts';
import { type CompetitionRow } from '../competitions/tables.ts';
import { changeMember, lockedMember } from '../members/store.ts';
import { isPlace, type Place, takePlace } from '../teams/store/registrations.ts';
import { registrations } from '../teams/tables.ts';
import { admit } from './admit.ts';
import { type Application, checkApplication, type GivenApplication } from './application.ts';
import { chargeFee } from './fees.ts';
import { needsOf, spentSeries, verifiedName } from './standing.ts';
import { registrationAnswers, registrationFiles } from './tables.ts';

const registerStatusOf = async (tx: Transaction, place: Place) => {
  const [row] = await tx
    .select({ status: registrations.status })
    .from(registrations)
    .where(isPlace(place));
  return (row?.status ?? null) as RegisterStatus;
};

/** Keeps what was filled in; what a rejected registration held before is replaced. */
const storeApplication = async (tx: Transaction, place: Place, { form, files }: Application) => {
  const { competitionId, memberId } = place;
  await tx
    .insert(registrationAnswers)
    .values({ ...place, form })
    .onConflictDoUpdate({
      target: [registrationAnswers.competitionId, registrationAnswers.memberId],
      set: { form },
    });
  await tx
    .delete(registrationFiles)
    .where(
      and(
        eq(registrationFiles.competitionId, competitionId),
        eq(registrationFiles.memberId, memberId),
      ),
    );
  if (files.length > 0) {
    await tx.insert(registrationFiles).values(files.map((file) => ({ ...place, ...file })));
  }
};

/** The competition, if this member may register for it at this moment. */
const openCompetition = async (
  tx: Transaction,
  caller: Caller,
  competitionId: string,
  now: Date,
): Promise<CompetitionRow> => {
  const [competition] = await competitionsByIds(tx, [competitionId], caller);
  if (!competition) throw notFound('比赛');
  if (competition.isSeries) throw conflict('请选择系列赛中的一个子比赛报名');
  const status = await registerStatusOf(tx, { competitionId, memberId: caller.id });
  refuseIf(
    registrationProblem(datesOf(competition), status, now, eventWordOf(kindOf(competition))),
  );
  const series = await seriesOf(tx, [competition]);
  const asked = [{ competition, series: series.get(competition.seriesId ?? '') }];
  const spent = await spentSeries(tx, caller.id, asked);
  if (spent.has(competitionId)) throw conflict(SERIES_LIMIT_TEXT);
  return competition;
};

/**
 * Registers a member, or hands their registration in for review. One member's registrations wait
 * for each other at the member's row; place, answers, fee, team, counters and quests stand or fall
 * together.
 * @throws Refusal NOT_FOUND, CONFLICT, FORBIDDEN for an unmet need, BAD_USER_INPUT for the form
 */
export const register = async (
  { database, events, now }: Services,
  caller: Caller,
  competitionId: string,
  given: GivenApplication = {},
): Promise<void> => {
  const moment = now();
  const place = { competitionId, memberId: caller.id };
  await database.transaction(async (tx) => {
    const member = await lockedMember(tx, caller.id);
    const competition = await openCompetition(tx, caller, competitionId, moment);
    refuseIf(needsProblem(needsOf(competition, member)));
    const settings = settingsOf(competition);
    const applicant = { id: member.id, verifiedName: verifiedName(member) };
    const application = await checkApplication(
      tx,
      applicant,
      askedOf(settings),
      competition,
      given,
    );
    const fee = settings.entranceFee;
    refuseIf(seenFeeProblem(fee, given.EntranceFee ?? null));
    const status = settings.needsReview ? registerStatus.underReview : registerStatus.registered;
    const sent = { status, fee, code: application.invitationCode, now: moment };
    const attempt = await takePlace(tx, place, sent);
    if (attempt === undefined) throw conflict(`你已报名当前${eventWordOf(kindOf(competition))}`);
    const payment = { competition, memberId: member.id, fee, attempt, now: moment };
    await chargeFee(tx, events, payment);
    await storeApplication(tx, place, application);
    const profile = factsToTake(profileOf(application.form), member.ownFacts);
    if (Object.keys(profile).length > 0) await changeMember(tx, member.id, profile);
    if (status === registerStatus.registered) await admit(tx, events, { ...place, now: moment });
    events.happened(tx, {
      kind: 'registration.created',
      ...place,
      data: {
        competition: { id: competitionId, name: competition.name },
        member: { id: member.id, name: member.name },
        registered: status === registerStatus.registered,
      },
    });
  });
};
