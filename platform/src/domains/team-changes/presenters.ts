import type { Team, TeamApplication } from '@whaletide/schema/domains/teams/rest.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import type { TeamRow } from '../teams/tables.ts';
import type { TeamApplicationRow } from './tables.ts';
import type { TeamUniversity } from './universities.ts';
import type { WorkPostRef } from './work-posts.ts';

/** A team's row with what its document needs besides. */
export interface TeamParts {
  team: TeamRow;
  /** In the order in which they joined. */
  members: string[];
  maxMembers: number;
  /** End of the competition. */
  endDate: Date | null;
  finalRanking: boolean;
  university: TeamUniversity;
  workPost: WorkPostRef | undefined;
}

/**
 * Tells whether the teams of a competition stay as they are: it is over at this moment, [start,
 * end), or its final ranking is published.
 */
export const isSettled = (
  { endDate, finalRanking }: Pick<CompetitionRow, 'endDate' | 'finalRanking'>,
  now: Date,
): boolean => finalRanking || (endDate !== null && now >= endDate);

/** One state, closed by the captain or at the cap; a banned team receives none. */
export const receivesApplications = ({
  team,
  members,
  maxMembers,
}: Pick<TeamParts, 'team' | 'members' | 'maxMembers'>): boolean =>
  team.receives && !team.banned && !team.deleted && members.length < maxMembers;

/** A post of a closed forum is told to those who read it there for sure. */
const visibleWork = ({ workPost, members }: TeamParts, callerId: string | undefined) =>
  workPost && (workPost.open || (callerId && members.includes(callerId))) ? workPost.id : null;

export const toTeam = (parts: TeamParts, now: Date, callerId?: string): Team => ({
  _id: parts.team.id,
  Competition: parts.team.competitionId,
  Name: parts.team.name,
  Image: parts.team.image,
  Description: parts.team.description,
  Captain: parts.team.captainId,
  Members: parts.members,
  ReceiveApplication: receivesApplications(parts),
  IsFull: !receivesApplications(parts),
  Deleted: parts.team.deleted,
  Settled: isSettled(parts, now),
  UniversitySort: parts.university.universitySorted,
  University: parts.university.university,
  WorkPost: visibleWork(parts, callerId),
  CreateDate: parts.team.createDate.toISOString(),
});

export const toApplication = (row: TeamApplicationRow): TeamApplication => ({
  _id: row.id,
  Type: row.type,
  Status: row.status,
  Competition: row.competitionId,
  From: row.fromTeamId,
  To: row.fromTeamId === null ? null : row.teamId,
  Team: row.fromTeamId === null ? row.teamId : null,
  Member: row.memberId,
  Content: row.content,
  Sender: row.senderId,
  CreateDate: row.createDate.toISOString(),
});
