import { verifyStatus } from '@whaletide/schema/domains/account/rest/verification.ts';
import { idNumbers } from '../domains/account/id-numbers.ts';
import type { phones, realNames } from '../domains/account/tables.ts';
import type { members } from '../domains/members/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { accountId } from './people.ts';
import { demoPicture } from './picture.ts';
import { demoId, demoKey } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const PHOTO_KEY = demoKey(9_100_000);

/** Numbers with a valid check digit that no person has: the member's, and the one that waits. */
const MEMBER_NUMBER = '110101200001010002';
const WAITING_NUMBER = '110101198808080028';

type NewMember = typeof members.$inferInsert;

/** Sets what the member account has verified; all others of the demo began without. */
export const withVerified = (people: NewMember[]): NewMember[] =>
  people.map((one) =>
    one.id === accountId('member')
      ? {
          ...one,
          phoneVerified: true,
          emailVerified: true,
          verifyStatus: verifyStatus.verified,
          realName: '林小舟',
        }
      : one,
  );

interface DemoVerification {
  phones: (typeof phones.$inferInsert)[];
  realNames: (typeof realNames.$inferInsert)[];
  files: { upload: typeof uploads.$inferInsert; content: Buffer }[];
}

/** The member's phone and real name, and a manual request that waits for an administrator. */
export const demoVerification = (identityKey: Uint8Array, now: Date): DemoVerification => {
  const { encrypt, hash } = idNumbers(identityKey);
  const named = (index: number, memberId: string, name: string, idNumber: string) => ({
    id: demoId('realName', index),
    memberId,
    name,
    encryptedId: encrypt(idNumber, memberId),
    idHash: hash('id-number', idNumber),
  });
  const member = accountId('member');
  const waiting = accountId('support');
  const content = demoPicture(91);
  const long = new Date(now.getTime() - 2_000 * HOUR);
  const lately = new Date(now.getTime() - 5 * HOUR);
  return {
    phones: [{ memberId: member, countryCode: '86', phone: '13800000086' }],
    realNames: [
      {
        ...named(1, member, '林小舟', MEMBER_NUMBER),
        route: 'automatic',
        status: verifyStatus.verified,
        createDate: long,
        reviewDate: long,
      },
      {
        ...named(2, waiting, '白小岛', WAITING_NUMBER),
        route: 'manual',
        status: verifyStatus.pending,
        photoKey: PHOTO_KEY,
        createDate: lately,
      },
    ],
    files: [
      {
        content,
        upload: {
          key: PHOTO_KEY,
          memberId: waiting,
          purpose: 'identity',
          ext: '.png',
          name: '身份证照片.png',
          size: content.length,
          createDate: lately,
        },
      },
    ],
  };
};
