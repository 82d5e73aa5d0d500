import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import type { Action } from './actions.ts';

const CLAIM = 'mutation { receiveWeeklyCoinBonus { id } }';

/** What members do once, and so needs a member of its own each time. */
export const newcomerActions: Action[] = [
  {
    name: 'sign up, claim twice at once, register',
    weight: 1,
    async run({ member, places, ledger }) {
      const mark = randomUUID().slice(0, 12);
      const [client, other] = member.clients.map(({ url }) => new GraphqlClient(url));
      if (!client || !other) throw new Error('The member has no client');
      await client.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
        input: { name: `新人${mark}`, email: `${mark}@load.test`, password: PASSWORD },
      });
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
      await client.ask(
        'mutation ($id: ID!) { registerForCompetition(input: { competitionId: $id }) { id } }',
        { id: places.competitionId },
      );
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
