import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, TitleLine } from '#shared/rest/common.ts';
import { Zone, zoneContentTypes, ZoneSection } from './channel-documents.ts';

const Content = Type.Object({ contentType: Type.Enum(zoneContentTypes), contentId: Id });

/** Calls on the sections of channels; those that change them are for moderators and administrators. */
export const channelSectionCalls = {
  list: call({
    operation: 'channelSections.list',
    method: 'GET',
    path: '/api/zoneSections',
    access: 'either',
    summary: 'Sections at the top of each of the channels in their order, each with those below it',
    query: Type.Object({
      Zone: Ids,
      /** True has hidden ones too; of channels that the member doesn’t moderate it has none of them. */
      includeHidden: Type.Optional(Type.Boolean()),
    }),
    response: ListOf(ZoneSection),
  }),
  create: call({
    operation: 'channelSections.create',
    method: 'POST',
    path: '/api/zoneSections',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Makes a section behind its siblings. Refused as channels/rules/sections.ts says',
    body: Type.Object({ Zone: Id, Name: TitleLine, Parent: Type.Optional(Nullable(Id)) }),
    response: Zone,
  }),
  update: call({
    operation: 'channelSections.update',
    method: 'PUT',
    path: '/api/zoneSections/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Renames, hides, shows or moves a section',
    params: ById,
    body: Type.Object({
      Name: Type.Optional(TitleLine),
      IsActivated: Type.Optional(Type.Boolean()),
      /** Null moves it to the top. */
      Parent: Type.Optional(Nullable(Id)),
      /** Its place among its siblings, from 0; one too high is the last. */
      Position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    response: Zone,
  }),
  remove: call({
    operation: 'channelSections.remove',
    method: 'DELETE',
    path: '/api/zoneSections/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Deletes a section: what it held stays in the channel, and its children move up to its place',
    params: ById,
    response: Zone,
  }),
  addContent: call({
    operation: 'channelSections.addContent',
    method: 'POST',
    path: '/api/zoneSections/:id/addContent',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Puts what the channel holds into a section; a second time changes nothing',
    params: ById,
    body: Content,
    response: Zone,
  }),
  removeContent: call({
    operation: 'channelSections.removeContent',
    method: 'POST',
    path: '/api/zoneSections/:id/removeContent',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Takes something out of a section; it stays in the channel',
    params: ById,
    body: Content,
    response: Zone,
  }),
};
