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
    // What the change named is old for nobody who asks the same gateway.
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
