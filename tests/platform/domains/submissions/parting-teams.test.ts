import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import {
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { type Entrant, teamwork } from '../team-changes/support.ts';
import { type Ask, inTurns, randomLabels } from '#tests/support/board-attacks.ts';
import { randomOf } from '#tests/support/random.ts';

const PUBLIC_ROWS = 400;
const ROWS = 2 * PUBLIC_ROWS;
const truth = randomLabels(ROWS, randomOf(7));
const csvOf = (labels: Uint8Array, part = false) =>
  [
    part ? 'id,label,part' : 'id,label',
    ...Array.from(labels, (label, row) =>
      part ? `${row},${label},${row < PUBLIC_ROWS ? 'public' : 'private'}` : `${row},${label}`,
    ),
  ].join('\n');
const withRight = (right: number) => truth.map((label, row) => (row < right ? label : 1 - label));

/** Numbers of right rows, of works that are asked about one after the other. */
const asked = [280, 282, 278, 320, 322, 283, 360, 355].map(withRight);

let platform: TestPlatform;
let call: ReturnType<typeof teamwork>;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  call = teamwork(platform);
});
afterAll(() => platform.close());

const made = async () => {
  const competition = await makeCompetition(platform, {
    competition: { maxMembersPerTeam: 5 },
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null }, protectsBoard: true },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: csvOf(truth, true) })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};

let names = 0;
const entrants = async (competition: TestCompetition, count: number): Promise<Entrant[]> => {
  const all: Entrant[] = [];
  while (all.length < count) all.push(await enter(platform, competition, `parting${++names}`));
  return all;
};

/** Brings all into the team of the first. */
const joined = async (all: readonly Entrant[]): Promise<void> => {
  const [first, ...others] = all;
  for (const other of others) {
    if (!first) return;
    await call.merge(other, first);
    other.team = first.team;
  }
};

const askBy =
  (competition: TestCompetition, { token }: Entrant): Ask =>
  async (labels) => {
    platform.clock.advance(1_000);
    const { _id } = await submit(platform, competition, token, csvOf(labels));
    const work = await reviewed(platform, token, _id);
    return work.ObjectiveWorkInfo?.PublicReviewResult.Score ?? null;
  };

/** Leads the member into a team of their own. */
const leave = async (all: readonly Entrant[], member: Entrant): Promise<void> => {
  const { Captain } = await call.get(member.team);
  const heir = all.find(({ id }) => id !== member.id);
  const params = { id: member.team };
  if (Captain === member.id && heir)
    await platform.call(teamCalls.transfer, { params, body: { userId: heir.id } }, member);
  const captain = all.find(({ id }) => id === (Captain === member.id ? heir?.id : Captain));
  const { _id } = await call.part(member, 2, member.team);
  if (captain) await call.answer(captain, _id, 1);
  member.team = await teamOf(member);
};

const teamOf = async (member: Entrant): Promise<string> => {
  const { rows } = await platform.database.db.execute<{ team_id: string }>(
    `select team_id from team_members where member_id = '${member.id}'`,
  );
  return rows[0]?.team_id ?? '';
};

const captainOf = async (all: readonly Entrant[], team: string) => {
  const { Captain } = await call.get(team);
  return all.find(({ id }) => id === Captain);
};

/** Numbers of answers and of shown scores; bits also depend on a secret of the task. */
const toldBy = async ({ taskId, organizer }: TestCompetition) => {
  const input = { query: { Task: taskId } };
  const { data } = await platform.call(boardProtectionCalls.managed, input, organizer);
  return { answers: data[0]?.Answers, shown: data[0]?.Shown };
};

const answersTo = async (ask: Ask): Promise<(number | null)[]> => {
  const answers: (number | null)[] = [];
  for (const labels of asked) answers.push(await ask(labels));
  return answers;
};

/** Answers of a board to one team that stays together. */
const answersToOne = async () => {
  const competition = await made();
  const [only] = await entrants(competition, 1);
  if (!only) throw new Error('nobody entered');
  const answers = await answersTo(askBy(competition, only));
  return { answers, told: await toldBy(competition) };
};
let one: Awaited<ReturnType<typeof answersToOne>>;
beforeAll(async () => {
  one = await answersToOne();
});

describe.each([2, 5])('%d accounts on a protected board', (count) => {
  it('are told no more than one team by leaving, submitting alone and merging again', async () => {
    expect(one.answers.filter((score) => score !== null)).toEqual([0.7, 0.8, 0.9]);
    const competition = await made();
    const all = await entrants(competition, count);
    await joined(all);
    const at = (account: number) => all[account] ?? Promise.reject(new Error('no account'));
    const ask = inTurns(
      all.map((member) => askBy(competition, member)),
      async (account) => leave(all, await at(account)),
      async (account) => {
        const member = await at(account);
        const other = all.find(({ id }) => id !== member.id);
        const captain = other && (await captainOf(all, other.team));
        if (!captain) throw new Error('the team has no captain');
        await call.merge(member, captain);
        member.team = captain.team;
      },
    );
    expect(await answersTo(ask)).toEqual(one.answers);
    expect(await toldBy(competition)).toEqual(one.told);
  });

  it('are told no more by dissolving their team and making it again', async () => {
    const competition = await made();
    const all = await entrants(competition, count);
    await joined(all);
    const ask = inTurns(
      all.map((member) => askBy(competition, member)),
      async () => {
        const captain = await captainOf(all, all[0]?.team ?? '');
        if (captain)
          await platform.call(teamCalls.dissolve, { params: { id: captain.team } }, captain);
        for (const member of all) member.team = await teamOf(member);
      },
      () => joined(all),
    );
    expect(await answersTo(ask)).toEqual(one.answers);
    expect(await toldBy(competition)).toEqual(one.told);
  });

  it('know together what each was shown, once they have merged', async () => {
    const competition = await made();
    const all = await entrants(competition, count);
    const asks = all.map((member) => askBy(competition, member));
    // Teams that have nothing to do with each other are shown their first work each.
    for (const ask of asks) expect(await ask(withRight(280))).toBe(0.7);
    await joined(all);
    for (const ask of asks) expect(await ask(withRight(284))).toBeNull();
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) throw new Error('nobody entered');
    await leave(all, last);
    expect(await askBy(competition, last)(withRight(285))).toBeNull();
    expect(await askBy(competition, last)(withRight(328))).toBe(0.82);
    // The others weren't shown that, until they are one team again.
    await call.merge(last, first);
    expect(await askBy(competition, first)(withRight(329))).toBeNull();
  });
});

it('whose works were all hidden stands on the private board alone after dissolving', async () => {
  const competition = await made();
  const [first, second] = await entrants(competition, 2);
  if (!first || !second) throw new Error('nobody entered');
  await joined([first, second]);
  await askBy(competition, first)(withRight(320));
  expect(await askBy(competition, second)(withRight(321))).toBeNull();
  await platform.call(teamCalls.dissolve, { params: { id: first.team } }, first);
  const team = await teamOf(second);
  const { rows } = await platform.database.db.execute<{ board: string }>(
    `select board from team_bests where team_id = '${team}'`,
  );
  expect(rows).toEqual([{ board: 'private' }]);
});
