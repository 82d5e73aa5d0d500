import { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  Ditch,
  OnRegistration,
  RegisterAnswer,
  RegisterAuthorizationField,
  RegisterAuthorizationResult,
  RegisterField,
  SeriesCompetition,
} from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import {
  OwnRegistration,
  Registration,
  RegistrationDetail,
  ReviewedRegistration,
  Withdrawal,
} from '@whaletide/schema/domains/registration/rest/registration.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type {
  AnswerDegree,
  AnswerLocation,
  AnswerMajor,
  AnswerUniversity,
  AnswerValue,
} from '@whaletide/schema/domains/registration/rules/answer-values.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { answers } from './answers.ts';
import { registrationLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const registration = {
  resolvers: [resolvers, answers],
  restTypes: {
    RegistrationSettings: Competition,
    RegistrationSeries: SeriesCompetition,
    RegistrationField: RegisterField,
    QualificationField: RegisterAuthorizationField,
    AfterRegistration: OnRegistration,
    RegistrationChannels: Ditch,
    ViewerRegistration: OwnRegistration,
    ViewerWithdrawal: Withdrawal,
    RegistrationAnswer: RegisterAnswer,
    RegistrationValue: madeHere<AnswerValue>(),
    RegistrationLocation: madeHere<AnswerLocation>(),
    RegistrationUniversity: madeHere<AnswerUniversity>(),
    RegistrationMajor: madeHere<AnswerMajor>(),
    RegistrationDegree: madeHere<AnswerDegree>(),
    GivenQualification: RegisterAuthorizationResult,
    CompetitionRegistration: Registration,
    CompetitionRegistrationPage: PageOf(Registration),
    RegistrationReview: RegistrationDetail,
    ReviewedRegistration,
    ReviewedAnswer: RegistrationDetail.properties.RegisterForm.items,
    ReviewedFile: RegistrationDetail.properties.RegisterAuthorizationResults.items,
  },
  enums: { RegistrationFieldType: { values: { TEXT: 1, CHOICE: 2 } } },
  loaders: registrationLoaders,
  inputs,
} satisfies Domain;
