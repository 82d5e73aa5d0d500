import { and, eq } from 'drizzle-orm';
import {
  type ApplicationForm,
  applicationStatus,
  applicationType,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import {
  applicationAnswerProblem,
  organizationOfProblem,
} from '@whaletide/schema/domains/application-forms/rules.ts';
import { EVENT_APPLICATION_ANSWERED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberByAccount } from '../members/store.ts';
import { actedBy, record } from '../moderation/store.ts';
import { makeOrganization, nameMember } from '../organizations/store.ts';
import { toForm } from './store.ts';
import { type ApplicationFormRow, applicationForms } from './tables.ts';

const { waiting, accepted, declined } = applicationStatus;

const ofApplication = ({ id, data }: ApplicationFormRow) => ({
  kind: 'APPLICATION' as const,
  target: id,
  title: data.Company,
});

/** Tells the applicant by bell and mail; a visitor has but a phone. */
const tellApplicant = async (
  tx: Transaction,
  { events }: Services,
  { id, type, memberId, status, answer }: ApplicationFormRow,
): Promise<void> => {
  if (memberId === null) return;
  const hosts = type === applicationType.hostCompetition;
  await events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_APPLICATION_ANSWERED,
    related: id,
    data: {
      Application: { Kind: hosts ? 'HOST' : 'DATA_SOURCE', Accepted: status === accepted },
      Message: answer ?? '',
    },
  });
};

/**
 * Answers an application that waits, once: the status in the UPDATE lets one administrator through.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT without an answer, CONFLICT where it is answered
 */
export const answerApplication = (
  services: Services,
  caller: Caller,
  id: string,
  { accepts, answer }: { accepts: boolean; answer: string },
): Promise<ApplicationForm> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    refuseIf(applicationAnswerProblem(answer));
    const [answered] = await tx
      .update(applicationForms)
      .set({
        status: accepts ? accepted : declined,
        answer: answer.trim(),
        answerDate: now(),
        answererId: caller.id,
      })
      .where(and(eq(applicationForms.id, id), eq(applicationForms.status, waiting)))
      .returning();
    if (!answered) {
      const [row] = await tx.select().from(applicationForms).where(eq(applicationForms.id, id));
      throw row ? conflict('该申请已经答复过了') : notFound('申请');
    }
    await tellApplicant(tx, services, answered);
    await record(tx, actedBy(caller, now), {
      action: 'applicationForms.answer',
      ...ofApplication(answered),
      before: { status: waiting },
      after: { status: answered.status, answer: answered.answer },
    });
    return toForm(answered);
  });

/** Ids of an organization's first administrators: the applicant, and those who are named. */
const administratorsOf = async (
  tx: Transaction,
  { memberId }: ApplicationFormRow,
  accounts: readonly string[],
): Promise<string[]> => {
  const ids = new Set(memberId === null ? [] : [memberId]);
  for (const account of accounts.map((one) => one.trim()).filter(Boolean)) {
    const member = await memberByAccount(tx, account);
    if (!member) throw notFound(`账号「${account}」`, 'Administrators');
    ids.add(member.id);
  }
  if (ids.size === 0) throw badInput('请至少填写一名管理员的邮箱或用户名', 'Administrators');
  return [...ids];
};

/**
 * Makes an organization from an accepted application, once: the application's row decides between
 * several at once. Its administrators are named in the same transaction, and told.
 * @throws Refusal as the contract says
 */
export const makeOrganizationOf = (
  services: Services,
  caller: Caller,
  id: string,
  organization: { ShortName: string; Name: string; Description: string; Administrators: string[] },
): Promise<ApplicationForm> =>
  services.database.transaction(async (tx) => {
    const { events, now } = services;
    const own = eq(applicationForms.id, id);
    const [application] = await tx.select().from(applicationForms).where(own).for('update');
    if (!application) throw notFound('申请');
    const { status, organizationId } = application;
    refuseIf(
      organizationOfProblem({ accepted: status === accepted, made: organizationId !== null }),
    );
    const { Administrators, ...texts } = organization;
    const administrators = await administratorsOf(tx, application, Administrators);
    const made = await makeOrganization(tx, texts, now());
    for (const memberId of administrators)
      await nameMember(tx, events, { organization: made, memberId, role: 'admin' });
    const [changed] = await tx
      .update(applicationForms)
      .set({ organizationId: made.id })
      .where(own)
      .returning();
    await record(tx, actedBy(caller, now), {
      action: 'applicationForms.makeOrganization',
      ...ofApplication(application),
      after: { organization: made.shortName, name: made.name, administrators },
    });
    return toForm(changed ?? application);
  });
