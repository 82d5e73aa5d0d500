import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLUnionType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { CHOICE } from '#gateway/src/graphql/choices.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { keptTimes, schemaFigures } from '#scripts/lib/schema-figures.ts';

const schema = buildSchema(readSdl().join('\n'));
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const implementing = (name: string) =>
  objects
    .filter((type) => type.getInterfaces().some((each) => each.name === name))
    .map((type) => type.name);
const named = (type: GraphQLOutputType) => getNamedType(type).name;
const having = (fields: Record<string, string>) =>
  objects
    .filter((type) =>
      Object.entries(fields).every(([name, of]) => String(type.getFields()[name]?.type) === of),
    )
    .map((type) => type.name);

describe('the interfaces of the schema', () => {
  it('Node is all that has an id', () => {
    expect(implementing('Node')).toEqual(having({ id: 'ID!' }));
    expect(implementing('Node').length).toBeGreaterThan(90);
  });

  it('Page is every page with a number', () => {
    expect(implementing('Page')).toEqual(having({ page: 'Int!', perPage: 'Int!' }));
    expect(implementing('Page').length).toBeGreaterThan(40);
  });
});

describe('Content', () => {
  it.each(['SearchResult', 'FeedSource', 'FeedTarget', 'FollowTarget'])(
    'is all that %s can be',
    (name) => {
      const union = schema.getType(name) as GraphQLUnionType;
      expect(implementing('Content')).toEqual(
        expect.arrayContaining(union.getTypes().map((type) => type.name)),
      );
    },
  );
});

describe('an input of which one field alone is given', () => {
  it('is declared so, for those where that holds', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    expect(
      inputs
        .filter(({ isOneOf }) => isOneOf)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'FieldValueInput',
      'GrantProtectionInput',
      'LeaderboardRef',
      'MarkNotificationsReadInput',
      'RecoveryContactInput',
      'RegistrationValueInput',
      'StandingsCut',
      'WeakFlagValueInput',
    ]);
  });
});

describe('lists into which rows are put while one reads', () => {
  it('answer pages by cursor', () => {
    expect(implementing('CursorPage')).toEqual(having({ endCursor: 'String' }));
    expect(implementing('CursorPage').toSorted()).toEqual([
      'AuditEntryPage',
      'ChatMessagePage',
      'CommentPage',
      'FeedPage',
      'ForumReplyPage',
      'LogLeafPage',
      'NotificationPage',
    ]);
  });

  it('take `first` and `after` wherever they are asked for', () => {
    const lists = objects.flatMap((type) => Object.values(type.getFields()));
    const byCursor = lists.filter(({ type }) => implementing('CursorPage').includes(named(type)));
    for (const { name, args } of byCursor)
      expect({ name, args: args.map((each) => each.name) }).toEqual({
        name,
        args: expect.arrayContaining(['first', 'after']),
      });
    expect(byCursor.length).toBeGreaterThan(0);
  });
});

describe('an interface of what members do with a thing', () => {
  it.each([
    ['Followable', { viewerFollows: 'Boolean', followersCount: 'Int' }],
    ['Votable', { viewerVoted: 'Boolean', votesCount: 'Int!' }],
    ['Bookmarkable', { viewerBookmarked: 'Boolean', bookmarksCount: 'Int!' }],
  ])('%s is all that has its fields', (name, fields) => {
    expect(implementing(name)).toEqual(having(fields as Record<string, string>));
    expect(implementing(name).length).toBeGreaterThan(1);
  });
});

describe('the rules of the schema', () => {
  const figures = schemaFigures(schema);

  it('have a mutation answer an object; signOut is a name that stays', () => {
    expect(figures.scalarMutations).toEqual(['signOut']);
  });

  it('have every page be a Page or a CursorPage', () => {
    expect(figures.pagesWithoutInterface).toEqual([]);
  });

  it('have no input take UNKNOWN', () => {
    expect(figures.unknownInputs).toEqual([]);
  });

  it('have what may be chosen of an enum be all but UNKNOWN, in its words', () => {
    const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
    const values = (name: string) =>
      enums
        .find((type) => type.name === name)
        ?.getValues()
        .filter((value) => value.name !== 'UNKNOWN')
        .map((value) => `${value.name}: ${value.description}`);
    const choices = enums.filter(({ name }) => name.endsWith(CHOICE));
    expect(choices.length).toBeGreaterThan(10);
    for (const { name } of choices)
      expect(values(name)).toEqual(values(name.slice(0, -CHOICE.length)));
  });

  it('have booleans and times by the rule; FeedPage.tail is a name that stays', () => {
    expect(figures.booleansByOtherNames).toEqual(['FeedPage.tail']);
    expect(figures.timesByOtherNames).toEqual([]);
  });

  it.each(Object.entries(keptTimes))('keep %s: %s', (name) => {
    const [type = '', field = ''] = name.split('.');
    const kept = objects.find((object) => object.name === type)?.getFields()[field];
    expect(kept && getNamedType(kept.type).name).toBe('DateTime');
  });

  // Names that are left to be changed become fewer, never more.
  it.each([
    ['rootFields', 60],
    ['json', 0],
  ] as const)('let %s grow no more', (figure, most) => {
    expect(figures[figure].length).toBeLessThanOrEqual(most);
  });
});
