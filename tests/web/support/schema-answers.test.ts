import { describe, expect, it } from '@jest/globals';
import { answerBySchema, Refused, takeFaults } from './schema-answers.ts';

const id = 'a'.repeat(24);
const timeout = { code: 'UPSTREAM_TIMEOUT', message: '太久了' } as const;

const ask = (query: string, answer: unknown, variables: Record<string, unknown> = {}) => ({
  ...answerBySchema({ query: `query Asked${query}`, operationName: 'Asked', variables }, answer),
  faults: takeFaults(),
});

describe('an answer of the gateway', () => {
  it('is what was selected, under the names that were asked for', () => {
    const { data, errors, faults } = ask('{ it: competition(id: "a") { __typename id } }', {
      it: { id, name: '企鹅赛' },
    });
    expect(data).toEqual({ it: { __typename: 'Competition', id } });
    expect(errors).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('has the refusal’s error, and null up to what may be null', () => {
    const refused = new Refused(timeout);
    const { data, errors, faults } = ask('{ competition(id: "a") { id name forum { id } } }', {
      competition: { id, name: refused, forum: null },
    });
    expect(data).toEqual({ competition: null });
    const extensions = { code: 'UPSTREAM_TIMEOUT' };
    expect(errors).toEqual([{ message: '太久了', path: ['competition', 'name'], extensions }]);
    expect(faults).toEqual([]);
  });

  it('is refused as a whole', () => {
    const { data, errors } = ask('{ viewer { id } tasks { id } }', new Refused(timeout));
    expect(data).toBeNull();
    expect(errors?.map(({ path }) => path)).toEqual([['viewer'], ['tasks']]);
  });
});

describe('a fixture that no gateway could answer', () => {
  const competition = (fields: string, changes: object) =>
    ask(`{ competition(id: "a") { ${fields} } }`, { competition: { id, ...changes } }).faults;

  it.each([
    [
      'a field that is missing',
      'id image',
      {},
      'competition.image: image of Competition is missing',
    ],
    ['null where there is none', 'id name', { name: null }, /Cannot return null for non-nullable/],
    [
      'a field that the type has not',
      'id',
      { caption: '' },
      'competition: Competition has no caption',
    ],
    ['another type', 'id', { __typename: 'Team' }, 'competition is a Competition, not a Team'],
    ['a text for a number', 'usersCount', { usersCount: '3' }, /"3" is no Int!/],
    ['a fraction for a whole', 'usersCount', { usersCount: 0.5 }, /0\.5 is no Int!/],
    ['a day for a time', 'startDate', { startDate: '2026-01-01' }, /"2026-01-01" is no DateTime!/],
    ['an unknown value', 'status', { status: 'OPEN' }, /Enum "CompetitionStatus" cannot represent/],
    ['one for many', 'tags', { tags: '分类' }, /Expected Iterable/],
    ['a wrong one among many', 'tags', { tags: ['分类', 1] }, /\["分类",1\] is no \[String!\]!/],
    ['a scalar for an object', 'organization { id }', { organization: id }, /isn't a Organization/],
  ])('has %s', (_, fields, changes, fault) => {
    const found = competition(fields, changes);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
    expect(found[0]).toMatch(/^Asked: /);
  });

  it('answers what the schema doesn’t know, or with other variables', () => {
    expect(ask('{ nothing }', {}).faults[0]).toMatch(/Cannot query field "nothing"/);
    const operation = '($id: ID!) { competition(id: $id) { id } }';
    expect(ask(operation, { competition: { id } }).faults[0]).toMatch(/\$id.*was not provided/);
  });
});
