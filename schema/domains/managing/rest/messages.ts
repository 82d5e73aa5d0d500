import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, PageOf, Paging, Prose, Time, TitleLine } from '#shared/rest/common.ts';
import { messageAudiences } from '../rules/messages.ts';

const Audience = Type.Enum(messageAudiences);

/** A message of those who manage a competition to some of its members. */
export const CompetitionMessage = Type.Object({
  _id: Id,
  Competition: Id,
  Audience,
  /** Name of the team or the stage when it was sent; null for everybody. */
  TargetName: Nullable(Type.String()),
  Title: Type.String(),
  /** Plain text. */
  Content: Type.String(),
  /** Number of members that it was sent to, and of those who have it by now. */
  Recipients: Type.Integer(),
  Delivered: Type.Integer(),
  Date: Time,
  /** Null once their account is gone. */
  Sender: Nullable(Id),
});
export type CompetitionMessage = Static<typeof CompetitionMessage>;

/** Number of members who would get a message. */
export const MessageReach = Type.Object({
  Recipients: Type.Integer(),
  /** Number of those who get it by mail, too. */
  Mails: Type.Integer(),
});
export type MessageReach = Static<typeof MessageReach>;

/** Calls for messages to the members of a competition. Ours, as managing.ts. */
export const messageCalls = {
  list: call({
    operation: 'competitionMessages.list',
    method: 'GET',
    path: '/v2/api/competitions/:id/messages',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'The messages of a competition, the last first; for those who manage it',
    params: ById,
    query: Type.Object({ ...Paging(10) }),
    response: PageOf(CompetitionMessage),
  }),
  reach: call({
    operation: 'competitionMessages.reach',
    method: 'GET',
    path: '/v2/api/competitions/:id/messages/reach',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Counts the members who would get a message; for those who manage the competition. 404 NOT_FOUND for a team or stage of another, 409 CONFLICT for the unpromoted of the last stage',
    params: ById,
    query: Type.Object({ Audience, Target: Type.Optional(Id) }),
    response: MessageReach,
  }),
  send: call({
    operation: 'competitionMessages.send',
    method: 'POST',
    path: '/v2/api/competitions/:id/messages',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Sends a message by bell and mail to registered members, each once, whose accounts are open and whose teams aren’t banned; a banned team alone is reached by its own name. For those who manage the competition. Refused as its reach, 409 CONFLICT without a recipient, 429 RATE_LIMITED past the competition’s limit of a day',
    params: ById,
    body: Type.Object({
      Audience,
      /** Id of the team, or of the stage; absent for everybody. */
      Target: Type.Optional(Id),
      Title: TitleLine,
      /** Plain text. */
      Content: Prose,
    }),
    response: CompetitionMessage,
  }),
};
