import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { Compile } from 'typebox/schema';
import { MEMBER_TEXT, siteTexts } from '@whaletide/schema/verbs/marking.ts';
import { domains } from '#gateway/src/domains/all.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { withMarks } from '#gateway/src/verbs/answers.ts';
import { competitionMarkdown } from '#gateway/src/verbs/markdown.ts';
import { type Plan, Planner } from '#gateway/src/verbs/plan.ts';
import { prepareVerbs } from '#gateway/src/verbs/prepared.ts';
import { injections } from './injections.ts';

const schema = buildSchema(readSdl(), Object.values(domains));
const verbs = prepareVerbs(schema);

/** An answer in which every text that members may write is this one. */
const answerOf = (plan: Plan, text: string): unknown => {
  switch (plan.kind) {
    case 'list':
      return [answerOf(plan.of, text), answerOf(plan.of, text)];
    case 'memberText':
      return text;
    case 'object':
      return Object.fromEntries(
        [...plan.fields].map(([name, field]) => [name, answerOf(field.plan, text)]),
      );
    case 'leaf': {
      const values = { string: 'x', number: 1.5, integer: 1, boolean: true };
      return plan.values?.[0] ?? values[plan.type];
    }
  }
};

/** Texts of an answer by the key that they stand under. */
const textsIn = (value: unknown, key = ''): [key: string, text: string][] => {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, Array.isArray(value) ? key : name),
  );
};

describe('answers of verbs', () => {
  it.each(verbs.map((verb) => [verb.name, verb] as const))(
    '%s: whatever members write stands in an object of its own, and fits the schema',
    (_, { plan, output }) => {
      const fits = Compile(output);
      for (const text of injections) {
        const marked = withMarks(plan, answerOf(plan, text));
        const read = JSON.parse(JSON.stringify(marked)) as object;
        expect(fits.Check({ ...read, isDone: true })).toBe(
          'isDone' in (output.properties as object),
        );
        expect(fits.Check(read)).toBe(true);
        const outside = textsIn(read).filter(([key, told]) => key !== MEMBER_TEXT && told === text);
        expect(outside).toEqual([]);
      }
    },
  );

  it('mark every string but those that are listed', () => {
    const query =
      '{ competition(id: 1) { id path name stages { name } } viewer { member { bio } } }';
    const plan = new Planner(schema).of(parse(query));
    expect(
      withMarks(plan, {
        competition: { id: '1', path: '/c', name: 'n', stages: [{ name: 's' }] },
        viewer: null,
      }),
    ).toEqual({
      competition: {
        id: '1',
        path: '/c',
        name: { [MEMBER_TEXT]: 'n' },
        stages: [{ name: { [MEMBER_TEXT]: 's' } }],
      },
      viewer: null,
    });
  });

  it('list no string that there isn’t', () => {
    const unknown = [...siteTexts].filter((at) => {
      const [type = '', field = ''] = at.split('.');
      const named = schema.getType(type);
      return !(named && 'getFields' in named && field in named.getFields());
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    '{ viewer { email } }',
    '{ viewer { accessTokens { name } } }',
    '{ viewer { sessions { id } } }',
    '{ viewer { verification { realName } } }',
    '{ competitionTask(id: 1) { uploadToken } }',
    '{ project(id: 1) { shareToken } }',
    '{ dataset(id: 1) { files { token } } }',
    '{ competition(id: 1) { viewerRegistration { answers { name } } } }',
  ])('never hold what no model may see: %s', (query) => {
    expect(() => new Planner(schema).of(parse(query))).toThrow(/never shown/);
  });
});

describe('a competition as Markdown', () => {
  const { plan } = verbs.find(({ name }) => name === 'competition') ?? { plan: undefined };

  it.each(injections.map((text, index) => [index, text] as const))(
    'keeps text %i between its marks',
    (_, text) => {
      if (!plan) throw new Error('There is no verb for competitions');
      const answer = withMarks(plan, answerOf(plan, text)) as Record<string, unknown>;
      const told = competitionMarkdown(answer, 'all');
      const mark = /id="([\w-]+)"/.exec(told)?.[1] ?? '';
      expect(text).not.toContain(mark);
      const [, ...parts] = told.split(`<member-text id="${mark}">\n`);
      const outside = parts.map((part) => part.split(`\n</member-text id="${mark}">`)[1]).join('');
      expect(outside).not.toContain(text);
      expect(parts.length).toBeGreaterThan(5);
    },
  );
});
