import type { Static } from 'typebox';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { RegisterBody } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import type { RegistrationSettings } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { MINT, transfer, walletOf } from '#platform/src/domains/growth/store/ledger.ts';
import { newId } from '#platform/src/ids.ts';
import { makeCompetition } from './competition.ts';
import type { TestPlatform } from './platform.ts';

export const FILE_FIELD = 'f'.repeat(24);
export const PDF = Buffer.from('%PDF-1.7\n证明');

/** A name, a choice of the organizer's own, and one file to review by. */
export const asking: Partial<RegistrationSettings> = {
  needsForm: true,
  form: [
    { name: '真实姓名', type: 'TEXT', isRequired: true, hint: '', choices: [], defaultId: 6 },
    {
      name: 'T恤尺码',
      type: 'CHOICE',
      isRequired: false,
      hint: '',
      choices: ['S', 'M'],
      defaultId: null,
    },
  ],
  needsReview: true,
  files: [
    { id: FILE_FIELD, title: '学生证', isRequired: true, sizeLimit: 1, acceptExts: ['.pdf'] },
  ],
};

export const competitionAsking = (
  platform: TestPlatform,
  registration: Partial<RegistrationSettings>,
  competition: object = {},
) => makeCompetition(platform, { competition: { registration, ...competition } });

export const register = (
  platform: TestPlatform,
  id: string,
  token: string,
  body: Static<typeof RegisterBody> = {},
) => platform.call(competitionCalls.register, { params: { id }, body }, { token });

export const refusedToRegister = (
  platform: TestPlatform,
  id: string,
  token: string,
  body: Static<typeof RegisterBody> = {},
) => platform.refusal(competitionCalls.register, { params: { id }, body }, { token });

/** Puts coins in a member's wallet. */
export const giveCoins = (platform: TestPlatform, memberId: string, amount: number) =>
  platform.database.transaction((tx) =>
    transfer(tx, {
      related: null,
      from: MINT,
      to: walletOf(memberId),
      amount,
      reason: 'test',
      idempotencyKey: `test:${newId()}`,
      now: platform.clock.now,
    }),
  );
