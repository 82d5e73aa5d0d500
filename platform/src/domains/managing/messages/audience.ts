import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  audienceProblem,
  type MessageAudience,
} from '@whaletide/schema/domains/managing/rules/messages.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import { stageOrder } from '#domains/competitions/store/stage-order.ts';
import { stages } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { notificationSettings } from '#events/tables.ts';
import { registrations, teamMembers, teams } from '#domains/teams/tables.ts';

/** Recipients of a message, as they were named when it was sent. */
export interface Addressed {
  competitionId: string;
  audience: MessageAudience;
  targetId: string | null;
  targetName: string | null;
  /** Number of stages before the addressed one. */
  promotions: number | null;
}

/**
 * Finds whom a message names.
 * @throws Refusal NOT_FOUND for a team or stage of another competition, BAD_USER_INPUT without one
 * that is needed, CONFLICT for the unpromoted of the last stage
 */
export const addressed = async (
  db: Handle,
  competitionId: string,
  audience: MessageAudience,
  targetId: string | null,
): Promise<Addressed> => {
  refuseIf(audienceProblem(audience, targetId));
  const none = { competitionId, audience, targetId, targetName: null, promotions: null };
  if (targetId === null) return none;
  if (audience === 'team') {
    const [team] = await db
      .select({ name: teams.name })
      .from(teams)
      .where(
        and(
          eq(teams.id, targetId),
          eq(teams.competitionId, competitionId),
          eq(teams.deleted, false),
        ),
      );
    if (!team) throw notFound('团队', 'Target');
    return { ...none, targetName: team.name };
  }
  const order = (await stageOrder(db, [competitionId])).get(competitionId) ?? [];
  const promotions = order.indexOf(targetId);
  const [stage] = await db
    .select({ name: stages.name })
    .from(stages)
    .where(eq(stages.id, targetId));
  if (promotions < 0 || !stage) throw notFound('阶段', 'Target');
  if (audience === 'unpromoted' && promotions === order.length - 1)
    throw conflict('最后一个阶段没有晋级', 'Target');
  return { ...none, targetName: stage.name, promotions };
};

/** Condition on a registered member's team. */
const chosen = ({ audience, targetId, promotions }: Addressed): SQL => {
  if (audience === 'team') return sql`${teams.id} = ${targetId}`;
  if (audience === 'everybody') return sql`${teams.banned} is not true`;
  const reached = sql`${teams.banned} is false`;
  return audience === 'stage'
    ? sql`${reached} and ${teams.promotions} >= ${promotions}`
    : sql`${reached} and ${teams.promotions} = ${promotions}`;
};

export interface Recipient {
  [key: string]: unknown;
  id: string;
  name: string;
  /** Address that a mail goes to; null for none. */
  email: string | null;
}

/**
 * Selects the recipients by their ids: registered members with an open account, and the address of
 * those who have a checked one and want mails of organizers.
 */
const recipients = (to: Addressed): SQL => sql`
  select ${members.id} as id, ${members.name} as name,
    case when ${members.emailVerified} and not exists (
      select 1 from ${notificationSettings}
      where ${notificationSettings.memberId} = ${members.id}
        and ${notificationSettings.kind} = 'ORGANIZERS' and not ${notificationSettings.mail}
    ) then ${members.email} end as email
  from ${registrations}
    inner join ${members} on ${members.id} = ${registrations.memberId}
    left join ${teamMembers} on ${teamMembers.memberId} = ${registrations.memberId}
      and ${teamMembers.competitionId} = ${registrations.competitionId}
    left join ${teams} on ${teams.id} = ${teamMembers.teamId} and not ${teams.deleted}
  where ${registrations.competitionId} = ${to.competitionId}
    and ${registrations.status} = ${registerStatus.registered}
    and ${members.deactivated} is null and ${members.closed} is null
    and ${chosen(to)}`;

/** Counts the recipients, and those of them who get a mail. */
export const reachOf = async (
  db: Handle,
  to: Addressed,
): Promise<{ Recipients: number; Mails: number }> => {
  const { rows } = await db.execute<{ Recipients: number; Mails: number }>(sql`
    select count(*)::int as "Recipients", count(email)::int as "Mails"
    from (${recipients(to)}) as reached`);
  const [counted] = rows;
  if (!counted) throw new Error('nothing was counted');
  return counted;
};

/** The next recipients after an id, in the order of ids. */
export const recipientsAfter = async (
  db: Handle,
  to: Addressed,
  after: string,
  most: number,
): Promise<Recipient[]> => {
  const { rows } = await db.execute<Recipient>(sql`
    select * from (${recipients(to)}) as reached
    where id > ${after} order by id limit ${most}`);
  return rows;
};
