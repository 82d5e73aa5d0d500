import { inArray } from 'drizzle-orm';
import type { ActivitySettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import {
  activityProblems,
  activityPublishProblem,
} from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import {
  type CompetitionKind,
  isActivityKind,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { badInput, forbidden, refuseIf } from '#refusal.ts';
import { requireField } from '../activities/store.ts';
import { putTutors, tutorsOf } from '../competitions/store/tutors.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { pictureOf } from './pictures.ts';

/** Columns of a competition that isn't an activity. */
const nothing = {
  field: null,
  difficulty: null,
  estimatedTime: null,
  slogans: [],
  sponsorName: null,
  sponsorLogo: null,
  sequence: 0,
  liveUrl: null,
  liveStartDate: null,
  liveEndDate: null,
};

const ruled = (input: ActivitySettings, sequence: number) => ({
  detailType: input.DetailType,
  difficulty: input.Difficulty,
  estimatedTime: input.EstimatedTime,
  tutors: input.Tutors,
  sponsorName: input.SponsorName ?? '',
  slogans: input.Slogans,
  liveUrl: input.LiveUrl,
  liveStartDate: input.LiveStartDate,
  liveEndDate: input.LiveEndDate,
  sequence,
});

/** Checks new tutors; present ones may stay, whatever has become of them. @throws Refusal BAD_USER_INPUT */
const requireTutors = async (tx: Transaction, competitionId: string, ids: readonly string[]) => {
  const known = new Set((await tutorsOf(tx, [competitionId])).get(competitionId));
  const named = ids.filter((id) => !known.has(id));
  if (named.length === 0) return;
  const rows = await tx
    .select({ id: members.id, deactivated: members.deactivated })
    .from(members)
    .where(inArray(members.id, named));
  const open = new Set(rows.filter(({ deactivated }) => !deactivated).map(({ id }) => id));
  if (named.some((id) => !open.has(id)))
    throw badInput('有导师不存在或账号已停用', 'Activity.Tutors');
};

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/**
 * Checks an activity's own settings, keeps its tutors, and answers its columns; those of any other
 * kind are empty. Absent settings stay as they are.
 * @throws Refusal as activities/rules/activity-settings.ts says, FORBIDDEN, NOT_FOUND
 */
export const activityValues = async (
  tx: Transaction,
  caller: Caller,
  competition: CompetitionRow,
  { kind, input }: { kind: CompetitionKind; input: ActivitySettings | undefined },
) => {
  const { id, sponsorLogo, published } = competition;
  if (!isActivityKind(kind)) {
    if (input) throw badInput('只有活动可以填写活动设置', 'Activity');
    await putTutors(tx, id, []);
    return nothing;
  }
  if (!input) return {};
  const sequence = input.Sequence ?? competition.sequence;
  if (sequence !== competition.sequence && !hasRole(caller, 'admin'))
    throw forbidden('仅站点管理员可以调整活动排序', 'Activity.Sequence');
  refuseIf(activityProblems(ruled(input, sequence), kind === 'exercise')[0] ?? null);
  if (input.Field !== null) await requireField(tx, input.Field);
  await requireTutors(tx, id, input.Tutors);
  const logo = await pictureOf(tx, caller, input.SponsorLogo, 'Activity.SponsorLogo');
  const sponsorName = input.SponsorName?.trim() || null;
  const live = {
    liveUrl: input.LiveUrl.trim() || null,
    liveStartDate: dateOf(input.LiveStartDate),
    liveEndDate: dateOf(input.LiveEndDate),
  };
  if (published && input.DetailType === 'LIVE')
    refuseIf(activityPublishProblem({ detailType: input.DetailType, stages: 1, ...live }));
  await putTutors(tx, id, input.Tutors);
  return {
    field: input.Field,
    difficulty: input.Difficulty,
    estimatedTime: input.EstimatedTime.trim() || null,
    slogans: input.Slogans.map((text) => text.trim()),
    sponsorName,
    sponsorLogo: sponsorName === null ? null : logo === undefined ? sponsorLogo : logo,
    sequence,
    ...live,
  };
};
