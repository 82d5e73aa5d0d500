import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { calendarCalls } from '@whaletide/schema/domains/calendars/rest.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { eq } from 'drizzle-orm';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let entrant: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
  await makeCompetition(platform);
  entrant = await enter(platform, competition, 'entrant');
});
afterAll(() => platform.close());
beforeEach(() => platform.call(calendarCalls.removeLink, {}, entrant));

const link = async () => (await platform.call(calendarCalls.link, {}, entrant)).Link;
const create = () => platform.call(calendarCalls.createLink, {}, entrant);
const events = async (Token: string) =>
  (await platform.call(calendarCalls.ofToken, { query: { Token } })).data;
const refused = (Token: string) => platform.refusal(calendarCalls.ofToken, { query: { Token } });

describe('the calendar of a member', () => {
  it('has an address once they make one, until they make another or end it', async () => {
    expect(await link()).toBeNull();
    const first = await create();
    expect(await link()).toEqual(first);
    const second = await create();
    expect(second.Token).not.toBe(first.Token);
    expect(await refused(first.Token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await events(second.Token)).toHaveLength(3);
    await platform.call(calendarCalls.removeLink, {}, entrant);
    expect(await refused(second.Token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await link()).toBeNull();
  });

  it('has the moments of what they entered, as long as that is published', async () => {
    const { Token } = await create();
    expect(await events(Token)).toMatchObject([
      { Competition: competition.id, Moment: 'start', Stage: null },
      { Competition: competition.id, Moment: 'registrationEnd' },
      { Competition: competition.id, Moment: 'end' },
    ]);
    platform.clock.advance(115 * DAY);
    expect((await events(Token)).map(({ Moment }) => Moment)).toEqual(['end']);
    platform.clock.advance(-115 * DAY);
    const publish = (published: boolean) =>
      platform.database.db
        .update(competitions)
        .set({ published })
        .where(eq(competitions.id, competition.id));
    await publish(false);
    expect(await events(Token)).toEqual([]);
    await publish(true);
  });

  it('ends while the account is stopped', async () => {
    const { Token } = await create();
    const stop = (deactivated: Date | null) =>
      platform.database.db.update(members).set({ deactivated }).where(eq(members.id, entrant.id));
    await stop(platform.clock.now);
    expect(await refused(Token)).toMatchObject({ code: 'NOT_FOUND' });
    await stop(null);
    expect(await events(Token)).toHaveLength(3);
  });
});

describe('the calendar of a competition', () => {
  it('is for everyone where the competition is', async () => {
    const ofCompetition = { params: { id: competition.id } };
    const { data } = await platform.call(calendarCalls.ofCompetition, ofCompetition);
    expect(data.map(({ Moment }) => Moment)).toEqual(['start', 'registrationEnd', 'end']);
    const hidden = await makeCompetition(platform, { competition: { published: false } });
    expect(
      await platform.refusal(calendarCalls.ofCompetition, { params: { id: hidden.id } }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});
