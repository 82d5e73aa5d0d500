import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts, PASSWORD } from './demo.ts';
import { GraphqlClient } from './graphql.ts';
import { releasesFolder } from './releases.ts';

/** Facts of the demo community that no later day changes, as members see them. */
const QUERY = `{
  viewer { member { name } email verification { realName idNumber } }
  leaderboard(taskId: "d00400000000000000000068", perPage: 5) {
    totalCount items { rank score entries team { name } }
  }
  dataset(id: "d04d00000000000000000002") {
    title version creator { name } files { path size }
  }
  competition(id: "d00200000000000000000028") {
    name stages { tasks { name works { items { fileName publicScore createdAt } } } }
  }
  search(text: "潮位", kind: DATASET) { totalCount }
}`;

/** The community as two of its members find it through a gateway. */
export const communityOf = async (gateway: string): Promise<unknown> => {
  const answers: Record<string, unknown> = {};
  for (const account of [accounts.member, accounts.captain]) {
    const client = new GraphqlClient(gateway);
    await client.signIn(account, PASSWORD);
    answers[account] = await client.ask(QUERY);
  }
  return answers;
};

/** The community as it was in a version when its database was kept. */
export const expectedCommunity = (version: string): unknown =>
  JSON.parse(readFileSync(join(releasesFolder, `${version}.json`), 'utf8'));
