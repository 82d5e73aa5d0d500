import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { domains } from '@whaletide/schema/domains.ts';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { writeUpCalls } from '@whaletide/schema/domains/write-ups/rest.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { eq } from 'drizzle-orm';
import { members } from '#platform/src/domains/members/tables.ts';
import {
  makeCompetition,
  objective,
  resultFile,
  endCompetition,
} from '#tests/platform/support/competition.ts';
import { post, reply } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile } from '#tests/platform/support/projects.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';

const MODEL = '鲸-1';
const said = { Authorship: 'HUMAN' as const, AuthorshipModel: 'me' };
const helped = { Authorship: 'HUMAN_WITH_AI' as const, AuthorshipModel: ' GLM ' };

let platform: TestPlatform;
let person: { id: string; token: string; team: string };
let agent: { id: string; token: string };
/** One that runs, and one that is over and has its final ranking. */
let running: Awaited<ReturnType<typeof makeCompetition>>;
let over: Awaited<ReturnType<typeof makeCompetition>>;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const task = { objective: { ...objective, dailyLimit: 20, totalLimit: 20 } };
  running = await makeCompetition(platform, { task });
  over = await makeCompetition(platform, { task });
  person = await enter(platform, over, 'operator');
  const { db } = platform.database;
  await db.update(members).set({ growthScore: 100 }).where(eq(members.id, person.id));
  await platform.call(
    competitionCalls.register,
    { params: { id: running.id }, body: {} },
    { token: person.token },
  );
  await endCompetition(platform, over.id);
  await platform.call(
    outcomeCalls.publishRanking,
    {
      params: { id: over.id },
      body: { Ranking: [{ Team: person.team, Reward: '', Coins: 0 }] },
    },
    { token: over.organizer.token },
  );
  const body = {
    Name: '智能体',
    Kind: 'agent' as const,
    Model: MODEL,
    Harness: ' 划桨 ',
    password: 'a-long-password',
  };
  const { token } = await platform.call(accountCalls.createAccessToken, { body }, person);
  agent = { id: person.id, token };
});
afterAll(() => platform.close());

interface Stated {
  Authorship: Authorship | null;
  AuthorshipModel: string | null;
}
type Said = typeof said | typeof helped | Record<string, never>;
type By = { id: string; token: string };

const statement = ({ Authorship, AuthorshipModel }: Stated) => [Authorship, AuthorshipModel];
const byAgent = ['AGENT', `${MODEL} · 划桨`];

const notebook = async ({ token }: By, source: string) => {
  const content = JSON.stringify(notebookFile([{ cell_type: 'markdown', source }]).content);
  return refOf(await upload(platform, token, content, { name: 'a.ipynb', purpose: 'notebook' }));
};
const makeLab = async (by: By, more: Said) => {
  const body = { Title: '企鹅', Notebooks: [await notebook(by, `${Math.random()}`)], ...more };
  return platform.call(projectWritingCalls.create, { body }, by);
};
const describeLab = async (by: By, { _id: id }: Lab) => {
  const body = { Title: '企鹅', ShortDescription: '', Tags: [] };
  const Notebooks = [await notebook(by, `${Math.random()}`)];
  platform.clock.advance(1_000);
  return platform.call(
    projectWritingCalls.update,
    { params: { id }, body: { ...body, Notebooks } },
    by,
  );
};
const nextVersion = (by: By, { _id: id }: Lab, query: Said) => {
  platform.clock.advance(1_000);
  return platform.call(projectWritingCalls.createVersion, { params: { id }, query }, by);
};
let version = 0;
const saveWriteUp = async (by: By, more: Said) => {
  const rest = { Features: '', Validation: '', FailedAttempts: '', Costs: '' };
  const body = { Approach: '梯度提升', ...rest, ...more, ...(version > 0 && { Version: version }) };
  const saved = await platform.call(writeUpCalls.save, { params: { id: over.id }, body }, by);
  version = saved.Version;
  return saved;
};
const changePost = async (by: By, id: string, body: object) =>
  platform.call(forumCalls.update, { params: { id }, body }, by);

