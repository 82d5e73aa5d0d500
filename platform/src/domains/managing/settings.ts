import { and, count, eq, max } from 'drizzle-orm';
import type { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import type { CompetitionSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import type { Static } from 'typebox';
import {
  contentProblem,
  eachText,
  emptySettings,
  settingsProblems,
  teamSizeProblem,
  textKey,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import {
  FIRST_TYPE,
  typeProblem,
} from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { publishProblem } from '@whaletide/schema/domains/managing/rules/checklist.ts';
import { sameUniversityProblem } from '@whaletide/schema/domains/registration/rules/same-university.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition, insertCompetition } from '../competitions/store/changes.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { childrenOf } from '../competitions/store/children.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, competitions } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { organizationNamed } from '../organizations/store.ts';
import { rankingAgents } from '../submissions/store/rank-agents.ts';
import { registrations, teamMembers, teams } from '../teams/tables.ts';
import { activityValues } from './activity-values.ts';
import { changingAward } from './award-change.ts';
import { checkedCompetitions } from './checklist.ts';
import { movingDeadlines } from './deadlines.ts';
import { kindColumns, placeOf } from './kinds.ts';
import { moveFollowers } from './following.ts';
import { checkStages, moveParts } from './moving-parts.ts';
import { requireAdmin } from './organization-admin.ts';
import { pictureOf } from './pictures.ts';
import { keepingOrder } from './stages.ts';

/** Makes a draft and answers its id. @throws Refusal as the contract says */
export const createCompetition = (
  { database, now }: Services,
  caller: Caller,
  shortName: string,
  input: Static<(typeof managingCalls.create)['body']>,
): Promise<string> =>
  database.transaction(async (tx) => {
    const organization = await organizationNamed(tx, shortName);
    await requireAdmin(tx, caller, organization.id, '新建');
    const { Name, StartDate, EndDate, Kind = 'competition', DetailType = FIRST_TYPE } = input;
    const draft = { ...emptySettings, name: Name, startDate: StartDate, endDate: EndDate };
    refuseIf(settingsProblems(draft, eventWordOf(Kind))[0] ?? null);
    if (Kind === 'activity') refuseIf(typeProblem(DetailType, false));
    const id = newId(now().getTime());
    await insertCompetition(tx, {
      id,
      name: Name.trim(),
      startDate: new Date(StartDate),
      endDate: new Date(EndDate),
      organizerId: caller.id,
      organizationId: organization.id,
      ...kindColumns(Kind, DetailType),
    });
    await record(tx, actedBy(caller, now), {
      action: 'managing.create',
      ...ofCompetition({ id, name: Name.trim() }),
      after: { Kind, StartDate, EndDate, organization: organization.shortName },
    });
    return id;
  });

const ruled = (input: CompetitionSettings) => ({
  name: input.Name,
  shortDescription: input.ShortDescription,
  ...eachText((name) => input[textKey(name)] ?? ''),
  landingUrl: input.LandingUrl ?? '',
  tags: input.Tags,
  startDate: input.StartDate,
  endDate: input.EndDate,
  registerEndDate: input.RegisterEndDate,
  maxMembersPerTeam: input.MaxMembersPerTeam,
  teamNotification: input.TeamNotification,
  tabs: input.Tabs.map(({ Title, Content }) => ({ title: Title, content: Content })),
});

/** Merges that are under way come before, and find the new size or are found. */
const checkTeamSize = async (tx: Transaction, competition: CompetitionRow, most: number) => {
  if (most >= competition.maxMembersPerTeam) return;
  const { id } = competition;
  await tx
    .select({ id: competitions.id })
    .from(competitions)
    .where(eq(competitions.id, id))
    .for('update');
  const sizes = tx
    .select({ size: count().as('size') })
    .from(teamMembers)
    .innerJoin(teams, and(eq(teams.id, teamMembers.teamId), eq(teams.deleted, false)))
    .where(eq(teams.competitionId, id))
    .groupBy(teams.id)
    .as('sizes');
  const [row] = await tx.select({ largest: max(sizes.size) }).from(sizes);
  refuseIf(teamSizeProblem(most, Number(row?.largest ?? 0)));
};

/** A tab keeps its id as long as it is one of the competition's; others get a new one. */
const tabsOf = (competition: CompetitionRow, input: CompetitionSettings, now: Date) => {
  const known = new Set(competition.tabs.map(({ _id }) => _id));
  return input.Tabs.map(({ _id, Title, Content, Type }) => {
    const kept = _id !== undefined && known.delete(_id);
    return { _id: kept ? _id : newId(now.getTime()), Title: Title.trim(), Content, Type };
  });
};

/** An absent text stays as it is, an empty one is none. */
const textColumns = (competition: CompetitionRow, input: CompetitionSettings) =>
  eachText((name) => {
    const given = input[textKey(name)];
    return given === undefined ? competition[name] : given.trim() || null;
  });

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** @throws Refusal as the contract says */
export const updateCompetition = (
  services: Services,
  caller: Caller,
  id: string,
  input: CompetitionSettings,
): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    const competition = await lockManaged(tx, caller, id);
    const word = eventWordOf(input.Kind ?? kindOf(competition));
    refuseIf(settingsProblems(ruled(input), word)[0] ?? null);
    if (competition.published)
      refuseIf(contentProblem({ tabs: input.Tabs, isSeries: competition.isSeries }));
    refuseIf(sameUniversityProblem(input.TeamSameUniversity, competition.registration));
    await checkTeamSize(tx, competition, input.MaxMembersPerTeam);
    if (input.PublishStatus === 2 && competition.organizationId === null)
      throw badInput(`该${word}不属于任何组织，没有人可以提交`, 'PublishStatus');
    const place = await placeOf(tx, caller, competition, input);
    const activity = await activityValues(tx, caller, competition, {
      kind: input.Kind ?? kindOf(competition),
      input: input.Activity,
    });
    const image = await pictureOf(tx, caller, input.Image, 'Image');
    const imageHeading = await pictureOf(tx, caller, input.ImageHeading, 'ImageHeading');
    const values = {
      name: input.Name.trim(),
      shortDescription: input.ShortDescription.trim(),
      ...textColumns(competition, input),
      tags: [...new Set(input.Tags.map((tag) => tag.trim()).filter(Boolean))],
      startDate: new Date(input.StartDate),
      endDate: dateOf(input.EndDate),
      registerEndDate: dateOf(input.RegisterEndDate),
      maxMembersPerTeam: input.MaxMembersPerTeam,
      teamNameLocked: input.TeamNameLocked,
      teamSameUniversity: input.TeamSameUniversity,
      authorshipRule: input.AuthorshipRule ?? competition.authorshipRule,
      teamNotification: input.TeamNotification.trim() || null,
      tabs: tabsOf(competition, input, now()),
      publishStatus: input.PublishStatus,
      publishAll: input.PublishAll,
      publishForum: input.PublishForum,
      ...place,
      ...activity,
      ...(image !== undefined && { image }),
      ...(imageHeading !== undefined && { imageHeading }),
    };
    const whole = { startDate: input.StartDate, endDate: input.EndDate };
    const move = { before: periodOf(competition), after: whole };
    await movingDeadlines(
      tx,
      services,
      { competition, words: input.DeadlineConfirmation },
      async () => {
        const agrees = input.BoardsFollowAward ?? false;
        const rule = { id, before: competition.authorshipRule, after: values.authorshipRule };
        await rankingAgents(tx, services, rule, () =>
          changingAward(tx, services, { competition, award: values.award, agrees }, () =>
            changeCompetition(tx, id, values),
          ),
        );
        if (input.MoveParts)
          await keepingOrder(tx, id, async () => {
            await moveParts(tx, services, id, move);
            await moveFollowers(tx, services, { ...competition, ...values });
          });
        await checkStages(tx, id, whole, word);
      },
    );
    await record(tx, actedBy(caller, now), {
      action: 'managing.update',
      ...ofCompetition(competition),
      before: competition,
      after: values,
    });
  });

/**
 * Publishes a competition, or takes it back while no one has registered. @throws Refusal CONFLICT
 */
export const setPublished = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  published: boolean,
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, id);
    if (published) {
      const [checked] = await checkedCompetitions(tx, [competition]);
      if (checked) refuseIf(publishProblem(checked, now()));
    } else {
      const [row] = await tx
        .select({ members: count() })
        .from(registrations)
        .where(eq(registrations.competitionId, id));
      if ((row?.members ?? 0) > 0) throw conflict('已有成员报名，不能撤回发布');
      if ((await childrenOf(tx, [competition])).size > 0)
        throw conflict('系列赛中有已发布的比赛，不能撤回发布');
    }
    await changeCompetition(tx, id, { published });
    await record(tx, actedBy(caller, now), {
      action: 'managing.publish',
      ...ofCompetition(competition),
      before: { published: competition.published },
      after: { published },
    });
  });
