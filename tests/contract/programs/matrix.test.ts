import { beforeAll, describe, expect, it } from '@jest/globals';
import { neverShown } from '@whaletide/schema/verbs/marking.ts';
import { type Verb, verbs } from '@whaletide/schema/verbs/verbs.ts';
import { accounts } from '#tests/support/demo.ts';
import type { GraphqlClient } from '#tests/support/graphql.ts';
import { findPenguins, register, sampleResult } from '../support/penguins.ts';
import { useProduct } from '../support/product.ts';
import { type Called, calling, connect, post, signedIn, tokenOf } from './support.ts';

const product = useProduct();
const site = () => product().gateways[0].url;

/** Members by what they are to the things that are asked for. */
const roles = {
  owner: accounts.newcomer,
  member: accounts.member,
  creator: accounts.creator,
  organizer: accounts.organizer,
  moderator: accounts.moderator,
  support: accounts.support,
} as const;
type Role = keyof typeof roles;
const allRoles = Object.keys(roles) as Role[];

type Call = (name: string, given?: Record<string, unknown>) => Promise<Called>;
const members = new Map<Role, GraphqlClient>();
const calls = new Map<Role, Call>();
const secrets: string[] = [];

/** Ids of real things: open ones, and the owner's alone. */
const ids = { competition: '', task: '', work: '', topic: '', project: '', dataset: '' };
const own = { project: '', dataset: '' };

const callOf = (role: Role): Call => {
  const call = calls.get(role);
  if (!call) throw new Error(`${role} has no client`);
  return call;
};

/** Words of which the demo community has something of every kind. */
const WORDS = ['企鹅', '数据', '提交', '分享', '比赛', '模型'];

const foundBy = async (call: Call, kind: string): Promise<string> => {
  for (const text of WORDS) {
    const { answer } = await call('search', { text, kind });
    const { search } = answer as unknown as { search: { items: { id: string }[] } };
    const [found] = search.items;
    if (found) return found.id;
  }
  throw new Error(`Nothing of ${kind} was found`);
};

beforeAll(async () => {
  for (const role of allRoles) {
    const member = await signedIn(site(), roles[role]);
    const token = await tokenOf(member, ['READ', 'SUBMIT']);
    members.set(role, member);
    calls.set(role, (await connect(site(), token)).call);
    secrets.push(token);
  }
  const owner = members.get('owner');
  if (!owner) throw new Error('The owner has no session');
  const { id, task } = await findPenguins(owner);
  await register(owner, id);
  Object.assign(ids, { competition: id, task: task.id });
  const call = callOf('owner');
  const { answer } = await call('submit', { taskId: task.id, content: sampleResult });
  ids.work = (answer as unknown as { submitWork: { id: string } }).submitWork.id;
  await call('wait', { workId: ids.work });
  ids.topic = await foundBy(call, 'POST');
  ids.project = await foundBy(call, 'PROJECT');
  ids.dataset = await foundBy(call, 'DATASET');
  const { createProject } = await owner.ask<{ createProject: { id: string } }>(
    'mutation { createProject(input: { title: "自己的项目" }) { id } }',
  );
  const { url, ...file } = (await owner.upload('own.csv', 'a\n1\n', 'dataset')).body;
  const { createDataset } = await owner.ask<{ createDataset: { id: string } }>(
    'mutation ($input: CreateDatasetInput!) { createDataset(input: $input) { id } }',
    { input: { title: '自己的数据集', files: [file] } },
  );
  Object.assign(own, { project: createProject.id, dataset: createDataset.id });
  const { competitionTask } = await owner.ask<{ competitionTask: { uploadToken: string | null } }>(
    'query ($id: ID!) { competitionTask(id: $id) { uploadToken } }',
    { id: task.id },
  );
  if (competitionTask.uploadToken !== null) secrets.push(competitionTask.uploadToken);
});

/** Arguments by which a verb finds something that is there. */
const realArguments = ({ name, example }: Verb): Record<string, unknown> => {
  const { competition: id, task: taskId, work: workId } = ids;
  const known: Record<string, Record<string, unknown>> = {
    competitions: { perPage: 50 },
    competition: { id },
    data: { id },
    check: { taskId, content: sampleResult },
    submit: { taskId, content: sampleResult },
    wait: { workId, seconds: 0 },
    works: { taskId },
    board: { taskId, perPage: 50 },
    receipt: { workId },
    topic: { id: ids.topic, first: 50 },
    project: { id: ids.project },
    dataset: { id: ids.dataset },
  };
  return known[name] ?? example;
};

