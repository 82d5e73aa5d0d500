import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { register, sampleResult, submit } from '../contract/support/penguins.ts';
import type { Action, Places } from './actions.ts';
import type { Ledger } from './ledger.ts';

const CLAIM = 'mutation { receiveWeeklyCoinBonus { id } }';

const signUp = async (client: GraphqlClient): Promise<string> => {
  const mark = randomUUID().slice(0, 12);
  await client.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
    input: { name: `新人${mark}`, email: `${mark}@load.test`, password: PASSWORD },
  });
  return mark;
};

/** Signs a member up, who submits results until the day's limit is used up. */
export const submitAsNewcomer = async (
  url: string,
  { competitionId, taskId }: Places,
  ledger: Ledger,
  times: number,
): Promise<void> => {
  const client = new GraphqlClient(url);
  const author = { account: await signUp(client), clients: [client] };
  await register(client, competitionId);
  for (let time = 0; time < times; time += 1) {
    const { id } = await submit(client, taskId, sampleResult);
    ledger.tried('work', id, taskId, author)();
  }
};

/** Actions that a member takes once, each of which needs a new member. */
export const newcomerActions: Action[] = [
  {
    name: 'sign up, claim twice at once, register',
    weight: 1,
    async run({ member, places, ledger }) {
      const [client, other = client] = member.clients.map(({ url }) => new GraphqlClient(url));
      if (!client || !other) throw new Error('The member has no client');
      const mark = await signUp(client);
      const author = { account: mark, clients: [client] };
      const claimed = ledger.tried('bonus', mark, mark, author);
      const claims = await Promise.all([client.send(CLAIM), client.at(other.url).send(CLAIM)]);
      if (claims.some(({ errors }) => !errors)) claimed();
      const registered = ledger.tried(
        'registration',
        places.competitionId,
        places.competitionId,
        author,
      );
      await register(client, places.competitionId);
      registered();
    },
  },
  {
    name: 'publish a project',
    weight: 1,
    async run({ member, client, ledger }) {
      const title = `项目 ${randomUUID()}`;
      const acknowledge = ledger.tried('project', title, member.id, member);
      await client.ask(
        'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
        { input: { title, description: '一个基线', visibility: 'PUBLIC' } },
      );
      acknowledge();
    },
  },
];
