import { findPenguins, register } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import type { LoadMember, Places } from './actions.ts';
import { joinAsNewcomer } from './newcomers.ts';

/** Accounts that may take part in a competition and write. */
const TAKING_PART = [
  accounts.member,
  accounts.captain,
  accounts.moderator,
  accounts.creator,
] as const;

/** Newcomers who submit from the beginning; each may do so five times. */
const PARTICIPANTS = 12;

/** Signs members of the demo community in, each with a conversation and a place to submit. */
export const enterMembers = async (
  gateways: readonly string[],
): Promise<{ members: LoadMember[]; places: Places }> => {
  const [first = ''] = gateways;
  const visitor = new GraphqlClient(first);
  const { id: competitionId, task } = await findPenguins(visitor);
  const { projects } = await visitor.ask<{ projects: { items: { id: string }[] } }>(
    '{ projects(perPage: 1) { items { id } } }',
  );
  const signedIn = await Promise.all(
    TAKING_PART.map(async (account) => {
      const client = new GraphqlClient(first);
      const { signIn } = await client.signIn(account, PASSWORD);
      // Some of them have registered already, and some may not.
      await register(client, competitionId).catch(() => undefined);
      const { competition } = await client.ask<{
        competition: { viewerState: { team: { id: string } | null } };
      }>('query ($id: ID!) { competition(id: $id) { viewerState { team { id } } } }', {
        id: competitionId,
      });
      return { account, id: signIn.id, client, team: competition.viewerState.team };
    }),
  );
  const registered = signedIn.filter(({ team }) => team !== null);
  const members = await Promise.all(
    registered.map(async ({ account, id, client }, index) => {
      const other = registered[(index + 1) % registered.length]?.id ?? '';
      const { openChatSession } = await client.ask<{ openChatSession: { id: string } }>(
        'mutation ($id: ID!) { openChatSession(input: { memberId: $id }) { id } }',
        { id: other },
      );
      const { member } = await client.ask<{ member: { viewerFollows: boolean } }>(
        'query ($id: ID!) { member(id: $id) { viewerFollows } }',
        { id: other },
      );
      return {
        account,
        id,
        clients: gateways.map((url) => client.at(url)),
        underWay: new Map<string, number>(),
        chatId: openChatSession.id,
        followedId: other,
        follows: member.viewerFollows,
      };
    }),
  );
  const participants = await Promise.all(
    Array.from({ length: PARTICIPANTS }, () => joinAsNewcomer(gateways, competitionId)),
  );
  const projectId = projects.items[0]?.id ?? '';
  return { members, places: { competitionId, taskId: task.id, projectId, participants } };
};
