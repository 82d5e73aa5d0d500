import type { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import {
  dissolveProblem,
  editProblem,
  isNameLocked,
  memberActionProblem,
  TEAM_NAME_TAKEN,
} from '@whaletide/schema/domains/teams/rules.ts';
import { isUniqueViolation, type Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeTeam } from '../teams/store/changes.ts';
import { fileUrl, ownUpload } from '../uploads/store/uploads.ts';
import { dissolve, transfer } from './changes.ts';
import { lockTeams, oneOf, type TeamState } from './store/facts.ts';

const withTeam = (
  { database, now }: Services,
  teamId: string,
  work: (tx: Transaction, team: TeamState) => Promise<void>,
): Promise<void> =>
  database.transaction(async (tx) => work(tx, oneOf(await lockTeams(tx, [teamId], now()), teamId)));

export interface TeamEdit {
  /** Null takes the picture away. */
  image?: UploadRef | null | undefined;
  name?: string | undefined;
  description?: string | undefined;
  receives?: boolean | undefined;
}

/** The address of the picture; undefined leaves it as it is. @throws Refusal NOT_FOUND */
const imageUrl = async (tx: Transaction, caller: Caller, image: TeamEdit['image']) => {
  if (image == null) return image;
  const file = await ownUpload(tx, { memberId: caller.id, purpose: 'avatar', key: image.key });
  if (!file) throw notFound('图片', 'Image');
  return fileUrl(file.key);
};

/**
 * Changes a team's face or whether it receives applications; its captain's alone.
 * @throws Refusal as teams/rules.ts says; CONFLICT for the name of another team of the competition
 */
export const editTeam = (
  services: Services,
  caller: Caller,
  teamId: string,
  edit: TeamEdit,
): Promise<void> =>
  withTeam(services, teamId, async (tx, team) => {
    const { competition } = team;
    const dates = {
      endDate: competition.endDate?.toISOString() ?? null,
      teamNameLocked: competition.teamNameLocked,
    };
    const limits = {
      nameLocked: isNameLocked(dates, services.now()),
      maxMembers: competition.maxMembersPerTeam,
    };
    refuseIf(editProblem(team, caller.id, edit, limits));
    const image = await imageUrl(tx, caller, edit.image);
    const changes = {
      ...(image !== undefined && { image }),
      ...(edit.name !== undefined && { name: edit.name.trim() }),
      ...(edit.description !== undefined && { description: edit.description.trim() }),
      ...(edit.receives !== undefined && { receives: edit.receives }),
    };
    if (Object.keys(changes).length === 0) return;
    await changeTeam(tx, teamId, changes);
  }).catch((error: unknown) => {
    // The name is the only thing of a team that others can have taken.
    throw isUniqueViolation(error) ? conflict(TEAM_NAME_TAKEN, 'Name') : error;
  });

export const dissolveTeam = (services: Services, caller: Caller, teamId: string): Promise<void> =>
  withTeam(services, teamId, async (tx, team) => {
    refuseIf(dissolveProblem(team, caller.id));
    await dissolve(tx, services, team);
  });

export const transferCaptaincy = (
  services: Services,
  caller: Caller,
  teamId: string,
  memberId: string,
): Promise<void> =>
  withTeam(services, teamId, async (tx, team) => {
    refuseIf(memberActionProblem(team, caller.id, memberId, 'userId'));
    await transfer(tx, services, team, memberId);
  });
