import { and, asc, count, eq } from 'drizzle-orm';
import {
  type RealNameRequest,
  type RealNameRequestDetail,
  verifyStatus,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import {
  EVENT_REAL_NAME_PASSED,
  EVENT_REAL_NAME_REJECTED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { rejectionProblem } from '@whaletide/schema/shared/rules/rejections.ts';
import { maskedId } from '@whaletide/schema/domains/account/rules/verification.ts';
import { toPage } from '#http/paging.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeMember, memberById } from '../members/store.ts';
import { actedBy, record } from '../moderation/store.ts';
import { fileUrl } from '../uploads/store/uploads.ts';
import { idNumbers } from './id-numbers.ts';
import { lockMember, numberTaken } from './real-names.ts';
import { realNames, type RealNameRow } from './tables.ts';

/** Identity photos are for administrators alone, not even for who uploaded them. */
export const mayReadIdentity = (caller: Caller | null): boolean => hasRole(caller, 'admin');

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以审核实名认证');
};

const toRequest = ({ config }: Services, row: RealNameRow): RealNameRequest => ({
  _id: row.id,
  User: row.memberId,
  Name: row.name,
  ID: maskedId(idNumbers(config.identityKey).decrypt(row.encryptedId, row.memberId)),
  Status: row.status,
  Reason: row.reason,
  CreateDate: row.createDate.toISOString(),
  ReviewDate: row.reviewDate?.toISOString() ?? null,
});

const toDetail = (services: Services, row: RealNameRow): RealNameRequestDetail => ({
  ...toRequest(services, row),
  Photo: row.photoKey && fileUrl(row.photoKey),
});

const manual = eq(realNames.route, 'manual');

/** Manual requests, the longest waiting first. @throws Refusal FORBIDDEN */
export const listRequests = async (
  services: Services,
  caller: Caller,
  query: { page: number; perPage: number; Status?: number | undefined },
): Promise<Page<RealNameRequest>> => {
  requireAdmin(caller);
  const { db } = services.database;
  const chosen = and(
    manual,
    query.Status === undefined ? undefined : eq(realNames.status, query.Status),
  );
  return toPage(query, {
    rows: db
      .select()
      .from(realNames)
      .where(chosen)
      .orderBy(asc(realNames.createDate), asc(realNames.id)),
    total: db.select({ rows: count() }).from(realNames).where(chosen),
    present: (rows) => {
      const data = rows.map((row) => toRequest(services, row));
      return data;
    },
  });
};

/** One manual request with its photo. @throws Refusal FORBIDDEN, NOT_FOUND */
export const requestDetail = async (
  services: Services,
  caller: Caller,
  id: string,
): Promise<RealNameRequestDetail> => {
  requireAdmin(caller);
  const [row] = await services.database.db
    .select()
    .from(realNames)
    .where(and(manual, eq(realNames.id, id)));
  if (!row) throw notFound('实名认证申请');
  return toDetail(services, row);
};

/**
 * Decides on a waiting request, once, and tells its member.
 * @throws Refusal FORBIDDEN, NOT_FOUND, BAD_USER_INPUT without a reason, CONFLICT when decided
 */
export const reviewRequest = async (
  services: Services,
  caller: Caller,
  id: string,
  { passes, reason }: { passes: boolean; reason: string },
): Promise<RealNameRequestDetail> => {
  const { User: memberId } = await requestDetail(services, caller, id);
  refuseIf(rejectionProblem(passes, reason));
  const { database, events, now } = services;
  return database
    .transaction(async (tx) => {
      // Members first, as everywhere: who verifies at this moment goes before or after.
      await lockMember(tx, memberId);
      const [row] = await tx
        .update(realNames)
        .set({
          status: passes ? verifyStatus.verified : verifyStatus.rejected,
          reason: passes ? null : reason.trim(),
          reviewDate: now(),
          reviewerId: caller.id,
        })
        .where(and(eq(realNames.id, id), eq(realNames.status, verifyStatus.pending)))
        .returning();
      if (!row) throw conflict('该申请已被审核');
      if (passes)
        await changeMember(tx, memberId, {
          verifyStatus: verifyStatus.verified,
          realName: row.name,
        });
      const member = await memberById(tx, memberId);
      // Neither the name nor the number: the log is no place for identities.
      await record(tx, actedBy(caller, now), {
        action: 'verification.review',
        kind: 'MEMBER',
        target: memberId,
        title: member?.name ?? memberId,
        reason: row.reason,
        before: { status: verifyStatus.pending },
        after: { status: row.status },
      });
      await events.publish(tx, [memberId], {
        kind: 'notification',
        eventType: passes ? EVENT_REAL_NAME_PASSED : EVENT_REAL_NAME_REJECTED,
        related: null,
        data: passes ? {} : { Message: reason.trim() },
      });
      return toDetail(services, row);
    })
    .catch(numberTaken);
};
