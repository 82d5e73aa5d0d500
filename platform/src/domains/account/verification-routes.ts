import type { FastifyInstance } from 'fastify';
import {
  type Verification,
  verificationCalls as calls,
  verifyStatus,
} from '@whaletide/schema/rest/verification.ts';
import {
  codeProblem,
  maskedEmail,
  maskedId,
  maskedName,
  maskedPhone,
} from '@whaletide/schema/rules/verification.ts';
import { route } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { badInput, conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { memberById } from '../members/store.ts';
import { newCaptcha } from './captchas.ts';
import { sendCode, takeCode } from './codes.ts';
import {
  bindPhone,
  changeEmail,
  changePassword,
  dialled,
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

/** What the viewer has verified; whatever could be misused is masked. */
const verificationOf = async (services: Services, viewer: Viewer): Promise<Verification> => {
  const { config, database, identityVerifier, now } = services;
  const { db } = database;
  const member = await memberById(db, viewer.id);
  if (!member) throw notFound('用户');
  const [phone, named, until] = [
    await phoneOf(db, viewer.id),
    await realNameOf(db, viewer.id),
    await protectedUntil(db, viewer, now()),
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
      ID: named ? maskedId(decrypt(named.encryptedId, viewer.id)) : null,
      Reason: verified ? null : (named?.reason ?? null),
      SubmitDate: named?.createDate.toISOString() ?? null,
    },
    ProtectedUntil: until?.toISOString() ?? null,
    AutomaticVerification: identityVerifier !== null,
  };
};

/** Where a protection code goes. @throws Refusal CONFLICT where nothing of the kind is verified */
const protectionTarget = async ({ database: { db } }: Services, viewer: Viewer, type: string) => {
  if (type === 'phone') {
    const phone = await phoneOf(db, viewer.id);
    if (!phone) throw conflict('尚未绑定手机');
    return { channel: 'sms' as const, target: dialled(phone) };
  }
  const member = await memberById(db, viewer.id);
  if (!member?.email || !member.emailVerified) throw conflict('尚未绑定邮箱');
  return { channel: 'email' as const, target: member.email };
};

/** Phones, e-mails and ID numbers are for members themselves, not for what acts for them. */
const READING = '请登录后再查看';

/** Codes, protection, changes of phone, e-mail and password, and real names (spec 2, section 7). */
export const verificationRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  const { db } = services.database;

  route(app, calls.get, ({ viewer }) => {
    requireSession(viewer, READING);
    return verificationOf(services, viewer);
  });

  route(app, calls.captcha, ({ viewer }) => {
    requireSession(viewer);
    return newCaptcha(services, { memberId: viewer.id });
  });

  route(app, calls.sendPhoneCode, ({ viewer, body, address }) => {
    requireSession(viewer);
    const { phone, countryCode, byVoice = false, captcha } = body;
    const number = { phone, countryCode, byVoice };
    return sendPhoneCode(services, viewer, number, { captcha, address });
  });

  route(app, calls.bindPhone, async ({ viewer, body }) => {
    await requireProtection(services, hasher, viewer, body.password);
    await bindPhone(services, viewer, body);
    return verificationOf(services, viewer);
  });

  route(app, calls.sendEmailCode, async ({ viewer, body, address }) => {
    await requireProtection(services, hasher, viewer, body.password);
    return sendEmailCode(services, viewer, body.email, { captcha: body.captcha, address });
  });

  route(app, calls.changeEmail, async ({ viewer, body }) => {
    requireSession(viewer);
    await changeEmail(services, viewer, body.code);
    return verificationOf(services, viewer);
  });

  route(app, calls.changePassword, async ({ viewer, body }) => {
    await requireProtection(services, hasher, viewer);
    await changePassword(services, hasher, viewer, body);
    return done;
  });

  route(app, calls.isProtected, async ({ viewer }) => ({
    isProtected: (await protectedUntil(db, viewer, services.now())) !== null,
  }));

  route(app, calls.sendProtectionCode, async ({ viewer, body, address }) => {
    requireSession(viewer);
    const where = await protectionTarget(services, viewer, body.type);
    const order = { purpose: 'protection' as const, captcha: body.captcha, address };
    return sendCode(services, viewer, { ...order, ...where });
  });

  route(app, calls.grantProtection, async ({ viewer, body: { code, password } }) => {
    requireSession(viewer);
    if (password !== undefined) await checkPassword(services, hasher, viewer.id, password);
    else {
      if (code === undefined) throw badInput('请输入6位验证码', 'code');
      refuseIf(codeProblem(code));
      const { sessionId } = await takeCode(services, viewer.id, 'protection', code);
      if (sessionId !== viewer.credentialId) throw badInput('验证码无效', 'code');
    }
    await protect(services, viewer);
    return verificationOf(services, viewer);
  });

  route(app, calls.checkPassword, async ({ viewer, body }) => {
    requireSession(viewer);
    await checkPassword(services, hasher, viewer.id, body.password);
    return done;
  });

  route(app, calls.verifyAutomatically, async ({ viewer, body: { ID, name } }) => {
    requireSession(viewer);
    await verifyAutomatically(services, viewer.id, { name, id: ID });
    return verificationOf(services, viewer);
  });

  route(app, calls.verifyManually, async ({ viewer, body: { ID, name, photo } }) => {
    requireSession(viewer);
    await verifyManually(services, viewer.id, { name, id: ID, photoKey: photo?.key });
    return verificationOf(services, viewer);
  });

  route(app, calls.requests, ({ viewer, query }) => {
    requireSession(viewer, READING);
    return listRequests(services, viewer, query);
  });

  route(app, calls.request, ({ viewer, params }) => {
    requireSession(viewer, READING);
    return requestDetail(services, viewer, params.id);
  });

  route(app, calls.review, ({ viewer, params, body }) => {
    requireSession(viewer, READING);
    const decision = { passes: body.Status === 1, reason: body.Reason ?? '' };
    return reviewRequest(services, viewer, params.id, decision);
  });
};
