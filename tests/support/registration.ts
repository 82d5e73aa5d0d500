import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { RegistrationSettings } from '@whaletide/schema/domains/registration/rest/registration-form.ts';

/** Requirements of a competition that asks nothing of members who register. */
export const nothingAsked: RegistrationSettings & Pick<Competition, 'SeriesCompetition'> = {
  NeedRegisterForm: false,
  RegisterForm: [],
  RegisterAuthorization: false,
  RegisterAuthorizationFields: [],
  RegisterAuthorizationNotice: null,
  RegisterNotice: null,
  OnRegistration: { Customized: false, Text: '', LinkText: '', RedirectionUrl: '' },
  Ditch: { WeChat: '', Community: '', General: '' },
  NeedPhone: false,
  NeedEmail: false,
  NeedVerify: false,
  EntranceFee: 0,
  SeriesCompetition: null,
};
