import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, Line, ListOf, Prose, TitleLine } from '#shared/rest/common.ts';
import { UploadKey } from '../../uploads/rest.ts';
import { channelLimits } from '../rules/channels.ts';
import { Zone, ZoneAdmin, ZoneHotItem, ZoneState, ZoneSubscription } from './channel-documents.ts';

/** Calls on channels as a whole; channel-sections.ts and channel-contents.ts have their insides. */
export const channelCalls = {
  list: call({
    operation: 'channels.list',
    method: 'GET',
    path: '/api/zones',
    access: 'either',
    summary: 'All channels, most followed first, at most 1,000; or those of `ids`',
    query: Type.Object({
      ids: Type.Optional(Ids),
      /** Part of the name. */
      Name: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: ListOf(Zone),
  }),
  one: call({
    operation: 'channels.one',
    method: 'GET',
    path: '/api/zones/:id',
    access: 'either',
    summary: 'One channel; a folded one for its moderators and administrators alone',
    params: ById,
    response: Zone,
  }),
  recommended: call({
    operation: 'channels.recommended',
    method: 'GET',
    path: '/api/zoneCarousel',
    access: 'public',
    summary:
      'Channels of the carousel in the administrators’ order, or where they chose none the most followed ones; at most 10',
    response: ListOf(Zone),
  }),
  setRecommended: call({
    operation: 'channels.setRecommended',
    method: 'PUT',
    path: '/api/zoneCarousel',
    access: 'member',
    summary: 'Sets the channels of the carousel, none for the most followed; for administrators',
    body: Type.Object({ Zones: Type.Array(Id, { maxItems: 100 }) }),
    response: Done,
  }),
  hotList: call({
    operation: 'channels.hotList',
    method: 'GET',
    path: '/api/zoneHotList',
    access: 'public',
    summary:
      'Public projects of channels by views, likes and forks of the last 14 days, halved each three days',
    query: Type.Object({ maxCount: Type.Integer({ minimum: 1, maximum: 10, default: 10 }) }),
    response: ListOf(ZoneHotItem),
  }),
  /** The path is ours: the specification asks once for each channel. */
  admins: call({
    operation: 'channels.admins',
    method: 'GET',
    path: '/api/zoneAdmins',
    access: 'public',
    summary: 'Moderators of each of the channels, the first named first',
    query: Type.Object({ Zone: Ids }),
    response: ListOf(ZoneAdmin),
  }),
  adminedBy: call({
    operation: 'channels.adminedBy',
    method: 'GET',
    path: '/api/userZones',
    access: 'public',
    summary: 'Open channels that each of the members moderates',
    query: Type.Object({ User: Ids }),
    response: ListOf(ZoneAdmin),
  }),
  states: call({
    operation: 'channels.states',
    method: 'GET',
    path: '/api/user/zoneStates',
    access: 'member',
    summary: 'What these channels are to the member, one entry for each that they may see',
    query: Type.Object({ ids: Ids }),
    response: ListOf(ZoneState),
  }),
  subscriptions: call({
    operation: 'channels.subscriptions',
    method: 'GET',
    path: '/api/user/zoneSubscriptions',
    access: 'member',
    summary:
      'Channels that the member follows, newest first, at most 1,000; folded and deleted ones left out',
    response: ListOf(ZoneSubscription),
  }),
  subscribe: call({
    operation: 'channels.subscribe',
    method: 'POST',
    path: '/api/zoneSubscriptions',
    access: 'member',
    summary: 'Follows a channel; a second time changes nothing',
    body: Type.Object({ Zone: Id }),
    response: Zone,
  }),
  unsubscribe: call({
    operation: 'channels.unsubscribe',
    method: 'DELETE',
    path: '/api/zoneSubscriptions',
    access: 'member',
    summary: 'Ends following a channel, and its mails; without following it nothing changes',
    query: Type.Object({ Zone: Id }),
    response: Zone,
  }),
  enroll: call({
    operation: 'channels.enroll',
    method: 'POST',
    path: '/api/zones/:id/enroll',
    access: 'member',
    summary: 'Has the news of a channel sent by e-mail, and follows it; 409 without a bound e-mail',
    params: ById,
    response: Zone,
  }),
  disenroll: call({
    operation: 'channels.disenroll',
    method: 'POST',
    path: '/api/zones/:id/disenroll',
    access: 'member',
    summary: 'Ends the mails of a channel; the member still follows it',
    params: ById,
    response: Zone,
  }),
  view: call({
    operation: 'channels.view',
    method: 'POST',
    path: '/api/zones/:id/view',
    access: 'member',
    summary: 'Keeps that the member has seen the news of a channel that they follow',
    params: ById,
    response: Zone,
  }),
  create: call({
    operation: 'channels.create',
    method: 'POST',
    path: '/api/zones',
    access: 'member',
    summary: 'Makes a channel; for administrators. Refused as channels/rules/channels.ts says',
    body: Type.Object({ Name: TitleLine, Description: Prose }),
    response: Zone,
  }),
  update: call({
    operation: 'channels.update',
    method: 'PUT',
    path: '/api/zones/:id',
    access: 'member',
    summary: 'Changes what is given; for its moderators and administrators',
    params: ById,
    body: Type.Object({
      Name: Type.Optional(TitleLine),
      Description: Type.Optional(Prose),
      /** Key of the member’s `post-image` upload. */
      Image: Type.Optional(UploadKey),
      ForumEnabled: Type.Optional(Type.Boolean()),
    }),
    response: Zone,
  }),
  addAdmin: call({
    operation: 'channels.addAdmin',
    method: 'POST',
    path: '/api/zones/:id/admins',
    access: 'member',
    summary: `Names a moderator, who is told; for administrators. 409 for one already, and above ${channelLimits.moderators}`,
    params: ById,
    /** Name, e-mail or phone of the account. */
    body: Type.Object({ Account: Line }),
    response: Zone,
  }),
  removeAdmin: call({
    operation: 'channels.removeAdmin',
    method: 'DELETE',
    path: '/api/zones/:id/admins/:userId',
    access: 'member',
    summary: 'Takes a moderator away; for administrators. Without them nothing changes',
    params: Type.Object({ id: Id, userId: Id }),
    response: Zone,
  }),
};
