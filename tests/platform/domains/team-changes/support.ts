import { sql } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { applicationCalls, teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import type { TestPlatform } from '#tests/platform/support/platform.ts';

export interface Entrant {
  id: string;
  token: string;
  team: string;
}

/** The calls of teams, short enough to read a test by. */
export const teamwork = (platform: TestPlatform) => {
  const get = (id: string) => platform.call(teamCalls.get, { params: { id } });

  const apply = (from: Entrant, to: string, Content = '一起加油') =>
    platform.call(
      applicationCalls.create,
      { body: { Type: 0, To: to, Content } },
      { token: from.token },
    );

  const answer = (by: Entrant, id: string, Status: 1 | 2 | 3) =>
    platform.call(
      applicationCalls.answer,
      { params: { id }, body: { Status } },
      { token: by.token },
    );

  /** Leads `from` into the team of `to`. */
  const merge = async (from: Entrant, to: Entrant) =>
    answer(to, (await apply(from, to.team))._id, 1);

  /** Asks to leave (2) or to remove (1). */
  const part = (by: Entrant, Type: 1 | 2, Team: string, Member = by.id) =>
    platform.call(applicationCalls.create, { body: { Type, Team, Member } }, { token: by.token });

  const inbox = async (by: Entrant, Team: string, received = true, Status?: number) =>
    platform.call(
      applicationCalls.list,
      { query: { Team, received, ...(Status !== undefined && { Status }) } },
      { token: by.token },
    );

  /** Event numbers of what the member was told of, newest first. */
  const told = async (by: Entrant) => {
    const query = { page: 1, perPage: 100 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token: by.token });
    return data.map(({ EventType }) => EventType);
  };

  /** Conditions that no teams may ever meet, as sentences; none when all is well. */
  const broken = async (cap: number): Promise<string[]> => {
    const checks: Record<string, ReturnType<typeof sql>> = {
      'two living teams of one member': sql`select 1 from team_members m join teams t on t.id = m.team_id
        where not t.deleted group by m.competition_id, m.member_id having count(*) > 1`,
      'a member of a deleted team': sql`select 1 from team_members m join teams t on t.id = m.team_id where t.deleted`,
      'a captain who is no member': sql`select 1 from teams t where not t.deleted and not exists
        (select 1 from team_members m where m.team_id = t.id and m.member_id = t.captain_id)`,
      'a team above the cap': sql`select 1 from team_members group by team_id having count(*) > ${cap}`,
      'a member without a team': sql`select 1 from registrations r where not exists
        (select 1 from team_members m where m.member_id = r.member_id and m.competition_id = r.competition_id)`,
      'a registration at another team': sql`select 1 from registrations r join team_members m
        on m.member_id = r.member_id and m.competition_id = r.competition_id where m.team_id <> r.team_id`,
      'a work of a deleted team': sql`select 1 from works w join teams t on t.id = w.team_id where t.deleted`,
      'a best of a deleted team': sql`select 1 from team_bests b join teams t on t.id = b.team_id where t.deleted`,
      'a pending request of a deleted team': sql`select 1 from team_applications a join teams t
        on t.id in (a.team_id, a.from_team_id) where t.deleted and a.status = 0`,
      'two living teams of one name': sql`select 1 from teams where not deleted
        group by competition_id, name_key having count(*) > 1`,
      'a wrong number of teams': sql`select 1 from competitions c where c.teams_number <>
        (select count(*) from teams t where t.competition_id = c.id and not t.deleted)`,
      'a best that is not the best': sql`select 1 from
        (select task_id, team_id, max(public_score) as score from works where status = 1 group by 1, 2) w
        full join (select * from team_bests where board = 'public') b using (task_id, team_id)
        where w.score is distinct from b.score`,
    };
    const found: string[] = [];
    for (const [what, query] of Object.entries(checks)) {
      const { rows } = await platform.database.db.execute(query);
      if (rows.length > 0) found.push(what);
    }
    return found;
  };

  return { get, apply, answer, merge, part, inbox, told, broken };
};
