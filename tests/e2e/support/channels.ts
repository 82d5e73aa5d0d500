import { accounts, PASSWORD } from '#tests/support/demo.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { siteUrl } from './browser.ts';

/** An administrator who acts past the pages. */
const administrator = async (): Promise<GraphqlClient> => {
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.signIn(accounts.admin, PASSWORD);
  return client;
};

/** A channel of this test alone, moderated by the account of that name. */
export const newChannel = async (called: string, moderator?: string) => {
  const client = await administrator();
  const name = `${called}${Date.now() % 1e7}`;
  const { createChannel } = await client.ask<{ createChannel: { id: string } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { id } }',
    { input: { name, description: '只在这次旅程里' } },
  );
  const { id } = createChannel;
  if (moderator !== undefined)
    await client.ask(
      'mutation ($input: AddChannelModeratorInput!) { addChannelModerator(input: $input) { id } }',
      { input: { channelId: id, account: moderator } },
    );
  return {
    id,
    name,
    path: `/home/special/detail/${id}`,
    /** Collects so many projects of the demo, the most recommended first. */
    collect: async (count: number) => {
      const { projects } = await client.ask<{ projects: { items: { id: string }[] } }>(
        'query ($count: Int!) { projects(perPage: $count) { items { id } } }',
        { count },
      );
      const ids = projects.items.map((project) => project.id);
      await client.ask(
        'mutation ($input: CollectIntoChannelInput!) { collectIntoChannel(input: $input) { id } }',
        { input: { channelId: id, kind: 'PROJECT', ids } },
      );
    },
  };
};
