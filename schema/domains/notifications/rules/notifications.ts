import type { NotificationKind } from '../rest.ts';

/** Numbers of our own, from 2000 on. */
export const EVENT_WORK_REVIEWED = 2001;
export const EVENT_REVIEW_FAILED = 2002;
/** A worker told something about a work of the team; it stands in no list. */
export const EVENT_WORK_PROGRESSED = 2003;
/** A registration was passed or rejected by an organizer. */
export const EVENT_REGISTRATION_PASSED = 2010;
export const EVENT_REGISTRATION_REJECTED = 2011;
/** The spec's: an administrator passed or rejected a real name. */
export const EVENT_REAL_NAME_PASSED = 18;
export const EVENT_REAL_NAME_REJECTED = 19;
/** The spec's: a stage's qualification review. */
export const EVENT_QUALIFICATION_PASSED = 20;
export const EVENT_QUALIFICATION_REJECTED = 21;
/** The spec's: an entrance fee was paid. */
export const EVENT_FEE_PAID = 400;
/** The spec's: a skill was earned. */
export const EVENT_SKILL_EARNED = 500;
/** The spec's: a badge was given. */
export const EVENT_BADGE_GIVEN = 53;
/** Events of decisions by a competition's managers. */
export const EVENT_PROMOTED = 2014;
export const EVENT_ANNOUNCED = 2015;
export const EVENT_TEAM_BANNED = 2016;
export const EVENT_TEAM_UNBANNED = 2017;
export const EVENT_RANKING_PUBLISHED = 2018;
/** The end of a registration, a competition, a stage or a task was moved. */
export const EVENT_DEADLINE_MOVED = 2027;
/** A task was taken out of the ranking by an organizer, or put back in. */
export const EVENT_TASK_EXCLUDED = 2040;
export const EVENT_TASK_RESTORED = 2041;
/** The member was given a role in a competition, or lost it. */
export const EVENT_ROLE_GIVEN = 2042;
export const EVENT_ROLE_TAKEN = 2043;
/** An organizer of a competition wrote to the member. */
export const EVENT_ORGANIZER_MESSAGE = 2044;
/** Works of a task were handed out to the member, who judges it. */
export const EVENT_JUDGING_ASSIGNED = 2045;
/** A stage was reached by registering, and its award was paid. */
export const EVENT_STAGE_REWARDED = 2024;
/** An organizer took a work of the team out, or back in. */
export const EVENT_WORK_INVALIDATED = 2025;
export const EVENT_WORK_RESTORED = 2026;
/** The member's team stands in a published final ranking, and may write how it did it. */
export const EVENT_WRITE_UP_ASKED = 2031;
/** Somebody signed up through the member's share link, and it was paid. */
export const EVENT_SHARE_REWARDED = 2030;
/** Events of chats: a member's first message to another, and each one after. */
export const EVENT_CHAT_BEGUN = 2;
export const EVENT_CHAT_MESSAGE = 3;
/** A message in the conversation of the member's team. */
export const EVENT_TEAM_MESSAGE = 2080;
/** Somebody read what the member wrote in a conversation; it stands in no list. */
export const EVENT_CHAT_READ = 2081;
/** Events of topics in forums: liked, replied to. */
export const EVENT_POST_LIKED = 16;
export const EVENT_POST_REPLIED = 17;
/** A post that the member wrote, or replied to, was changed or replied to; it stands in no list. */
export const EVENT_POST_CHANGED = 2082;
/** The spec's four of work orders, whose meaning is ours to give: what the support does, and the timeout. */
export const EVENT_WORK_ORDER_ANSWERED = 31;
export const EVENT_WORK_ORDER_AWAITS = 32;
export const EVENT_WORK_ORDER_MOVED = 33;
export const EVENT_WORK_ORDER_TIMED_OUT = 34;
/** To the support: what members do. */
export const EVENT_WORK_ORDER_FILED = 2060;
export const EVENT_WORK_ORDER_REPLIED = 2061;
export const EVENT_WORK_ORDER_REOPENED = 2062;
/** To one of the support: a colleague gave them a work order. */
export const EVENT_WORK_ORDER_ASSIGNED = 2063;
/** To the one of the support that has it: its member closed a work order. */
export const EVENT_WORK_ORDER_CLOSED = 2064;
/** Events of members' work orders that the support is notified of. */
export const supportEvents: readonly number[] = [
  EVENT_WORK_ORDER_FILED,
  EVENT_WORK_ORDER_REPLIED,
  EVENT_WORK_ORDER_REOPENED,
  EVENT_WORK_ORDER_ASSIGNED,
  EVENT_WORK_ORDER_CLOSED,
];
/** Tells whether an event is about a work order. */
export const isWorkOrderEvent = (eventType: number): boolean =>
  supportEvents.includes(eventType) ||
  (eventType >= EVENT_WORK_ORDER_ANSWERED && eventType <= EVENT_WORK_ORDER_TIMED_OUT);
/**
 * Events of teams: 11 is the spec's, the other numbers of 4 to 14 are ours to give.
 */
