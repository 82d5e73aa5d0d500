import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, ListOf, TitleLine } from '#shared/rest/common.ts';
import { fieldIcons, FIELD_KEY } from './rules/activity-fields.ts';

const Key = Type.String({ pattern: FIELD_KEY });
const Icon = Type.Enum(fieldIcons);

/** A field of activities, such as 计算机视觉. */
export const CompetitionField = Type.Object({
  _id: Id,
  /** Name of it in addresses; it never changes. */
  Key,
  Name: Type.String(),
  Icon,
  /** Number of its activities that everyone sees. */
  competitionCounts: Type.Integer({ minimum: 0 }),
});
export type CompetitionField = Static<typeof CompetitionField>;

export const activityCalls = {
  fields: call({
    operation: 'activities.fields',
    method: 'GET',
    path: '/v2/api/competitionFields',
    access: 'public',
    summary: 'The fields of activities in their order, with how many published activities each has',
    response: ListOf(CompetitionField),
  }),
  /** Path and body are ours: the specification only reads fields. */
  setFields: call({
    operation: 'activities.setFields',
    method: 'PUT',
    path: '/v2/api/competitionFields',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Sets the fields of activities as a whole, in their order; for administrators. One that is left out goes: 409 CONFLICT while an activity is of it. 400 BAD_USER_INPUT as activities/rules/activity-fields.ts says',
    body: Type.Object({
      data: Type.Array(
        Type.Object({ Key: Type.String({ maxLength: 50 }), Name: TitleLine, Icon }),
        { maxItems: 100 },
      ),
    }),
    response: ListOf(CompetitionField),
  }),
};
