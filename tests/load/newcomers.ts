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

/** Submissions that the task of the penguins takes from a team in a day. */
const DAILY_LIMIT = 5;

/** Member who takes part in the competition, and may still submit on this day. */
export interface Participant {
  account: string;
  clients: GraphqlClient[];
  submissionsLeft: number;
}

/** Signs a member up, with a session through every gateway, and registers them. */
export const joinAsNewcomer = async (
  gateways: readonly string[],
  competitionId: string,
): Promise<Participant> => {
  const [first = ''] = gateways;
  const client = new GraphqlClient(first);
  const account = await signUp(client);
  await register(client, competitionId);
  const clients = gateways.map((url) => client.at(url));
  return { account, clients, submissionsLeft: DAILY_LIMIT };
};

/** Submits as one of those who may still do so, or as a newcomer where there is none. */
export const submitAsParticipant: Action = {
  name: 'submit',
  weight: 3,
  hasSteps: true,
  async run({ member, client: { url }, places, ledger }) {
    const { taskId, competitionId, participants } = places;
    const gateways = member.clients.map((client) => client.url);
    const author = participants.shift() ?? (await joinAsNewcomer(gateways, competitionId));
    // One who joined while a gateway was out of use has a client of the other alone.
    const client = author.clients[0]?.at(url);
    if (!client) throw new Error('The participant has no client');
    author.submissionsLeft -= 1;
    try {
      const { id } = await submit(client, taskId, sampleResult);
      ledger.tried('work', id, taskId, author)();
    } finally {
      // An answer that was lost has used up one of them, too.
      if (author.submissionsLeft > 0) participants.push(author);
    }
  },
};

/** Signs a member up, who submits some results at once. */
export const submitAsNewcomer = async (
  url: string,
  { competitionId, taskId }: Places,
  ledger: Ledger,
  times: number,
): Promise<void> => {
  const author = await joinAsNewcomer([url], competitionId);
  const [client] = author.clients as [GraphqlClient];
  for (let time = 0; time < times; time += 1) {
    const { id } = await submit(client, taskId, sampleResult);
    ledger.tried('work', id, taskId, author)();
  }
};

/** Actions that a member takes once, each of which needs a new member. */
export const newcomerActions: Action[] = [
  submitAsParticipant,
  {
    name: 'sign up, claim twice at once, register',
    weight: 1,
    hasSteps: true,
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
