import { and, eq } from 'drizzle-orm';
import { EVENT_EXPORT_READY } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { EXPORT_DAYS } from '@whaletide/schema/domains/account/rules/data-exports.ts';
import { sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import { beijingText, DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import { spool } from '#files/spool.ts';
import { zip } from '#files/zip.ts';
import type { LeasedJob } from '#jobs/leases.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { memberById } from '#domains/members/store.ts';
import { newUploadKey } from '#domains/uploads/store/uploads.ts';
import { mailMember } from '../notices.ts';
import { memberExports } from '../tables.ts';
import { contentsOf, type ExportSources } from './contents.ts';

const idOf = (job: LeasedJob) => (job.data as { id: string }).id;
const isPending = (id: string) => and(eq(memberExports.id, id), eq(memberExports.state, 'pending'));

const tellReady = async (
  tx: Transaction,
  services: Services,
  memberId: string,
  expires: Date,
): Promise<void> => {
  await services.events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_EXPORT_READY,
    related: null,
    data: {},
  });
  await mailMember(tx, services, memberId, {
    subject: '个人数据已导出',
    lines: [
      { text: '你的个人数据已导出，登录后可以下载。' },
      { text: `${beijingText(expires)}之后会自动删除。` },
    ],
    button: { text: '下载个人数据', path: sitePaths.accountSettings },
    because: '你在账号设置中申请了导出个人数据',
  });
};

/**
 * Makes the archive of an export: onto the disk as it is read, then into the file store, then its
 * row. A process that dies in between leaves a file that no row knows, which the sweep removes.
 */
export const exportHandler = (services: Services, sources: ExportSources): JobHandler => ({
  run: async (job, finish) => {
    const { config, database, files, now } = services;
    const [row] = await database.db
      .select()
      .from(memberExports)
      .where(isPending(idOf(job)));
    // Its member has closed the account meanwhile.
    const member = row && (await memberById(database.db, row.memberId));
    if (!member) return database.transaction(finish);
    const { entries, filesLeftOut } = contentsOf(services, sources, member);
    const fileKey = newUploadKey();
    const spooled = await spool(zip(entries), config.dataDir, fileKey);
    try {
      await files.put(fileKey, spooled.path);
    } finally {
      await spooled.discard();
    }
    const expires = new Date(now().getTime() + EXPORT_DAYS * DAY);
    const kept = await database
      .transaction(async (tx) => {
        await finish(tx);
        const made = await tx
          .update(memberExports)
          .set({
            state: 'ready',
            fileKey,
            size: spooled.size,
            filesLeftOut: filesLeftOut(),
            expires,
          })
          .where(isPending(row.id))
          .returning({ id: memberExports.id });
        if (made.length > 0) await tellReady(tx, services, row.memberId, expires);
        return made.length > 0;
      })
      .catch(async (error: unknown) => {
        await files.remove(fileKey);
        throw error;
      });
    if (!kept) await files.remove(fileKey);
  },
  giveUp: async (tx, job) => {
    await tx
      .update(memberExports)
      .set({ state: 'failed', day: null })
      .where(isPending(idOf(job)));
  },
});
