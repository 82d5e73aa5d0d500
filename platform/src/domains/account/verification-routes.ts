import type { FastifyInstance } from 'fastify';
import {
  type Verification,
  verificationCalls as calls,
  verifyStatus,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  codeProblem,
  maskedEmail,
  maskedId,
  maskedName,
  maskedPhone,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { route } from '#http/route.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { newCaptcha } from './captchas.ts';
import { sendCode, takeCode } from './codes.ts';
import {
  bindPhone,
  changeEmail,
  changePassword,
  internationalNumber,
  phoneOf,
  sendEmailCode,
  sendPhoneCode,
} from './contacts.ts';
import { idNumbers } from './id-numbers.ts';
import type { PasswordHasher } from './passwords.ts';
import {
  checkPassword,
  protect,
  protectedUntil,
  requireProtection,
  requireSession,
} from './protection.ts';
import { listRequests, requestDetail, reviewRequest } from './real-name-reviews.ts';
import { realNameOf, verifyAutomatically, verifyManually } from './real-names.ts';

const done = { ok: true as const };

/** Answers what the caller has verified; all that could be misused is masked. */
const verificationOf = async (services: Services, caller: Caller): Promise<Verification> => {
  const { config, database, identityVerifier, now } = services;
  const { db } = database;
  const member = await memberById(db, caller.id);
  if (!member) throw notFound('用户');
  const [phone, named, until] = [
    await phoneOf(db, caller.id),
    await realNameOf(db, caller.id),
    await protectedUntil(db, caller, now()),
  ];
  const verified = member.verifyStatus === verifyStatus.verified;
  const { decrypt } = idNumbers(config.identityKey);
  const name = verified ? member.realName : named?.name;
  return {
    phone: {
      Phone: phone ? maskedPhone(phone.phone) : null,
      PhoneCountryCode: phone?.countryCode ?? null,
      PhoneVerified: member.phoneVerified,
    },
    email: {
      Email: member.email && maskedEmail(member.email),
      EmailVerified: member.emailVerified,
    },
    identity: {
      VerifyStatus: verified ? verifyStatus.verified : (named?.status ?? verifyStatus.none),
      IDName: name ? maskedName(name) : null,
      ID: named ? maskedId(decrypt(named.encryptedId, caller.id)) : null,
      Reason: verified ? null : (named?.reason ?? null),
      SubmitDate: named?.createDate.toISOString() ?? null,
    },
    ProtectedUntil: until?.toISOString() ?? null,
    AutomaticVerification: identityVerifier !== null,
  };
};

/**
 * Answers where a protection code goes. @throws Refusal CONFLICT where nothing of the kind is
 * verified
 */
const protectionTarget = async ({ database: { db } }: Services, caller: Caller, type: string) => {
  if (type === 'phone') {
    const phone = await phoneOf(db, caller.id);
    if (!phone) throw conflict('尚未绑定手机');
    return { channel: 'sms' as const, target: internationalNumber(phone) };
  }
  const member = await memberById(db, caller.id);
  if (!member?.email || !member.emailVerified) throw conflict('尚未绑定邮箱');
  return { channel: 'email' as const, target: member.email };
};

/** Phones, e-mails and ID numbers are for members themselves, not for what acts for them. */
const READING = '请登录后再查看';

/** Codes, protection, changes of phone, e-mail and password, and real names. */
export const verificationRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  const { db } = services.database;

  route(app, calls.get, ({ caller }) => {
    requireSession(caller, READING);
    return verificationOf(services, caller);
  });

  route(app, calls.phone, async ({ caller }) => {
    requireSession(caller, READING);
    return (await verificationOf(services, caller)).phone;
  });

  route(app, calls.captcha, ({ caller }) => {
    requireSession(caller);
    return newCaptcha(services, { memberId: caller.id });
  });

  route(app, calls.sendPhoneCode, ({ caller, body, address }) => {
    requireSession(caller);
    const { phone, countryCode, byVoice = false, captcha } = body;
    const number = { phone, countryCode, byVoice };
    return sendPhoneCode(services, caller, number, { captcha, address });
  });

  route(app, calls.bindPhone, async ({ caller, body }) => {
    await requireProtection(services, hasher, caller, body.password);
    await bindPhone(services, caller, body);
    return verificationOf(services, caller);
  });

  route(app, calls.sendEmailCode, async ({ caller, body, address }) => {
    await requireProtection(services, hasher, caller, body.password);
    return sendEmailCode(services, caller, body.email, { captcha: body.captcha, address });
  });

  route(app, calls.changeEmail, async ({ caller, body }) => {
    requireSession(caller);
    await changeEmail(services, caller, body);
    return verificationOf(services, caller);
  });

  route(app, calls.changePassword, async ({ caller, body }) => {
    await requireProtection(services, hasher, caller);
    await changePassword(services, hasher, caller, body);
    return done;
  });

  route(app, calls.isProtected, async ({ caller }) => ({
    isProtected: (await protectedUntil(db, caller, services.now())) !== null,
  }));

  route(app, calls.sendProtectionCode, async ({ caller, body, address }) => {
    requireSession(caller);
    const where = await protectionTarget(services, caller, body.type);
    const order = { purpose: 'protection' as const, captcha: body.captcha, address };
    return sendCode(services, caller, { ...order, ...where });
  });

  route(app, calls.grantProtection, async ({ caller, body: { code, password } }) => {
    requireSession(caller);
    if (password !== undefined) await checkPassword(services, hasher, caller.id, password);
    else {
      if (code === undefined) throw badInput('请输入6位验证码', 'code');
      refuseIf(codeProblem(code));
      const { sessionId } = await takeCode(services, caller.id, 'protection', code);
      if (sessionId !== caller.credentialId) throw badInput('验证码无效', 'code');
    }
    await protect(services, caller);
    return verificationOf(services, caller);
  });

  route(app, calls.checkPassword, async ({ caller, body }) => {
    requireSession(caller);
    await checkPassword(services, hasher, caller.id, body.password);
    return done;
  });

  route(app, calls.verifyAutomatically, async ({ caller, body: { ID, name } }) => {
    requireSession(caller);
    await verifyAutomatically(services, caller.id, { name, id: ID });
    return verificationOf(services, caller);
  });

  route(app, calls.verifyManually, async ({ caller, body: { ID, name, photo } }) => {
    requireSession(caller);
    await verifyManually(services, caller.id, { name, id: ID, photoKey: photo?.key });
    return verificationOf(services, caller);
  });

  route(app, calls.requests, ({ caller, query }) => {
    requireSession(caller, READING);
    return listRequests(services, caller, query);
  });

  route(app, calls.request, ({ caller, params }) => {
    requireSession(caller, READING);
    return requestDetail(services, caller, params.id);
  });

  route(app, calls.review, ({ caller, params, body }) => {
    requireSession(caller, READING);
    const decision = { passes: body.Status === 1, reason: body.Reason ?? '' };
    return reviewRequest(services, caller, params.id, decision);
  });
};
