import { describe, expect, it } from '@jest/globals';
import { tokenKindProblem } from '@whaletide/schema/domains/account/rules/token-kinds.ts';
import {
  authorshipProblem,
  type AuthorshipRule,
  type AuthorshipStatement,
  statementOf,
} from '@whaletide/schema/shared/rules/authorship.ts';

describe('the statement on a work', () => {
  it.each([
    ['nothing is said', {}, undefined, { authorship: 'HUMAN', model: null }],
    [
      'a person names a model',
      { authorship: 'HUMAN' as const, model: 'GLM' },
      undefined,
      { authorship: 'HUMAN', model: null },
    ],
    [
      'a model helped',
      { authorship: 'HUMAN_WITH_AI' as const, model: ' GLM ' },
      undefined,
      { authorship: 'HUMAN_WITH_AI', model: 'GLM' },
    ],
    [
      'an agent calls itself a person',
      { authorship: 'HUMAN' as const, model: 'me' },
      { model: '鲸-1', harness: null },
      { authorship: 'AGENT', model: '鲸-1' },
    ],
    [
      'an agent names its harness',
      {},
      { model: '鲸-1', harness: '划桨' },
      { authorship: 'AGENT', model: '鲸-1 · 划桨' },
    ],
  ])('where %s', (_, given, agent, statement) =>
    expect(statementOf(given, agent)).toEqual(statement),
  );
});

describe('the rule of a competition', () => {
  const human: AuthorshipStatement = { authorship: 'HUMAN', model: null };
  const helped: AuthorshipStatement = { authorship: 'HUMAN_WITH_AI', model: null };
  const agent: AuthorshipStatement = { authorship: 'AGENT', model: null };
  const named = (one: AuthorshipStatement) => ({ ...one, model: '鲸-1' });
  it.each<[AuthorshipRule, AuthorshipStatement, string | null]>([
    ['ALLOWED', human, null],
    ['ALLOWED', helped, null],
    ['ALLOWED', agent, null],
    ['MUST_BE_NAMED', human, null],
    ['MUST_BE_NAMED', helped, 'AuthorshipModel'],
    ['MUST_BE_NAMED', agent, 'AuthorshipModel'],
    ['MUST_BE_NAMED', named(helped), null],
    ['MUST_BE_NAMED', named(agent), null],
    ['OWN_RANKING', agent, null],
    ['FORBIDDEN', human, null],
    ['FORBIDDEN', helped, null],
    ['FORBIDDEN', named(agent), 'Authorship'],
    ['ALLOWED', { ...helped, model: '鲸'.repeat(200) }, null],
    ['ALLOWED', { ...helped, model: '鲸'.repeat(201) }, 'AuthorshipModel'],
    ['ALLOWED', { ...helped, model: '鲸\n1' }, 'AuthorshipModel'],
  ])('%s on %j', (rule, statement, field) =>
    expect(authorshipProblem(statement, rule)?.field ?? null).toBe(field),
  );
});

it.each([
  ['person', '', '', null],
  ['agent', ' ', '划桨', 'Model'],
  ['agent', '鲸-1', '', null],
  ['agent', '鲸-1', '划桨', null],
  ['agent', 'x'.repeat(201), '', 'Model'],
  ['agent', 'x'.repeat(100), 'y'.repeat(97), null],
  ['agent', 'x'.repeat(100), 'y'.repeat(98), 'Harness'],
  ['agent', '鲸-1', '划\n桨', 'Harness'],
] as const)(
  'a token of kind %s with the model %j and the harness %j',
  (kind, model, harness, field) =>
    expect(tokenKindProblem(kind, { model, harness })?.field ?? null).toBe(field),
);