export const EVENT_TEAM_MERGED = 4;
export const EVENT_MERGE_REQUESTED = 5;
export const EVENT_MERGE_REJECTED = 6;
export const EVENT_REQUEST_WITHDRAWN = 7;
export const EVENT_TEAM_LEFT = 8;
export const EVENT_TEAM_DISSOLVED = 9;
export const EVENT_LEAVE_REQUESTED = 10;
export const EVENT_BECAME_CAPTAIN = 11;
export const EVENT_REMOVAL_REQUESTED = 12;
export const EVENT_LEAVE_REJECTED = 13;
export const EVENT_REMOVAL_REJECTED = 14;
/** The spec's: a project was forked. */
export const EVENT_PROJECT_FORKED = 23;
/** Tells whether an event is about teams: all numbers from 4 to 14 are. */
export const isTeamEvent = (eventType: number): boolean =>
  eventType >= EVENT_TEAM_MERGED && eventType <= EVENT_REMOVAL_REJECTED;
/** The spec's: comments on and likes of a project. */
export const EVENT_LAB_COMMENTED = 22;
export const EVENT_LAB_LIKED = 35;
/** The same of a dataset. */
export const EVENT_DATASET_COMMENTED = 25;
export const EVENT_DATASET_LIKED = 36;
export const EVENT_FOLLOWED = 132;
/** Somebody follows a column of the recipient's. */
export const EVENT_COLUMN_FOLLOWED = 26;
/** A column that the recipient follows has a new project. */
export const EVENT_COLUMN_UPDATED = 27;
/** A channel collected a project or a dataset of the recipient's. */
export const EVENT_CHANNEL_COLLECTED = 45;
/** The recipient was named a moderator of a channel. */
export const EVENT_MODERATOR_NAMED = 72;
/** The account itself was changed: second step, password, closing. */
export const EVENT_ACCOUNT_CHANGED = 2090;
/** The export of the member's own data is ready. */
export const EVENT_EXPORT_READY = 2091;
/** An administrator answered the member's application to host, or to be a source of datasets. */
export const EVENT_APPLICATION_ANSWERED = 2092;
/** The member was given a role in an organization, or that of an organizer on the site. */
export const EVENT_ORGANIZER_NAMED = 2093;
/** To who manages a competition: a judge with works left to review closes the account. */
export const EVENT_JUDGE_CLOSING = 2094;
/** To administrators: a member who waits for gift cards closes the account. */
export const EVENT_CREATOR_CLOSING = 2095;
/** A webhook of the member's, or one that they keep, is stopped: its receiver failed for days. */
export const EVENT_WEBHOOK_STOPPED = 2096;
export const EVENT_CREATOR_BANNED = 51;
export const EVENT_CREATOR_RESTORED = 2072;
/** The spec's: a gift card that the member exchanged coins for was paid, or its coins came back. */
export const EVENT_EXCHANGE_PAID = 54;
export const EVENT_EXCHANGE_RETURNED = 1001;
/** A week's profit was settled. */
export const EVENT_CREATOR_SETTLED = 2073;
/** A violation was recorded of a creator; the second ends the programme. */
export const EVENT_CREATOR_VIOLATION = 2074;
export const EVENT_CREATOR_ENDED = 2075;
/** A violation was withdrawn; with it the end that it had brought. */
export const EVENT_CREATOR_PARDONED = 2076;
export const EVENT_CREATOR_READMITTED = 2077;
/** To administrators: a creator asks for a gift card. */
export const EVENT_EXCHANGE_REQUESTED = 2078;
/** Events of the creator programme. */
export const creatorEvents: readonly number[] = [
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_RESTORED,
  EVENT_EXCHANGE_PAID,
  EVENT_EXCHANGE_RETURNED,
  EVENT_CREATOR_SETTLED,
  EVENT_CREATOR_VIOLATION,
  EVENT_CREATOR_ENDED,
  EVENT_CREATOR_PARDONED,
  EVENT_CREATOR_READMITTED,
  EVENT_EXCHANGE_REQUESTED,
  EVENT_CREATOR_CLOSING,
];
/** The spec's: an administrator folded something of the member's. */
export const EVENT_CONTENT_FOLDED = 24;
export const EVENT_CONTENT_RESTORED = 2070;
export const EVENT_CONTENT_REMOVED = 2071;

