import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { newId } from '#platform/src/ids.ts';
import { recomputeBests } from '#platform/src/domains/submissions/store/bests.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { teamMembers } from '#platform/src/domains/teams/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { CallFailed, startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { type Entrant, teamwork } from './support.ts';

const CAP = 3;
const MEMBERS = 5;

let platform: TestPlatform;
let call: ReturnType<typeof teamwork>;
let round = 0;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  call = teamwork(platform);
});
afterAll(() => platform.close());

/** History so far: used quotas can only grow, and works are never lost. */
interface World {
  competition: TestCompetition;
  members: Entrant[];
  works: number;
  best: number;
  used: Map<string, number>;
}

const step = fc.record({
  // Merging is what makes the rest possible.
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('apply' as const) },
    { weight: 5, arbitrary: fc.constant('answer' as const) },
    {
      weight: 6,
      arbitrary: fc.constantFrom('submit', 'leave', 'remove', 'remove', 'transfer', 'close'),
    },
    { weight: 1, arbitrary: fc.constant('dissolve' as const) },
  ),
  who: fc.nat(MEMBERS - 1),
  whom: fc.nat(MEMBERS - 1),
  score: fc.integer({ min: 0, max: 100 }),
  answer: fc.constantFrom(1, 1, 1, 2, 3) as fc.Arbitrary<1 | 2 | 3>,
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const teamOf = async (member: Entrant): Promise<string> => {
  const [row] = await platform.database.db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.memberId, member.id));
  if (!row) throw new Error('a member without a team');
  return row.teamId;
};

/** A reviewed work, as the scorer would leave it. */
const addWork = async (world: World, member: Entrant, score: number) => {
  const { competition } = world;
  const [teamId, id, date] = [await teamOf(member), newId(), platform.clock.now];
  await platform.database.transaction(async (tx) => {
    await tx.insert(works).values({
      id,
      teamId,
      taskId: competition.taskId,
      competitionId: competition.id,
      memberId: member.id,
      status: 1,
      uploadDate: date,
      fileKey: `${id}00000000`,
      fileName: 'result.csv',
      fileSize: 1,
      publicScore: score,
      privateScore: score,
    });
    await recomputeBests(tx, {
      teamIds: [teamId],
      taskId: competition.taskId,
      now: platform.clock.now,
    });
  });
  world.works += 1;
  world.best = Math.max(world.best, score);
};

const byId = ({ members }: World, id: string | null): Entrant => {
  const found = members.find((member) => member.id === id);
  if (!found) throw new Error('not one of the members');
  return found;
};

/** Answers one of the pending requests, mostly as the one whose turn it is. */
const answerOne = async (world: World, { who, whom, score, answer }: Step) => {
  const { rows } = await platform.database.db.execute<{ id: string; asks: string; asked: string }>(
    sql`select a.id,
        case a.type when 0 then f.captain_id when 1 then t.captain_id else a.member_id end as asks,
        case a.type when 1 then a.member_id else t.captain_id end as asked
      from team_applications a join teams t on t.id = a.team_id
        left join teams f on f.id = a.from_team_id
      where a.status = 0 and a.competition_id = ${world.competition.id} order by a.id`,
  );
  const request = rows[whom % Math.max(rows.length, 1)];
  if (!request) return;
  const turn = byId(world, answer === 3 ? request.asks : request.asked);
  await call.answer(score < 10 ? (world.members[who] ?? turn) : turn, request.id, answer);
};

const take = async (world: World, step: Step) => {
  const { action, who, whom, score } = step;
  const [one, other] = [world.members[who], world.members[whom]] as [Entrant, Entrant];
  const team = await call.get(await teamOf(one));
  const params = { id: team._id };
  const captain = byId(world, team.Captain);
  // Now and then somebody tries who may not, or about somebody else's member.
  const actor = score < 10 ? other : captain;
  const mate = score > 90 ? other.id : (team.Members[whom % team.Members.length] ?? other.id);
  const by = { token: actor.token };
  switch (action) {
    case 'submit':
      return addWork(world, one, score);
    case 'apply':
      return call.apply(score < 10 ? one : captain, await teamOf(other));
    case 'answer':
      return answerOne(world, step);
    case 'leave':
      return call.part(one, 2, team._id);
    case 'remove':
      return call.part(actor, 1, team._id, mate);
    case 'transfer':
      return platform.call(teamCalls.transfer, { params, body: { userId: mate } }, by);
    case 'dissolve':
      return platform.call(teamCalls.dissolve, { params }, by);
    case 'close':
      return platform.call(teamCalls.setFull, { params, body: { IsFull: score < 20 } }, by);
  }
};

/** Conditions after every step, beside those of any teams. */
const lost = async (world: World): Promise<string[]> => {
  const found = await call.broken(CAP);
  const { rows } = await platform.database.db.execute<{ works: number; best: number | null }>(
    sql`select count(*)::int as works, max(b.score) as best from ${works} w
      left join team_bests b on b.team_id = w.team_id and b.board = 'private'
      where w.competition_id = ${world.competition.id}`,
  );
  if (rows[0]?.works !== world.works) found.push('a lost work');
  if ((rows[0]?.best ?? 0) !== world.best) found.push('a lost best');
  for (const member of world.members) {
    const query = { Task: world.competition.taskId };
    const { token } = member;
    const { data } = await platform.call(submissionCalls.quotas, { query }, { token });
    const used = data[0]?.totalValidSubmissionCount ?? 0;
    if (used < (world.used.get(member.id) ?? 0)) found.push('a submission count that shrank');
    if (used > world.works) found.push('a work that counts twice');
    world.used.set(member.id, used);
  }
  return found;
};

const newWorld = async (): Promise<World> => {
  const competition = await makeCompetition(platform, {
    competition: { maxMembersPerTeam: CAP },
  });
  round += 1;
  const members: Entrant[] = [];
  for (let index = 0; index < MEMBERS; index++) {
    platform.clock.advance(20_000);
    members.push(await enter(platform, competition, `r${round}m${index}`));
  }
  return { competition, members, works: 0, best: 0, used: new Map() };
};

it('whatever members do in whatever order, teams stay whole and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
      const world = await newWorld();
      for (const one of steps) {
        platform.clock.advance(1_000);
        await take(world, one).catch((error: unknown) => {
          // Refused steps change nothing; anything else is a fault.
          if (!(error instanceof CallFailed) || error.status >= 500) throw error;
        });
        expect(await lost(world)).toEqual([]);
      }
    }),
    { numRuns: 8, endOnFailure: true, seed: 20261121 },
  );
  // The walk came by all that changes who is in a team.
  const { rows } = await platform.database.db.execute<{ what: string }>(
    sql`select distinct type::text as what from team_applications where status = 1
      union select 'dissolved' from events where event_type = 9
      union select 'captain' from events where event_type = 11`,
  );
  expect(rows.map(({ what }) => what).toSorted()).toEqual(['0', '1', '2', 'captain', 'dissolved']);
});
