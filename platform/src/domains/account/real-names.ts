import { and, desc, eq, lte, lt, or, sql } from 'drizzle-orm';
import { verifyStatus } from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  AUTOMATIC_HOURS,
  AUTOMATIC_TRIES,
  PHOTO_MISSING_TEXT,
  plainIdNumber,
  realNameProblems,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { type Handle, isUniqueViolation, type Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, memberById } from '../members/store.ts';
import { members } from '../members/tables.ts';
import { ownUpload } from '../uploads/store/uploads.ts';
import { takeAttempt } from './attempts.ts';
import { internationalNumber, phoneOf } from './contacts.ts';
import { idNumbers } from './id-numbers.ts';
import { automaticAttempts, realNames, type RealNameRow } from './tables.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const WINDOW_MS = AUTOMATIC_HOURS * HOUR;
const LIMIT_TEXT = `自动认证每${AUTOMATIC_HOURS}小时最多可尝试${AUTOMATIC_TRIES}次，请稍后再试或使用人工认证`;
const NUMBER_TAKEN_TEXT = '该证件已用于认证其他账号';

/** The member's verified name or waiting request, else the newest that was rejected. */
export const realNameOf = async (db: Handle, memberId: string): Promise<RealNameRow | undefined> =>
  (
    await db
      .select()
      .from(realNames)
      .where(eq(realNames.memberId, memberId))
      .orderBy(sql`${realNames.status} > 0 desc`, desc(realNames.createDate), desc(realNames.id))
      .limit(1)
  )[0];

/** One more automatic attempt; decided by the row's key and a conditional update. */
const takeAutomaticAttempt = async (db: Handle, memberId: string, now: Date): Promise<void> => {
  const past = new Date(now.getTime() - WINDOW_MS);
  const over = lte(automaticAttempts.windowStart, past);
  const taken = await db
    .insert(automaticAttempts)
    .values({ memberId, windowStart: now, count: 1 })
    .onConflictDoUpdate({
      target: automaticAttempts.memberId,
      set: {
        count: sql`case when ${over} then 1 else ${automaticAttempts.count} + 1 end`,
        windowStart: sql`case when ${over} then excluded.window_start else ${automaticAttempts.windowStart} end`,
      },
      setWhere: or(over, lt(automaticAttempts.count, AUTOMATIC_TRIES)),
    })
    .returning({ count: automaticAttempts.count });
  if (taken.length > 0) return;
  const [row] = await db
    .select()
    .from(automaticAttempts)
    .where(eq(automaticAttempts.memberId, memberId));
  const end = (row?.windowStart.getTime() ?? now.getTime()) + WINDOW_MS;
  const retryAfter = Math.max(Math.ceil((end - now.getTime()) / 1000), 1);
  throw new Refusal('RATE_LIMITED', LIMIT_TEXT, { retryAfter });
};

/** The verifier couldn't tell: the attempt doesn't count. */
const returnAutomaticAttempt = async (db: Handle, memberId: string) => {
  await db
    .update(automaticAttempts)
    .set({ count: sql`greatest(${automaticAttempts.count} - 1, 0)` })
    .where(eq(automaticAttempts.memberId, memberId));
};

/** The member's row, locked: their real name is decided one thing after the other. */
export const lockMember = async (tx: Transaction, memberId: string): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
};

/** Locks a member whose name isn't verified yet. @throws Refusal CONFLICT */
const lockUnverified = async (tx: Transaction, memberId: string) => {
  await lockMember(tx, memberId);
  const [row] = await tx.select().from(members).where(eq(members.id, memberId));
  if (row?.verifyStatus === verifyStatus.verified) throw conflict('你已完成实名认证');
};

/** Throws a refusal for a number that verifies another account already. */
export const numberTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? conflict(NUMBER_TAKEN_TEXT, 'ID') : error;
};

interface RealName {
  name: string;
  id: string;
}

const newRow = ({ config, now }: Services, memberId: string, input: RealName) => {
  const { encrypt, hash } = idNumbers(config.identityKey);
  const idNumber = plainIdNumber(input.id);
  return {
    id: newId(now().getTime()),
    memberId,
    name: input.name.trim(),
    encryptedId: encrypt(idNumber, memberId),
    idHash: hash('id-number', idNumber),
    createDate: now(),
  };
};

/**
 * The automatic route, by the verified phone.
 * @throws Refusal BAD_USER_INPUT, FORBIDDEN without a phone, CONFLICT, RATE_LIMITED
 */
export const verifyAutomatically = async (
  services: Services,
  memberId: string,
  input: RealName,
): Promise<void> => {
  const { database, identityVerifier, log, now } = services;
  const { db } = database;
  refuseIf(realNameProblems(input, 'automatic')[0] ?? null);
  if (!identityVerifier) throw conflict('暂不支持自动认证，请使用人工认证');
  const member = await memberById(db, memberId);
  if (member?.verifyStatus === verifyStatus.verified) throw conflict('你已完成实名认证');
  const phone = await phoneOf(db, memberId);
  if (!phone) throw forbidden('自动认证需要先认证手机');
  await takeAutomaticAttempt(db, memberId, now());
  const person = {
    name: input.name.trim(),
    idNumber: plainIdNumber(input.id),
    phone: internationalNumber(phone),
  };
  const matched = await identityVerifier.matches(person).catch(async (error: unknown) => {
    log.error({ err: error }, 'the identity verifier did not answer');
    await returnAutomaticAttempt(db, memberId);
    throw conflict('认证服务暂时不可用，请稍后再试或使用人工认证');
  });
  if (!matched) throw badInput('姓名、证件号码与手机号不匹配，请检查后重试');
  const row = newRow(services, memberId, input);
  const status = verifyStatus.verified;
  await database
    .transaction(async (tx) => {
      await lockUnverified(tx, memberId);
      // A pending review is no longer needed.
      await tx
        .delete(realNames)
        .where(and(eq(realNames.memberId, memberId), eq(realNames.status, verifyStatus.pending)));
      await tx.insert(realNames).values({ ...row, route: 'automatic', status, reviewDate: now() });
      await changeMember(tx, memberId, { verifyStatus: status, realName: row.name });
    })
    .catch(numberTaken);
};

/** Requests of a member in a minute: one is meant. */
const REQUESTS_PER_MINUTE = 5;

/**
 * The manual route: a photo that an administrator looks at.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND (a foreign photo), CONFLICT, RATE_LIMITED
 */
export const verifyManually = async (
  services: Services,
  memberId: string,
  input: RealName & { photoKey: string | undefined },
): Promise<void> => {
  const { database, now } = services;
  refuseIf(realNameProblems(input, 'manual')[0] ?? null);
  const { photoKey } = input;
  if (photoKey === undefined) throw badInput(PHOTO_MISSING_TEXT, 'photo');
  await takeAttempt(database, `real-name:${memberId}`, REQUESTS_PER_MINUTE, now());
  const photo = { memberId, purpose: 'identity' as const, key: photoKey };
  if (!(await ownUpload(database.db, photo))) throw notFound('照片', 'photo');
  const row = newRow(services, memberId, input);
  await database
    .transaction(async (tx) => {
      await lockUnverified(tx, memberId);
      const status = verifyStatus.pending;
      await tx.insert(realNames).values({ ...row, route: 'manual', photoKey, status });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('实名验证信息已提交，请等待管理员审核') : error;
    });
};
