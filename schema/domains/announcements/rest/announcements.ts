import { type Static, Type } from 'typebox';
import { announcementKinds } from '../rules/announcements.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Id,
  Line,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';

/** A button of an announcement; the specification knows those of type Link alone. */
const Button = Type.Object({
  Name: Type.String(),
  Type: Type.Enum(['Link']),
  /** A path of this site or a whole address. */
  Url: Type.String(),
});
export const AnnouncementButton = Button;

/** Message of the site to its members: shown once each, until they close it. */
export const Announcement = Type.Object({
  _id: Id,
  Kind: Type.Enum(announcementKinds),
  /** With the id the key by which it is closed: what was changed is shown once more. */
  UpdateDate: Time,
  Title: Type.String(),
  /** Markdown. */
  Content: Type.String(),
  Buttons: Type.Array(Button),
  /** Shown in [StartDate, EndDate). */
  StartDate: Time,
  EndDate: Nullable(Time),
  State: Type.Enum(['DRAFT', 'SCHEDULED', 'OPEN', 'ENDED']),
});
export type Announcement = Static<typeof Announcement>;

export const Announcements = Type.Object({
  popup: Nullable(Announcement),
  banner: Nullable(Announcement),
});
export type Announcements = Static<typeof Announcements>;

export const announcementCalls = {
  current: call({
    operation: 'announcements.current',
    method: 'GET',
    path: '/api/announcements',
    access: 'member',
    summary: 'What the site tells its members now: of each kind the one that opened last',
    query: Type.Object({ target: Type.Enum(['community']) }),
    response: Announcements,
  }),
};

const settings = {
  Kind: Type.Enum(announcementKinds),
  Title: TitleLine,
  Content: Prose,
  Buttons: Type.Array(Type.Object({ Name: TitleLine, Url: Line }), { maxItems: 20 }),
  StartDate: Time,
  EndDate: Nullable(Time),
};

/** Calls by which administrators of the site manage announcements; 403 FORBIDDEN for all others. */
export const announcementAdminCalls = {
  list: call({
    operation: 'announcementAdmin.list',
    method: 'GET',
    path: '/api/admin/announcements',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'All announcements, drafts and ended ones too, those changed last first',
    query: Type.Object(Paging(20)),
    response: PageOf(Announcement),
  }),
  create: call({
    operation: 'announcementAdmin.create',
    method: 'POST',
    path: '/api/admin/announcements',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT'],
    summary: 'Writes an announcement as a draft, which no one else sees',
    body: Type.Object(settings),
    response: Announcement,
  }),
  update: call({
    operation: 'announcementAdmin.update',
    method: 'PUT',
    path: '/api/admin/announcements/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Changes an announcement; who closed it before sees it once more',
    params: ById,
    body: Type.Object(settings),
    response: Announcement,
  }),
  publish: call({
    operation: 'announcementAdmin.publish',
    method: 'PUT',
    path: '/api/admin/announcements/:id/published',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Shows a draft to members from its start on. 409 CONFLICT where it was published before, or its end has passed',
    params: ById,
    response: Announcement,
  }),
  end: call({
    operation: 'announcementAdmin.end',
    method: 'PUT',
    path: '/api/admin/announcements/:id/ended',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary: 'Ends an announcement now. 409 CONFLICT for a draft, and for what has ended already',
    params: ById,
    response: Announcement,
  }),
};
