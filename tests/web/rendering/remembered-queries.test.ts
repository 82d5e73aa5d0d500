/**
 * @jest-environment node
 */
import { expect, it } from '@jest/globals';
import { RememberedQueries } from '#web/src/rendering/remembered-queries.ts';
import { competition, competitionId, page } from '../support/data.ts';
import { type Answers, Refused } from '../support/fake-gateway.ts';
import { rendered } from '../support/rendered.ts';

const path = `/home/competition/${competitionId}`;

/** Records in their order what is asked and what is answered, which takes a moment. */
const recorded = (answers: Answers) => {
  const events: string[] = [];
  const recording: Answers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (variables) => {
        events.push(`asked ${name}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        events.push(`answered ${name}`);
        return answer(variables);
      },
    ]),
  );
  return { events, answers: recording };
};

const one = competition();
const answers: Answers = {
  CompetitionPage: () => ({ competition: one }),
  ForumSidebar: () => ({ forumPosts: page([]) }),
};

it('a page that was rendered before asks all at once, and comes out the same', async () => {
  const remembered = new RememberedQueries();
  const before = recorded(answers);
  const first = await rendered(path, before.answers, { remembered });
  expect(before.events).toEqual([
    'asked CompetitionPage',
    'answered CompetitionPage',
    'asked ForumSidebar',
    'answered ForumSidebar',
  ]);

  const after = recorded(answers);
  const second = await rendered(path, after.answers, { remembered });
  expect(after.events.slice(0, 2)).toEqual(['asked CompetitionPage', 'asked ForumSidebar']);
  expect(after.events).toHaveLength(4);
  expect(second.body).toBe(first.body);
});

it('what isn’t asked any more is no reason to have no page, and is forgotten', async () => {
  const remembered = new RememberedQueries();
  await rendered(path, answers, { remembered });
  const changed: Answers = {
    CompetitionPage: () => ({ competition: null }),
    ForumSidebar: () => new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' }),
  };
  expect((await rendered(path, changed, { remembered })).status).toBe(404);
  const names = remembered.of(path, 'visitor').map(({ name }) => name);
  expect(names).not.toContain('ForumSidebar');
});

it('shows what the gateway says now, not what it said before', async () => {
  const remembered = new RememberedQueries();
  await rendered(path, answers, { remembered });
  const renamed = { CompetitionPage: () => ({ competition: competition({ name: '新的名字' }) }) };
  const { head } = await rendered(path, renamed, { remembered });
  expect(head.title).toBe('新的名字');
});

it('asks nothing of one member’s for another', () => {
  const remembered = new RememberedQueries();
  const question = (name: string, variables: Record<string, unknown>) =>
    ({ name, query: {}, variables }) as never;
  const open = question('Forum', { forumId: 'f'.repeat(24) });
  const ofPath = question('Page', { id: competitionId, sort: 'NEWEST', page: 1, text: null });
  const own = question('Team', { input: { teamId: 'a'.repeat(24) } });
  remembered.note(path, 'member', [open, ofPath, own]);
  expect(remembered.of(path, 'member')).toEqual([ofPath]);
  remembered.note(path, 'visitor', [open]);
  expect(remembered.of(path, 'member')).toEqual([open, ofPath]);
  expect(remembered.of(path, 'visitor')).toEqual([open]);
});

it('remembers a thousand pages, and forgets the one that was rendered the longest ago', () => {
  const remembered = new RememberedQueries();
  const question = { name: 'A', query: {}, variables: {} } as never;
  for (let page = 0; page < 1_001; page += 1) {
    remembered.note(`/${page}`, 'visitor', [question]);
    remembered.note('/0', 'visitor', [question]);
  }
  expect(remembered.of('/0', 'visitor')).toHaveLength(1);
  expect(remembered.of('/1', 'visitor')).toHaveLength(0);
  expect(remembered.of('/1000', 'visitor')).toHaveLength(1);
});
