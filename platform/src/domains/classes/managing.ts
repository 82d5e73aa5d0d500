import { randomInt } from 'node:crypto';
import { and, count, desc, eq, or } from 'drizzle-orm';
import type { classCalls, SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import {
  CLASS_CODE_LENGTH,
  CLASS_CODE_SIGNS,
  classCountProblem,
  classProblems,
  mailDomainOf,
  mailDomainProblem,
} from '@whaletide/schema/domains/classes/rules/classes.ts';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { organizationMembers, organizations } from '../organizations/tables.ts';
import {
  classDocument,
  foundBy,
  hasState,
  lockedRun,
  opensByMail,
  runs,
  toClass,
} from './access.ts';
import { classes } from './tables.ts';

type Body<Name extends keyof typeof classCalls> =
  CallInput<(typeof classCalls)[Name]> extends {
    body: infer B;
  }
    ? B
    : never;

/** A new code, of some 50 random bits. */
const newCode = () =>
  Array.from(
    { length: CLASS_CODE_LENGTH },
    () => CLASS_CODE_SIGNS[randomInt(CLASS_CODE_SIGNS.length)],
  ).join('');

/** A page of the member's classes, or of those of an organization that they run, the newest first. */
export const ownClasses = (
  db: Handle,
  memberId: string,
  { Organization, ...query }: PageQuery & { Organization?: string | undefined },
): Promise<Page<SchoolClass>> => {
  const chosen =
    Organization === undefined
      ? or(
          and(eq(classes.teacherId, memberId), runs(memberId)),
          hasState(memberId, 'joined', 'offered'),
          opensByMail(memberId),
        )
      : and(eq(classes.organizationId, Organization), runs(memberId));
  return toPage(query, {
    rows: db
      .select(foundBy(memberId))
      .from(classes)
      .where(chosen)
      .orderBy(desc(classes.createDate), desc(classes.id)),
    total: db.select({ rows: count() }).from(classes).where(chosen),
    present: (rows) =>
      rows.flatMap(({ role, ...found }) => (role ? toClass({ ...found, role }) : [])),
  });
};

/** The organization of that name, locked, where the member belongs to it. */
const lockedOrganization = async (tx: Transaction, memberId: string, shortName: string) => {
  const [organization] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.shortName, shortName))
    .for('no key update');
  if (!organization) throw notFound('组织', 'Organization');
  const own = await tx
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organization.id),
        eq(organizationMembers.memberId, memberId),
      ),
    );
  if (own.length === 0) throw forbidden('只有组织的成员可以在其中建立班级', 'Organization');
  return organization.id;
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT past the limit of classes */
export const createClass = (
  { database, now }: Services,
  caller: Caller,
  { Organization, Name, Description }: Body<'create'>,
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    refuseIf(classProblems({ name: Name, description: Description })[0] ?? null);
    const organizationId = await lockedOrganization(tx, caller.id, Organization);
    const [kept] = await tx
      .select({ rows: count() })
      .from(classes)
      .where(eq(classes.organizationId, organizationId));
    refuseIf(classCountProblem(kept?.rows ?? 0));
    const date = now();
    const id = newId(date.getTime());
    await tx.insert(classes).values({
      id,
      organizationId,
      teacherId: caller.id,
      name: Name.trim(),
      description: Description.trim(),
      joinCode: newCode(),
      open: true,
      createDate: date,
    });
    return classDocument(tx, caller.id, id);
  });

/** @throws Refusal NOT_FOUND, BAD_USER_INPUT */
export const updateClass = (
  { database }: Services,
  caller: Caller,
  id: string,
  { Name, Description, IsOpen, MailDomain }: Body<'update'>,
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    const mailDomain = mailDomainOf(MailDomain ?? '');
    refuseIf(classProblems({ name: Name, description: Description })[0] ?? null);
    refuseIf(mailDomainProblem(mailDomain));
    await lockedRun(tx, caller.id, id);
    await tx
      .update(classes)
      .set({ name: Name.trim(), description: Description.trim(), open: IsOpen, mailDomain })
      .where(eq(classes.id, id));
    return classDocument(tx, caller.id, id);
  });

/** @throws Refusal NOT_FOUND */
export const renewCode = (
  { database }: Services,
  caller: Caller,
  id: string,
): Promise<SchoolClass> =>
  database.transaction(async (tx) => {
    await lockedRun(tx, caller.id, id);
    await tx.update(classes).set({ joinCode: newCode() }).where(eq(classes.id, id));
    return classDocument(tx, caller.id, id);
  });

/** @throws Refusal NOT_FOUND */
export const removeClass = ({ database }: Services, caller: Caller, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    await lockedRun(tx, caller.id, id);
    await tx.delete(classes).where(eq(classes.id, id));
  });
