import { pagePaths, sitePaths } from '#shared/rules/page-paths.ts';
import type { NotificationData } from '../rest.ts';
import { levelLink } from '#domains/growth/rules/growth-links.ts';
import {
  EVENT_ACCOUNT_CHANGED,
  EVENT_APPLICATION_ANSWERED,
  EVENT_MODERATOR_NAMED,
  EVENT_ORGANIZER_NAMED,
  EVENT_EXPORT_READY,
  EVENT_BADGE_GIVEN,
  EVENT_CONTENT_REMOVED,
  EVENT_CREATOR_BANNED,
  EVENT_CREATOR_CLOSING,
  EVENT_CREATOR_SETTLED,
  EVENT_EXCHANGE_PAID,
  EVENT_EXCHANGE_REQUESTED,
  EVENT_EXCHANGE_RETURNED,
  EVENT_FOLLOWED,
  EVENT_JUDGE_CLOSING,
  EVENT_JUDGING_ASSIGNED,
  EVENT_LEAVE_REQUESTED,
  EVENT_MERGE_REJECTED,
  EVENT_MERGE_REQUESTED,
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  EVENT_RANKING_PUBLISHED,
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
  EVENT_REGISTRATION_PASSED,
  EVENT_REGISTRATION_REJECTED,
  EVENT_REMOVAL_REQUESTED,
  EVENT_REQUEST_WITHDRAWN,
  EVENT_REVIEW_FAILED,
  EVENT_SKILL_EARNED,
  EVENT_TASK_EXCLUDED,
  EVENT_TASK_RESTORED,
  EVENT_TEAM_MESSAGE,
  EVENT_WEBHOOK_STOPPED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_RESTORED,
  EVENT_WORK_REVIEWED,
  EVENT_WRITE_UP_ASKED,
  creatorEvents,
  eventTypesByKind,
  isChatEvent,
  isTeamEvent,
  supportEvents,
} from './notifications.ts';

/** Events about a team's submissions, which lead to where it submits. */
const submitting: readonly number[] = [
  EVENT_WORK_REVIEWED,
  EVENT_REVIEW_FAILED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_RESTORED,
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  EVENT_REGISTRATION_PASSED,
];

/** Events that change a board, which they lead to. */
const boards: readonly number[] = [
  EVENT_RANKING_PUBLISHED,
  EVENT_TASK_EXCLUDED,
  EVENT_TASK_RESTORED,
];

/** Team events that are read among the requests, where they can be answered. */
const requests = [
  EVENT_MERGE_REQUESTED,
  EVENT_MERGE_REJECTED,
  EVENT_REQUEST_WITHDRAWN,
  EVENT_LEAVE_REQUESTED,
  EVENT_REMOVAL_REQUESTED,
];

/** The tab of the creator centre that an event leads to, or the administrators' page. */
const creatorLink = (eventType: number): string => {
  if (eventType === EVENT_EXCHANGE_REQUESTED || eventType === EVENT_CREATOR_CLOSING)
    return '/home/admin/creators';
  if (eventType === EVENT_CREATOR_SETTLED) return '/home/user/creator/profit';
  if (eventType === EVENT_EXCHANGE_PAID || eventType === EVENT_EXCHANGE_RETURNED)
    return '/home/user/creator/exchange';
  return '/home/user/creator';
};

/** A post in its competition's or channel's forum, at the page and floor of a reply. */
const postLink = (id: string, { Zone, Reply }: NotificationData) => {
  const page = Zone ? pagePaths.channelPosts(id, { channel: Zone._id }) : pagePaths.posts(id);
  return Reply ? `${page}?floor=${Reply.ReplyNumber}` : page;
};

/**
 * Answers the link to the commented page, or to a comment on it, or to an answer under one, in its
 * place.
 */
const commentedLink = (page: string, comment: NotificationData['Comment']) => {
  if (!comment) return page;
  const { _id, First } = comment;
  const place = First === null ? `comment=${_id}` : `comment=${First}&reply=${_id}`;
  return `${page}/comments?${place}`;
};

/** The path that a notification leads to, null where there is none. */
export const notificationLink = (eventType: number, data: NotificationData): string | null => {
  if (eventType === EVENT_TEAM_MESSAGE)
    return data.Team ? `/home/user/team-message?team=${data.Team._id}` : null;
  if (isChatEvent(eventType)) return data.User ? `/home/user/message?user=${data.User._id}` : null;
  if (eventType === EVENT_CONTENT_REMOVED) return null;
  if (data.Post) return postLink(data.Post._id, data);
  if (eventType === EVENT_REAL_NAME_PASSED || eventType === EVENT_REAL_NAME_REJECTED)
    return sitePaths.verification;
  if (eventType === EVENT_ACCOUNT_CHANGED || eventType === EVENT_EXPORT_READY)
    return sitePaths.accountSettings;
  // The page of the application, which shows its state and the answer.
  if (eventType === EVENT_APPLICATION_ANSWERED)
    return data.Application?.Kind === 'DATA_SOURCE' ? sitePaths.dataSource : sitePaths.hosting;
  if (eventType === EVENT_WEBHOOK_STOPPED)
    return data.Organization ? `/org/${data.Organization.ShortName}/webhooks` : sitePaths.webhooks;
  if (eventType === EVENT_ORGANIZER_NAMED)
    return data.Organization
      ? `/org/${data.Organization.ShortName}/competition/manage`
      : '/home/competition';
  if (creatorEvents.includes(eventType) && eventType !== EVENT_CREATOR_BANNED)
    return creatorLink(eventType);
  if (eventType === EVENT_FOLLOWED) return data.User ? pagePaths.members(data.User._id) : null;
  if (data.Zone)
    return eventType === EVENT_MODERATOR_NAMED
      ? `/home/special/config/${data.Zone._id}`
      : pagePaths.channels(data.Zone._id);
  if (data.Column) return pagePaths.columns(data.Column._id);
  if (data.Snippet) return pagePaths.snippets(data.Snippet._id);
  if (data.Lab) return commentedLink(pagePaths.projects(data.Lab._id), data.Comment);
  if (data.Dataset) return commentedLink(pagePaths.datasets(data.Dataset._id), data.Comment);
  if (data.Workorder)
    return `/home/${supportEvents.includes(eventType) ? 'admin/workorders' : 'user/workorder'}/${data.Workorder._id}`;
  if (eventType === EVENT_BADGE_GIVEN) return levelLink(null, { tab: 'badge' });
  if (eventType === EVENT_SKILL_EARNED)
    return levelLink(null, { tab: 'skill', ...(data.Skill && { skill: data.Skill._id }) });
  const id = data.Competition?._id;
  if (!id) return null;
  if (eventType === EVENT_JUDGING_ASSIGNED && data.Task) return `/home/judging/${data.Task._id}`;
  if (eventType === EVENT_JUDGE_CLOSING && data.Organization)
    return `/org/${data.Organization.ShortName}/competition/manage/${id}/judging`;
  const page = pagePaths.competitions(id);
  if (submitting.includes(eventType)) return `${page}/submit`;
  if (eventType === EVENT_REGISTRATION_REJECTED) return `${page}/register`;
  if (eventType === EVENT_WRITE_UP_ASKED) return `${page}/writeups/edit`;
  if (boards.includes(eventType)) return `${page}/leaderboard`;
  if (requests.includes(eventType)) return `${page}/teamswrapper/applications`;
  if (isTeamEvent(eventType)) return `${page}/teamswrapper/teammates`;
  return eventTypesByKind.COMPETITION.includes(eventType) ? page : null;
};