/** Events of each filter; those of the spec whose meaning it doesn't give are under none. */
export const eventTypesByKind: Record<NotificationKind, readonly number[]> = {
  LIKE: [EVENT_POST_LIKED, EVENT_LAB_LIKED, EVENT_DATASET_LIKED],
  COMMENT: [EVENT_POST_REPLIED, EVENT_LAB_COMMENTED, EVENT_DATASET_COMMENTED],
  FORK: [EVENT_PROJECT_FORKED],
  FOLLOW: [EVENT_FOLLOWED, EVENT_COLUMN_FOLLOWED, EVENT_COLUMN_UPDATED],
  COMPETITION: [
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    EVENT_FEE_PAID,
    EVENT_WORK_REVIEWED,
    EVENT_REVIEW_FAILED,
    EVENT_WORK_INVALIDATED,
    EVENT_WORK_RESTORED,
    EVENT_REGISTRATION_PASSED,
    EVENT_REGISTRATION_REJECTED,
    EVENT_PROMOTED,
    EVENT_STAGE_REWARDED,
    EVENT_ANNOUNCED,
    EVENT_TEAM_BANNED,
    EVENT_TEAM_UNBANNED,
    EVENT_RANKING_PUBLISHED,
    EVENT_WRITE_UP_ASKED,
    EVENT_DEADLINE_MOVED,
    EVENT_TASK_EXCLUDED,
    EVENT_TASK_RESTORED,
    EVENT_ROLE_GIVEN,
    EVENT_ROLE_TAKEN,
    EVENT_ORGANIZER_MESSAGE,
    EVENT_JUDGING_ASSIGNED,
    EVENT_JUDGE_CLOSING,
    EVENT_QUALIFICATION_PASSED,
    EVENT_QUALIFICATION_REJECTED,
  ],
  WORKBENCH: [303],
  SYSTEM: [
    18,
    19,
    EVENT_WORK_ORDER_ANSWERED,
    EVENT_WORK_ORDER_AWAITS,
    EVENT_WORK_ORDER_MOVED,
    EVENT_WORK_ORDER_TIMED_OUT,
    ...supportEvents,
    ...creatorEvents,
    EVENT_CONTENT_FOLDED,
    EVENT_CONTENT_RESTORED,
    EVENT_CONTENT_REMOVED,
    EVENT_BADGE_GIVEN,
    EVENT_CHANNEL_COLLECTED,
    EVENT_MODERATOR_NAMED,
    EVENT_SKILL_EARNED,
    EVENT_SHARE_REWARDED,
    EVENT_ACCOUNT_CHANGED,
    EVENT_EXPORT_READY,
    EVENT_APPLICATION_ANSWERED,
    EVENT_ORGANIZER_NAMED,
    EVENT_WEBHOOK_STOPPED,
  ],
  CHAT: [EVENT_CHAT_BEGUN, EVENT_CHAT_MESSAGE, EVENT_TEAM_MESSAGE],
};

/** Tells whether an event is a message: messages are in the message box, not in the list. */
export const isChatEvent = (eventType: number): boolean =>
  eventTypesByKind.CHAT.includes(eventType);

export const kindOf = (eventType: number): NotificationKind | null => {
  for (const [kind, types] of Object.entries(eventTypesByKind))
    if (types.includes(eventType)) return kind as NotificationKind;
  return null;
};

/** Things that unread events of a type are gathered by, such as replies to one post. */
const merging: Record<number, string> = {
  16: 'topic',
  17: 'topic',
  22: 'lab',
  23: 'lab',
  25: 'dataset',
  26: 'column',
  27: 'column',
  31: 'workOrder',
  35: 'labLike',
  36: 'datasetLike',
  45: 'zone',
  [EVENT_BADGE_GIVEN]: 'badge',
};

/** Tells whether unread events of a type about one thing are told as one. */
export const isGathered = (eventType: number): boolean => eventType in merging;

export interface NotificationLike {
  id: string;
  eventType: number;
  relatedId?: string | null;
  batchCount: number;
  /** Member who caused it. */
  member?: { name: string } | null;
}

/** Members that a grouped notice names before it counts them. */
const NAMED = 2;

/**
 * Makes the sentence of several notices out of the newest one's, which begins with its member: two
 * are named, and more are counted. `names` are the members' by their notices, the newest first; a
 * name that isn't known stays out.
 */
export const groupedText = (text: string, names: readonly (string | null)[]): string => {
  const [newest] = names;
  const all = [...new Set(names.filter((name) => name !== null))];
  if (!newest || all.length < 2 || !text.startsWith(newest)) return text;
  const named = all.slice(0, NAMED).join('、');
  const rest = text.slice(newest.length);
  if (all.length <= NAMED) return `${named}${rest}`;
  return `${named}等 ${all.length} 人${rest.trimStart()}`;
};

/** Notices about one thing: the newest, all their ids, and their members' names. */
interface NotificationGroup<N> {
  newest: N;
  ids: string[];
  count: number;
  names: (string | null)[];
}

/** Unread notifications as the dropdown lists them, in their order: one newest a group, with all its ids. */
export const groupNotifications = <N extends NotificationLike>(
  notifications: readonly N[],
): NotificationGroup<N>[] => {
  const groups = new Map<string, NotificationGroup<N>>();
  for (const notification of notifications) {
    const { id, eventType, relatedId, batchCount } = notification;
    const name = notification.member?.name ?? null;
    const target = merging[eventType];
    const key = target && relatedId ? `${target}:${eventType}:${relatedId}` : id;
    const group = groups.get(key);
    if (group) {
      group.ids.push(id);
      group.count += batchCount;
      group.names.push(name);
    } else groups.set(key, { newest: notification, ids: [id], count: batchCount, names: [name] });
  }
  return [...groups.values()];
};
