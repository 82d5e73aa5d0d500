import { count, eq } from 'drizzle-orm';
import { FIRST_TYPE } from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import type { CompetitionSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import {
  type CompetitionKind,
  eventTypes,
  eventWordOf,
  EXERCISE,
  isActivityKind,
  joinProblem,
  kindOf,
  kindProblem,
  ofKindProblem,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden, refuseIf } from '#refusal.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, competitions, stages } from '../competitions/tables.ts';

/** The columns that say of which kind a competition is; an activity has a type as well. */
export const kindColumns = (kind: CompetitionKind, activityType: string | null) => ({
  isSeries: kind === 'series',
  eventType: isActivityKind(kind) ? eventTypes.activity : eventTypes.competition,
  detailType: kind === 'exercise' ? EXERCISE : kind === 'activity' ? activityType : null,
});

/** The type that an activity keeps where none is sent. */
const typeOf = ({ detailType }: CompetitionRow): string =>
  detailType === null || detailType === EXERCISE ? FIRST_TYPE : detailType;

const checkKind = async (tx: Transaction, competition: CompetitionRow, kind: CompetitionKind) => {
  const { id, published } = competition;
  const was = kindOf(competition);
  if (kind === was) return;
  const [own] = await tx.select({ rows: count() }).from(stages).where(eq(stages.competitionId, id));
  const [inside] = await tx
    .select({ rows: count() })
    .from(competitions)
    .where(eq(competitions.seriesId, id));
  const parts = { stages: own?.rows ?? 0, children: inside?.rows ?? 0 };
  refuseIf(kindProblem({ kind: was, published, ...parts }, kind));
};

/**
 * Checks that a competition may join a series, once the other changes of the series' managers are
 * done, such as to its kind.
 */
const checkSeries = async (
  tx: Transaction,
  caller: Caller,
  competition: CompetitionRow,
  seriesId: string | null,
) => {
  if (seriesId === null || seriesId === competition.seriesId) return;
  const word = eventWordOf(kindOf(competition));
  refuseIf(joinProblem(competition, await lockManaged(tx, caller, seriesId), word));
};

/**
 * The columns of what a competition is and where it stands, as its settings say.
 * @throws Refusal as competitions/rules/competition-kind.ts says, FORBIDDEN, NOT_FOUND
 */
export const placeOf = async (
  tx: Transaction,
  caller: Caller,
  competition: CompetitionRow,
  input: CompetitionSettings,
) => {
  const kind = input.Kind ?? kindOf(competition);
  await checkKind(tx, competition, kind);
  const seriesId =
    input.SeriesCompetition === undefined ? competition.seriesId : input.SeriesCompetition;
  const limitsRegistrations = input.RelatedCompetitionRegisterLimit ?? false;
  refuseIf(
    ofKindProblem(kind, { limitsRegistrations, landingUrl: input.LandingUrl ?? '', seriesId }),
  );
  await checkSeries(tx, caller, competition, seriesId);
  const sticky = input.Sticky ?? competition.sticky;
  if (sticky !== competition.sticky && !hasRole(caller, 'admin'))
    throw forbidden(`仅站点管理员可以置顶${eventWordOf(kind)}`, 'Sticky');
  const ofSeries = {
    landingUrl:
      input.LandingUrl === undefined ? competition.landingUrl : input.LandingUrl.trim() || null,
    registerLimit: input.RelatedCompetitionRegisterLimit ?? competition.registerLimit,
  };
  return {
    ...kindColumns(kind, input.Activity?.DetailType ?? typeOf(competition)),
    ...(kind === 'series' ? ofSeries : { landingUrl: null, registerLimit: false }),
    seriesId,
    sticky,
    useKLab: input.UseKLab ?? competition.useKLab,
  };
};
