import { FORUM_WRITE_LEVEL, levelOf } from '@whaletide/schema/domains/growth/rules/growth.ts';
import { startOfDay } from '@whaletide/schema/shared/rules/time.ts';
import type { Config } from '../config.ts';
import { passwordHasher } from '../domains/account/passwords.ts';
import { promoteCampers } from './activity-people.ts';
import { demoCoins, demoNotifications } from './activity.ts';
import { demoBoards } from './board-groups.ts';
import { demoChat } from './chat.ts';
import { demoTeamTalk } from './team-talk.ts';
import { demoChannels } from './channels.ts';
import { demoColumns } from './columns.ts';
import { demoCompetitions } from './competitions.ts';
import { demoDatasets } from './dataset-bindings.ts';
import { demoDatasetLife } from './dataset-life.ts';
import { choose, demoForms, shapeIdeas } from './forms.ts';
import { demoFollows, withFollowers } from './follows.ts';
import { demoComments } from './comments.ts';
import { demoForum } from './forum.ts';
import { demoNotebooks } from './notebooks.ts';
import { manyMembers } from './many-members.ts';
import { accountId, crowdIds, DEMO_PASSWORD, demoMembers } from './people.ts';
import { playCompetition, type Played } from './play.ts';
import { shapePrivateBoard } from './private-boards.ts';
import { demoProjects } from './projects.ts';
import { demoPublished } from './published.ts';
import { demoRegistrations } from './registrations.ts';
import { withMoreDatasets, withMoreProjects } from './scaled.ts';
import { demoSkills } from './skills.ts';
import { demoVerification, withVerified } from './verification.ts';
import { demoScreenshot } from './work-orders.ts';

/**
 * Settings that making the community needs: how passwords are hashed, and what ID numbers are
 * encrypted with.
 */
export type CommunityConfig = Pick<Config, 'identityKey' | 'limits'>;

/** The notifications of the two who play in a team, and the counters that number them. */
const notificationRows = (played: readonly Played[]) => {
  const accounts = [accountId('member'), accountId('captain')];
  return accounts.flatMap((memberId, index) => {
    const own = played.flatMap(({ leading }) => leading);
    return demoNotifications(memberId, own, index * 1_000);
  });
};

/** The members of the crowd who may write in forums. */
const writersOf = (people: ReturnType<typeof demoMembers>): [string, ...string[]] => {
  const crowd = new Set(crowdIds(1));
  const [first = accountId('captain'), ...others] = people
    .filter(
      ({ id, growthScore }) => crowd.has(id) && levelOf(growthScore ?? 0) >= FORUM_WRITE_LEVEL,
    )
    .map(({ id }) => id);
  return [first, ...others];
};

/**
 * The demo community as rows and files, before anything is kept. The same every time, but for
 * dates, which are counted from today.
 */
export const makeCommunity = async (config: CommunityConfig, scale: number, now: Date) => {
  const today = startOfDay(now);
  const acquaintances = demoFollows(now);
  const people = withFollowers(
    withVerified([...demoMembers(scale, now), ...manyMembers(scale, now)]),
    acquaintances,
  );
  const hasher = passwordHasher(config.limits);
  const passwordHash = await hasher.hash(DEMO_PASSWORD).finally(() => hasher.close());
  const made = shapePrivateBoard(shapeIdeas(await demoCompetitions(today)));
  const played = promoteCampers(
    made.map((competition) => playCompetition(competition, scale, now)),
    made,
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const notifications = notificationRows(played);
  const numbered = Map.groupBy(notifications, ({ memberId }) => memberId);
  const lastEvents = new Map([...numbered].map(([memberId, own]) => [memberId, own.length]));
  const chat = demoChat(names, lastEvents, now);
  const [ours] = played.flatMap((one) =>
    one.teams.filter(({ captainId }) => captainId === accountId('captain')),
  );
  const inOurs = played.flatMap((one) =>
    one.memberships.flatMap(({ teamId, memberId }) => (teamId === ours?.id ? memberId : [])),
  );
  const teamTalk = ours && demoTeamTalk(ours.id, inOurs, now);
  const balances = people
    .filter(({ id }) => id !== accountId('newcomer'))
    .map(({ id, growthScore }) => ({ memberId: id, amount: 5 + ((growthScore ?? 0) % 200) }));
  const coins = demoCoins(balances, now);

  const asking = demoRegistrations(made, played, now);
  const forms = demoForms(made, played, now);
  const chosen = choose(played, made);
  const verified = demoVerification(config.identityKey, now);
  const handedOut = await demoDatasets(made, today);
  const boards = demoBoards(made, played, now);
  const forum = demoForum(made, played, writersOf(people), now);

  const attested = demoSkills(made, played);
  const projects = demoProjects(await demoNotebooks(), crowdIds(1), now);
  const said = demoComments(projects, writersOf(people), now);
  const published = await demoPublished(crowdIds(1), now);
  const alive = demoDatasetLife(published, projects, writersOf(people), now);
  const collected = demoColumns(projects, crowdIds(1), now);
  const grouped = demoChannels(
    {
      labs: projects.labs,
      datasets: published.datasets,
      competitions: made.map(({ row }) => row),
    },
    { crowd: crowdIds(1), writers: writersOf(people) },
    now,
  );
  const uploads = [
    ...made.flatMap((one) => one.files),
    ...forms.files,
    ...forum.pictures,
    ...asking.uploads,
    ...verified.files,
    ...handedOut.uploads,
    ...published.uploads,
    demoScreenshot(now),
  ];
  return {
    people,
    passwordHash,
    made,
    played,
    notifications,
    chat,
    teamTalk,
    coins,
    asking,
    forms,
    chosen,
    verified,
    handedOut,
    boards,
    forum,
    attested,
    // Content that only adds volume isn't mentioned, counted or collected by the rest.
    projects: withMoreProjects(projects, crowdIds(scale), scale, now),
    said,
    published: withMoreDatasets(published, crowdIds(scale), scale, now),
    alive,
    collected,
    grouped,
    follows: [...collected.follows, ...grouped.follows, ...acquaintances],
    uploads,
  };
};
export type Community = Awaited<ReturnType<typeof makeCommunity>>;
