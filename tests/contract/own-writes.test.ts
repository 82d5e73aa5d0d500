import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { startGateway } from '../support/layers.ts';
import { useProduct } from './support/product.ts';

// Far more than answers are shared for, so that an old one would be seen.
const gatewayEnv = {
  SHARED_CACHE_FRESH_MS: '60000',
  RATE_MEMBER: '1000000',
  RATE_ADDRESS: '1000000',
};
const product = useProduct({ gatewayEnv });

const ROUNDS = 200;

it('who changes something never sees the old, through either of two gateways', async () => {
  const { platforms, gateways, store } = product();
  const second = await startGateway(platforms[0].url, { ...store.gatewayEnv, ...gatewayEnv });
  const onFirst = new GraphqlClient(gateways[0].url);
  await onFirst.signIn(accounts.moderator, PASSWORD);
  const onSecond = onFirst.at(second.url);
  const visitor = new GraphqlClient(gateways[0].url);
  const { projects } = await onFirst.ask<{
    projects: { items: { id: string; author: { id: string } }[] };
  }>('{ projects(perPage: 1) { items { id author { id } } } }');
  const [project] = projects.items;
  if (!project) throw new Error('the demo has no project');
  const { id, author } = project;
  const read = `{
    member(id: "${author.id}") { followersCount viewerFollows }
    project(id: "${id}") { votesCount viewerVoted }
  }`;
  interface Read {
    member: { followersCount: number; viewerFollows: boolean };
    project: { votesCount: number; viewerVoted: boolean };
  }
  const before = await onFirst.ask<Read>(read);
  await onSecond.ask<Read>(read);
  const [followers, votes] = [
    before.member.followersCount - Number(before.member.viewerFollows),
    before.project.votesCount - Number(before.project.viewerVoted),
  ];
  let follows = before.member.viewerFollows;
  let voted = before.project.viewerVoted;
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [onFirst, onSecond] : [onSecond, onFirst];
    const input = `input: { kind: MEMBER, id: "${author.id}" }`;
    await writer.ask(`mutation { ${follows ? 'unfollow' : 'follow'}(${input}) { __typename } }`);
    follows = !follows;
    if (round % 4 === 0) {
      await writer.ask(
        `mutation { voteProject(input: { projectId: "${id}", voted: ${!voted} }) { id } }`,
      );
      voted = !voted;
    }
    const expected: Read = {
      member: { followersCount: followers + Number(follows), viewerFollows: follows },
      project: { votesCount: votes + Number(voted), viewerVoted: voted },
    };
    for (const client of [reader, writer]) {
      const seen = await client.ask<Read>(read);
      if (JSON.stringify(seen) !== JSON.stringify(expected)) wrong.push({ round, seen, expected });
    }
    // Callers of the same gateway get no old answer for what the change named.
    const { member } = await visitor.ask<Read>(
      `{ member(id: "${author.id}") { followersCount viewerFollows } }`,
    );
    const known = round % 2 === 0 ? followers + Number(follows) : member.followersCount;
    if (member.followersCount !== known)
      wrong.push({ round, visitor: member.followersCount, known });
  }
  await second.stop();
  expect(wrong).toEqual([]);
});

/** Clients of one member against two gateways, the second of which is stopped by `stop`. */
const onBoth = async (member: string) => {
  const { platforms, gateways, store } = product();
  const second = await startGateway(platforms[0].url, { ...store.gatewayEnv, ...gatewayEnv });
  const first = new GraphqlClient(gateways[0].url);
  await first.signIn(member, PASSWORD);
  return { clients: [first, first.at(second.url)] as const, stop: () => second.stop() };
};

interface Titled {
  project: { title: string; foldReason: string | null };
  projects: { items: { id: string; title: string }[] };
}

const readTitled = (id: string) => `{
  project(id: "${id}") { title foldReason }
  projects(perPage: 12) { items { id title } }
}`;

it('who renames a project reads the new name, in its page and in the list', async () => {
  const { clients, stop } = await onBoth(accounts.captain);
  const { viewer } = await clients[0].ask<{ viewer: { id: string } }>('{ viewer { id } }');
  const { projects } = await clients[0].ask<{
    projects: { items: { id: string; title: string; author: { id: string } }[] };
  }>('{ projects(perPage: 12) { items { id title author { id } } } }');
  const own = projects.items.find(({ author }) => author.id === viewer.id);
  if (!own) throw new Error('the captain has no project in the first page');
  for (const client of clients) await client.ask(readTitled(own.id));
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, reader] = round % 2 === 0 ? clients : clients.toReversed();
    const title = `第 ${round} 个名字`;
    await writer?.ask(
      `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }`,
      { input: { projectId: own.id, title, description: '', tagIds: [] } },
    );
    for (const client of [reader, writer]) {
      const seen = await client?.ask<Titled>(readTitled(own.id));
      const listed = seen?.projects.items.find(({ id }) => id === own.id)?.title;
      if (seen?.project.title !== title || (listed !== undefined && listed !== title))
        wrong.push({ round, seen });
    }
  }
  await stop();
  expect(wrong).toEqual([]);
});

it('who folds a project reads so, and finds it in no list', async () => {
  const { clients, stop } = await onBoth(accounts.admin);
  const { projects } = await clients[0].ask<Pick<Titled, 'projects'>>(
    '{ projects(perPage: 1) { items { id title } } }',
  );
  const id = projects.items[0]?.id ?? '';
  for (const client of clients) await client.ask(readTitled(id));
  const wrong: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, reader] = round % 2 === 0 ? clients : clients.toReversed();
    const folded = round % 2 === 0;
    const reason = `第 ${round} 次`;
    const target = { kind: 'PROJECT', id };
    await (folded
      ? writer?.ask('mutation ($input: FoldContentInput!) { foldContent(input: $input) { id } }', {
          input: { ...target, reason },
        })
      : writer?.ask(
          'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { id } }',
          { input: target },
        ));
    for (const client of [reader, writer]) {
      const seen = await client?.ask<Titled>(readTitled(id));
      const listed = seen?.projects.items.some((row) => row.id === id);
      if (seen?.project.foldReason !== (folded ? reason : null) || listed === folded)
        wrong.push({ round, seen });
    }
  }
  await stop();
  expect(wrong).toEqual([]);
});
