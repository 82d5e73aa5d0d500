import type { Static } from 'typebox';
import type { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import {
  ownFacts,
  profileProblems,
  storedProfile,
} from '@whaletide/schema/domains/members/rules/profile.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, lockedMember } from '../members/store.ts';
import type { MemberRow } from '../members/tables.ts';
import { recordFacts } from '../quests/store/progress.ts';
import { fileUrl, ownUpload } from '../uploads/store/uploads.ts';

type ProfileBody = Static<typeof accountCalls.setProfile.body>;

/** The address of the picture; undefined leaves it as it is. @throws Refusal NOT_FOUND */
const avatarUrl = async (tx: Transaction, caller: Caller, avatar: ProfileBody['Avatar']) => {
  if (avatar == null) return avatar;
  const file = await ownUpload(tx, { memberId: caller.id, purpose: 'avatar', key: avatar.key });
  if (!file) throw notFound('图片', 'Avatar');
  return fileUrl(file.key);
};

/**
 * Changes what the member says of themselves, and keeps which of it is their own word: under the
 * member's lock, which registering takes too.
 * @throws Refusal as members/rules/profile.ts says; NOT_FOUND at `Avatar`
 */
export const changeProfile = (
  { database, events, now }: Services,
  caller: Caller,
  body: ProfileBody,
): Promise<MemberRow> => {
  const input = {
    signature: body.Signature,
    bio: body.Bio,
    website: body.Website,
    identity: body.Identity,
    university: body.University,
    majorTag: body.MajorTag,
    major: body.Major,
    company: body.Company,
    job: body.Job,
    location: body.Location,
  };
  refuseIf(profileProblems(input)[0] ?? null);
  const stored = storedProfile(input);
  return database.transaction(async (tx) => {
    const member = await lockedMember(tx, caller.id);
    const avatar = await avatarUrl(tx, caller, body.Avatar);
    const changes = {
      ...stored,
      ...(avatar !== undefined && { avatar }),
      ownFacts: ownFacts(member.ownFacts, stored),
    };
    await changeMember(tx, caller.id, changes);
    await recordFacts(tx, events, caller.id, now());
    return { ...member, ...changes };
  });
};
