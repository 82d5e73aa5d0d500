import { type Static, Type } from 'typebox';
import { MAX_TRACKED_EVENTS, TRACKED_NAME, trackedKinds } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import { Done, PageOf, Paging } from '#shared/rest/common.ts';

/** Something that a reader did or saw, counted by day. */
export const TrackedEvent = Type.Object({
  /** The specification's names (`follow_user`), and what an address asks for by `_track`. */
  Name: Type.String({ pattern: TRACKED_NAME.source }),
  /** Kind of the thing that the event is about; absent where it is about the site. */
  Kind: Type.Optional(Type.Enum(trackedKinds)),
  /** Its id. */
  Object: Type.Optional(Type.String({ pattern: '^[\\w-]{1,64}$' })),
  /** The words searched for, an address, an error's message: forwarded and logged, never kept. */
  Text: Type.Optional(Type.String({ maxLength: 1_000 })),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

/** Number of times that an event happened to one thing on one day. */
export const TrackedCount = Type.Object({
  /** As YYYY-MM-DD, in Asia/Shanghai. */
  Day: Type.String(),
  Name: Type.String(),
  /** Null for what happened to the site. */
  Kind: Type.Union([Type.Enum(trackedKinds), Type.Null()]),
  Object: Type.Union([Type.String(), Type.Null()]),
  Count: Type.Integer({ minimum: 1 }),
});
export type TrackedCount = Static<typeof TrackedCount>;

export const trackingCalls = {
  record: call({
    operation: 'tracking.record',
    method: 'POST',
    path: '/api/logs/track',
    access: 'either',
    changes: 'nothing',
    summary: 'Counts what a reader did or saw, and forwards it where TRACKING_URL is set',
    body: Type.Object({
      /** The browser's own sign, of the cookie that stands for 180 days. */
      Client: Type.Optional(Type.String({ pattern: '^[\\w-]{8,64}$' })),
      Events: Type.Array(TrackedEvent, { minItems: 1, maxItems: MAX_TRACKED_EVENTS }),
    }),
    response: Done,
  }),
  counts: call({
    operation: 'tracking.counts',
    method: 'GET',
    path: '/api/logs/track',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'How often what was tracked, by day, the newest and most frequent first; for administrators',
    query: Type.Object({
      ...Paging(20),
      Name: Type.Optional(TrackedEvent.properties.Name),
    }),
    response: PageOf(TrackedCount),
  }),
};
