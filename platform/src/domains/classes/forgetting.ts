import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { classes, classReads, classStudents } from './tables.ts';

/**
 * Takes a member whose account closes out of all classes. Those that they teach stay with their
 * organization; one without goes.
 */
export const forgetClasses = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(classReads).where(eq(classReads.memberId, id));
  await tx.delete(classStudents).where(eq(classStudents.memberId, id));
  await tx.delete(classes).where(and(eq(classes.teacherId, id), isNull(classes.organizationId)));
  await tx.update(classes).set({ teacherId: null }).where(eq(classes.teacherId, id));
};