describe('every verb by every credential', () => {
  const scopes = [['READ'], ['SUBMIT'], ['WRITE'], ['ACCOUNT'], ['READ', 'SUBMIT']] as const;
  const held = (scope: Verb['scope'], given: readonly string[]) =>
    given.includes(scope.toUpperCase()) || (scope === 'submit' && given.includes('WRITE'));

  it.each(scopes.map((one) => [one.join(' '), one] as const))(
    '%s: its verbs are answered, the others are refused by their scope',
    async (_, given) => {
      const member = await signedIn(site(), accounts.captain);
      const authorization = `Bearer ${await tokenOf(member, [...given])}`;
      const answered = await Promise.all(
        verbs.map(async (verb) => {
          const answer = await post(site(), calling(verb.name, verb.example), { authorization });
          return [verb.name, answer.status];
        }),
      );
      expect(answered).toEqual(
        verbs.map(({ name, scope }) => [name, held(scope, given) ? 200 : 403]),
      );
    },
  );

  it.each(verbs.map(({ name, example }) => [name, example] as const))(
    '%s: nothing, a cookie, a session as a token, and an ended token open nothing',
    async (name, example) => {
      const member = await signedIn(site(), accounts.captain);
      const { cookie = '' } = member.headers;
      const session = cookie.slice(cookie.indexOf('=') + 1);
      const credentials: Record<string, string>[] = [
        {},
        { cookie },
        { authorization: `Bearer ${session}` },
        { authorization: `Bearer ${session}`, cookie },
        { authorization: 'Bearer wt_nothing', cookie },
      ];
      const statuses = [];
      for (const headers of credentials)
        statuses.push((await post(site(), calling(name, example), headers)).status);
      expect(statuses).toEqual(credentials.map(() => 401));
    },
  );
});

describe('what is another’s', () => {
  const answers = async (name: string, given: Record<string, unknown>) => {
    const told: Partial<Record<Role, string>> = {};
    for (const role of allRoles) {
      const { isError, answer } = await callOf(role)(name, given);
      told[role] = isError ? String((answer as { code?: unknown }).code) : 'answered';
    }
    return told;
  };
  const others = (code: string) =>
    Object.fromEntries(allRoles.map((role) => [role, role === 'owner' ? 'answered' : code]));

  it.each([
    ['wait', () => ({ workId: ids.work, seconds: 0 })],
    ['receipt', () => ({ workId: ids.work })],
    ['project', () => ({ id: own.project })],
    ['dataset', () => ({ id: own.dataset })],
  ] as const)('%s answers its owner alone', async (name, given) => {
    const told = await answers(name, given());
    // Its managers judge the works of a competition.
    const managing = name === 'wait' || name === 'receipt' ? { organizer: told.organizer } : {};
    expect(told).toEqual({ ...others('NOT_FOUND'), ...managing });
  });

  it.each(['check', 'submit'])('%s is for who is registered', async (name) => {
    const told = await answers(name, { taskId: ids.task, content: 'id,species\n' });
    for (const role of ['support', 'moderator'] as const)
      expect([role, told[role]]).toEqual([role, 'CONFLICT']);
  });

  it('works are those of one’s own team', async () => {
    for (const role of allRoles) {
      const { text } = await callOf(role)('works', { taskId: ids.task, perPage: 50 });
      expect([role, text.includes(ids.work)]).toEqual([role, role === 'owner']);
    }
  });

  it.each(['competition', 'data', 'topic', 'project', 'dataset'])(
    '%s of an id of another kind is not found',
    async (name) => {
      const wrong = name === 'competition' || name === 'data' ? ids.task : ids.work;
      expect(await answers(name, { id: wrong })).toEqual(
        Object.fromEntries(allRoles.map((role) => [role, 'NOT_FOUND'])),
      );
    },
  );
});

/** All names and texts of an answer. */
const wordsOf = (value: unknown): { keys: string[]; texts: string[] } => {
  if (typeof value === 'string') return { keys: [], texts: [value] };
  if (typeof value !== 'object' || value === null) return { keys: [], texts: [] };
  const parts = Object.values(value).map(wordsOf);
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return {
    keys: [...keys, ...parts.flatMap((part) => part.keys)],
    texts: parts.flatMap((part) => part.texts),
  };
};

/** Names that say whose token asks, of the token's own answer. */
const OF_TOKEN = new Set(['token']);

const MAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const PHONE = /(?<![\w/-])(?:\+?86)?1[3-9]\d{9}(?![\w-])/;
const TOKEN = /\b(?:wt|wsa|wu)_[\w-]{8,}/;

describe('what no model may see', () => {
  it.each(verbs.map((verb) => [verb.name, verb] as const))(
    '%s: no mail, phone, token or upload token in its answers to any role',
    async (name, verb) => {
      for (const role of allRoles) {
        const { answer, text } = await callOf(role)(name, realArguments(verb));
        const { keys, texts } = wordsOf(answer);
        const shown = keys.filter((key) => neverShown.test(key) && !OF_TOKEN.has(key));
        expect([role, shown]).toEqual([role, []]);
        const secret = texts.filter((one) => MAIL.test(one) || PHONE.test(one) || TOKEN.test(one));
        expect([role, secret]).toEqual([role, []]);
        expect(secrets.filter((one) => text.includes(one))).toEqual([]);
      }
    },
  );

  it('walks real answers', async () => {
    const given = await Promise.all(
      verbs.map(async (verb) => {
        const { isError } = await callOf('owner')(verb.name, realArguments(verb));
        return [verb.name, isError];
      }),
    );
    // The same result a second time is refused; what was handed in first is walked as a work.
    expect(given.filter(([name, isError]) => isError && name !== 'submit')).toEqual([]);
    expect(secrets.length).toBeGreaterThanOrEqual(allRoles.length);
  });
});
