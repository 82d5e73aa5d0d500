import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { FIELD_KEY } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import {
  isActivityType,
  MAX_DIFFICULTY,
} from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { eventTypes } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** A live session, with the activity that it is of. */
export interface LiveTimes {
  activity: string;
  StartDate: string;
  EndDate: string;
}

const isKey = (key: string): boolean => new RegExp(FIELD_KEY).test(key);

/** @throws Refusal BAD_USER_INPUT */
const difficultyOf = (difficulty: number): number => {
  if (difficulty >= 1 && difficulty <= MAX_DIFFICULTY) return difficulty;
  throw new Refusal('BAD_USER_INPUT', `难度应为1到${MAX_DIFFICULTY}`, { field: 'difficulty' });
};

const MAX_KEYWORD = 200;
const PER_PAGE = 10;
const CompetitionType = eventTypes.activity;

export const resolvers: Resolvers = {
  Query: {
    activities: (_, args, context) => {
      const { name, type, difficulty, status, fieldKey, mine } = args;
      const window = paging(args, PER_PAGE);
      const keyword = name?.trim().slice(0, MAX_KEYWORD);
      const query = {
        ...window,
        CompetitionType,
        ...(type != null && { DetailType: type }),
        ...(difficulty != null && { Difficulty: difficultyOf(difficulty) }),
        ...(status != null && { Status: status }),
        ...(fieldKey != null && { field: fieldKey }),
      };
      if (mine) {
        const member = context.member();
        if (fieldKey == null || isKey(fieldKey))
          return member.call(competitionCalls.mine, { query });
      }
      return fieldKey == null || isKey(fieldKey)
        ? context.upstream.shared(competitionCalls.list, {
            query: { ...query, ...(keyword && { Name: keyword }) },
          })
        : { data: [], totalNum: 0, ...window };
    },
  },
  Member: {
    activities: ofId((id, args, context) =>
      asViewer(context, competitionCalls.ofMember, {
        params: { id },
        query: { ...paging(args, PER_PAGE), CompetitionType },
      }),
    ),
  },
  Site: {
    activityFields: async (_, __, { loaders }) => [...(await loaders.activities.fields())],
  },
  Mutation: {
    setActivityFields: async (_, { input }, context) => {
      const { data } = await inputs.setActivityFields.send(context.member(), input);
      // The shared answer may be older than the change.
      context.loaders.activities.fields = () => Promise.resolve(data);
      return data;
    },
  },
  Competition: {
    activityType: ({ DetailType }) => (isActivityType(DetailType) ? DetailType : null),
    activityField: async ({ Field }, _, { loaders }) => {
      if (Field == null) return null;
      return (await loaders.activities.fields()).find(({ Key }) => Key === Field) ?? null;
    },
    slogans: ({ Slogans }) => Slogans ?? [],
    tutors: async ({ Tutors }, _, { loaders }) => {
      const members = await Promise.all((Tutors ?? []).map((id) => loaders.members.byId.load(id)));
      return members.filter((member) => member !== null);
    },
    live: ({ _id, LiveStartDate, LiveEndDate }) =>
      LiveStartDate == null || LiveEndDate == null
        ? null
        : { activity: _id, StartDate: LiveStartDate, EndDate: LiveEndDate },
  },
  LiveSession: {
    startsAt: ({ StartDate }) => StartDate,
    endsAt: ({ EndDate }) => EndDate,
    url: async ({ activity }, _, { loaders }) =>
      (await loaders.competitions.state?.load(activity))?.LiveUrl ?? null,
  },
  RecommendConfig: {
    activityAds: ({ Activity }) => Activity?.AdList ?? [],
    classCalendarIds: ({ ClassCalendar }) => ClassCalendar ?? [],
    classCalendar: async ({ ClassCalendar }, _, { loaders }) => {
      const found = await Promise.all(
        (ClassCalendar ?? []).map((id) => loaders.competitions.byId.load(id)),
      );
      return found.filter((one) => one !== null);
    },
  },
};
