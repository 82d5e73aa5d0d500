import { searchAnswer } from '@whaletide/schema/domains/account/rules/proof-of-work.ts';
import {
  type CaptchaAnswer,
  verificationCalls,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import type { CodeMessage, CodeSender } from '#platform/src/outside/code-sender.ts';
import type { IdentityVerifier, Person } from '#platform/src/outside/identity-verifier.ts';
import { startPlatform, type TestPlatform } from './platform.ts';

/** Numbers of the mainland with a right check, as the register of the tests knows them. */
export const ID_NUMBER = '11010519491231002X';
export const OTHER_ID_NUMBER = '440524188001010014';
export const PASSWORD = 'a-long-password';

export interface VerifyingPlatform extends TestPlatform {
  /** Codes that were sent, newest last. */
  sent: CodeMessage[];
  /** Makes the sender fail, or work again. */
  breakSender: (broken: boolean) => void;
  /** Queries to the verifier; it knows 张三 by ID_NUMBER. */
  asked: Person[];
  breakVerifier: (broken: boolean) => void;
}

/** A platform with a sender and a verifier that the test holds in its hands. */
export const startVerifyingPlatform = async (verifies = true): Promise<VerifyingPlatform> => {
  const sent: CodeMessage[] = [];
  const asked: Person[] = [];
  const broken = { sender: false, verifier: false };
  const codeSender: CodeSender = {
    send: async (message) => {
      if (broken.sender) throw new Error('the sender is down');
      sent.push(message);
    },
  };
  const identityVerifier: IdentityVerifier = {
    matches: async (person) => {
      if (broken.verifier) throw new Error('the verifier is down');
      asked.push(person);
      return person.name === '张三' && person.idNumber === ID_NUMBER;
    },
  };
  const platform = await startPlatform({
    env: { CAPTCHA_BITS: '4' },
    outside: { codeSender, ...(verifies && { identityVerifier }) },
  });
  return {
    ...platform,
    sent,
    asked,
    breakSender: (value) => void (broken.sender = value),
    breakVerifier: (value) => void (broken.verifier = value),
  };
};

export const captcha = async (platform: TestPlatform, token: string): Promise<CaptchaAnswer> => {
  const { challenge, bits } = await platform.call(verificationCalls.captcha, {}, { token });
  return { challenge, answer: searchAnswer(challenge, bits, 0, 1e6) ?? -1 };
};

export const lastCode = ({ sent }: VerifyingPlatform): string => sent.at(-1)?.code ?? '';

/** Binds a phone number, as the wizard does. */
export const bindPhone = async (
  platform: VerifyingPlatform,
  token: string,
  phone: string,
): Promise<void> => {
  const number = { phone, countryCode: '86' };
  const order = { ...number, captcha: await captcha(platform, token) };
  await platform.call(verificationCalls.sendPhoneCode, { body: order }, { token });
  const body = { ...number, code: lastCode(platform), password: PASSWORD };
  await platform.call(verificationCalls.bindPhone, { body }, { token });
};
