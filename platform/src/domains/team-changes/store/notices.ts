import { applicationType } from '@whaletide/schema/domains/teams/rest.ts';
import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  EVENT_LEAVE_REJECTED,
  EVENT_LEAVE_REQUESTED,
  EVENT_MERGE_REJECTED,
  EVENT_MERGE_REQUESTED,
  EVENT_REMOVAL_REJECTED,
  EVENT_REMOVAL_REQUESTED,
  EVENT_REQUEST_WITHDRAWN,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { memberById } from '#domains/members/store.ts';
import type { TeamApplicationRow } from '../tables.ts';
import { readTeams, type TeamState } from './facts.ts';

const { merge, removal } = applicationType;

/** Tells members about something of a team, named as it is now. */
export const notifyOfTeam = async (
  tx: Transaction,
  { events }: Services,
  recipients: readonly (string | null | undefined)[],
  eventType: number,
  about: { team: TeamState; otherTeam?: TeamState | undefined; userId?: string; message?: string },
): Promise<void> => {
  const { team, otherTeam, userId, message } = about;
  const user = userId === undefined ? undefined : await memberById(tx, userId);
  const data: NotificationData = {
    Competition: { _id: team.competition.id, Name: team.competition.name },
    Team: { _id: team.id, Name: team.name },
    ...(otherTeam && { OtherTeam: { _id: otherTeam.id, Name: otherTeam.name } }),
    ...(user && { User: { _id: user.id, Name: user.name } }),
    ...(message && { Message: message }),
  };
  const members = recipients.filter((id): id is string => id != null);
  const related = team.competition.id;
  await events.publish(tx, members, { kind: 'notification', eventType, related, data });
};

/** Both teams of an application as they are now; the asking one only of a merge. */
const teamsOf = async (tx: Transaction, application: TeamApplicationRow, now: Date) => {
  const { teamId, fromTeamId } = application;
  const states = await readTeams(tx, fromTeamId ? [teamId, fromTeamId] : [teamId], now);
  return { team: states.get(teamId), otherTeam: fromTeamId ? states.get(fromTeamId) : undefined };
};

/** Notifies the member who has to answer a new request. */
export const tellOfRequest = async (
  tx: Transaction,
  services: Services,
  application: TeamApplicationRow,
): Promise<void> => {
  const { team, otherTeam } = await teamsOf(tx, application, services.now());
  if (!team) return;
  const { type, senderId, memberId, content } = application;
  const about = { team, otherTeam, userId: senderId, message: content };
  if (type === merge)
    return notifyOfTeam(tx, services, [team.captainId], EVENT_MERGE_REQUESTED, about);
  return type === removal
    ? notifyOfTeam(tx, services, [memberId], EVENT_REMOVAL_REQUESTED, about)
    : notifyOfTeam(tx, services, [team.captainId], EVENT_LEAVE_REQUESTED, about);
};

/** The asking side hears that a request was not granted. */
export const tellOfRejection = async (
  tx: Transaction,
  services: Services,
  application: TeamApplicationRow,
): Promise<void> => {
  const { team, otherTeam } = await teamsOf(tx, application, services.now());
  if (!team) return;
  const { type, memberId } = application;
  const about = { team, otherTeam, ...(memberId && { userId: memberId }) };
  if (type === merge)
    return notifyOfTeam(tx, services, [otherTeam?.captainId], EVENT_MERGE_REJECTED, about);
  return type === removal
    ? notifyOfTeam(tx, services, [team.captainId], EVENT_REMOVAL_REJECTED, about)
    : notifyOfTeam(tx, services, [memberId], EVENT_LEAVE_REJECTED, about);
};

/** Notifies the member who would have had to answer that they needn't any more. */
export const tellOfWithdrawal = async (
  tx: Transaction,
  services: Services,
  application: TeamApplicationRow,
): Promise<void> => {
  const { team, otherTeam } = await teamsOf(tx, application, services.now());
  if (!team) return;
  const recipient = application.type === removal ? application.memberId : team.captainId;
  const about = { team, otherTeam, userId: application.senderId };
  await notifyOfTeam(tx, services, [recipient], EVENT_REQUEST_WITHDRAWN, about);
};