/** Ways to write what has an author, by their calls; each answers what it has made. */
const ways: Record<string, (by: By, more: Said) => Promise<Stated>> = {
  'submissions.submit': async (by, more) => {
    const result = refOf(await upload(platform, by.token, resultFile(3, 1)));
    return platform.call(
      submissionCalls.submit,
      { body: { Task: running.taskId, result, ...more } },
      by,
    );
  },
  'practice.submit': async (by, more) => {
    const params = { id: over.id };
    const { _id: id } = await platform.call(
      practiceCalls.start,
      { params, body: { Mode: 'practice' } },
      by,
    );
    const Result = (await upload(platform, by.token, resultFile(2))).body.key;
    const body = { Task: over.taskId, Result, ...more };
    return platform.call(practiceCalls.submit, { params: { id }, body }, by);
  },
  'forum.create': (by, more) => post(platform, running.id, by, more),
  'forum.update': async (by, more) => {
    const { _id } = await post(platform, running.id, person);
    return (await changePost(by, _id, { Content: '改', ...more })).post;
  },
  'forum.reply': async (by, more) => {
    const { _id: id } = await post(platform, running.id, person);
    const body = { Content: '好', ...more };
    return platform.call(forumCalls.reply, { params: { id }, body }, by);
  },
  'projects.create': makeLab,
  'projects.createVersion': async (by, more) => {
    const lab = await makeLab(person, {});
    await describeLab(person, lab);
    return nextVersion(by, lab, more);
  },
  'writeUps.save': saveWriteUp,
};

describe('what is written or handed in', () => {
  it.each(Object.keys(ways))(
    'is whoever’s it says by %s, and an agent’s by its token',
    async (way) => {
      const write = ways[way];
      if (!write) throw new Error(way);
      expect(statement(await write(person, {}))).toEqual(['HUMAN', null]);
      expect(statement(await write(person, said))).toEqual(['HUMAN', null]);
      expect(statement(await write(person, helped))).toEqual(['HUMAN_WITH_AI', 'GLM']);
      for (const more of [{}, said, helped])
        expect(statement(await write(agent, more))).toEqual(byAgent);
    },
  );

  it('has no other call that says who made it', () => {
    const says = (part: object | undefined) =>
      part !== undefined &&
      'properties' in part &&
      'AuthorshipModel' in (part.properties as object);
    const calls: RestCall[] = domains.flatMap(({ calls: groups }) =>
      groups.flatMap((group): RestCall[] => Object.values(group)),
    );
    const saying = calls
      .filter(({ body, query }) => says(body) || says(query))
      .map(({ operation }) => operation);
    // By the token of a captain's own, which no agent reads (submissions/authorship.test.ts).
    expect(saying.toSorted()).toEqual([...Object.keys(ways), 'submissions.uploadWork'].toSorted());
  });

  it('names its model in one line of at most 200 characters', async () => {
    for (const AuthorshipModel of ['鲸'.repeat(201), '鲸\n1'])
      expect(
        await platform.refusal(
          forumCalls.create,
          {
            body: {
              Forum: running.id,
              Title: '题',
              Content: '文',
              Type: 2,
              Authorship: 'AGENT',
              AuthorshipModel,
            },
          },
          person,
        ),
      ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'AuthorshipModel' });
  });
});

describe('what an agent wrote', () => {
  it('stays its own when its person changes it, and becomes so when the agent does', async () => {
    const { _id: id } = await post(platform, running.id, agent);
    const changed = await changePost(person, id, { Content: '我写的', ...said });
    expect(statement(changed.post)).toEqual(byAgent);
    const { _id: floor } = await reply(platform, id, person);
    const edited = await changePost(agent, floor, { Content: '改' });
    expect(edited.reply && statement(edited.reply)).toEqual(byAgent);
    const again = await changePost(person, floor, { Content: '再改' });
    expect(again.reply && statement(again.reply)).toEqual(byAgent);
  });

  it('is a version of its own, also where its person makes the version', async () => {
    const lab = await makeLab(person, {});
    await describeLab(agent, lab);
    expect(statement(await nextVersion(person, lab, said))).toEqual(byAgent);
    await describeLab(person, lab);
    const last = await nextVersion(person, lab, {});
    expect(statement(last)).toEqual(['HUMAN', null]);
    expect(last.Versions.map(statement)).toEqual([['HUMAN', null], byAgent, ['HUMAN', null]]);
  });

  it('is its own in a fork', async () => {
    const lab = await makeLab(agent, {});
    const fork = (by: By, id: string) =>
      platform.call(projectWritingCalls.fork, { params: { id }, body: {} }, by);
    expect(statement(await fork(person, lab._id))).toEqual(byAgent);
    const human = await makeLab(person, {});
    expect(statement(await fork(person, human._id))).toEqual(['HUMAN', null]);
    expect(statement(await fork(agent, human._id))).toEqual(byAgent);
  });
});
