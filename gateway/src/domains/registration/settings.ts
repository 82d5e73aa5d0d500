import type { RegistrationSettings } from '@whaletide/schema/rest/registration-form.ts';
import { requireId } from '../../graphql/ids.ts';

/** UpdateRegistrationSettingsInput; enums have come as REST's numbers. */
export interface SettingsInput {
  competitionId: string;
  needsForm: boolean;
  form: {
    name: string;
    type: number;
    required: boolean;
    hint: string;
    choices: string[];
    defaultId?: number | null;
  }[];
  needsReview: boolean;
  files: {
    id: string;
    title: string;
    required: boolean;
    sizeLimit: number;
    acceptExts: string[];
  }[];
  reviewNotice?: string | null;
  notice?: string | null;
  afterRegistration: {
    customized: boolean;
    text: string;
    linkText: string;
    redirectionUrl: string;
  };
  channels: { weChat: string; community: string; general: string };
  needsPhone: boolean;
  needsEmail: boolean;
  needsRealName: boolean;
  entranceFee: number;
}

const FILE = 3;

/** The settings under the names of REST. */
export const settingsBody = (input: SettingsInput): RegistrationSettings => {
  const { afterRegistration: after, channels } = input;
  return {
    NeedRegisterForm: input.needsForm,
    RegisterForm: input.form.map((field) => ({
      Name: field.name,
      Type: field.type,
      Required: field.required,
      Hint: field.hint,
      Choices: field.choices,
      DefaultID: field.defaultId ?? null,
    })),
    RegisterAuthorization: input.needsReview,
    RegisterAuthorizationFields: input.files.map((file, index) => ({
      _id: requireId(file.id, `files.${index}`),
      Type: FILE,
      Required: file.required,
      Title: file.title,
      SizeLimit: file.sizeLimit,
      AcceptExts: file.acceptExts,
    })),
    RegisterAuthorizationNotice: input.reviewNotice ?? null,
    RegisterNotice: input.notice ?? null,
    OnRegistration: {
      Customized: after.customized,
      Text: after.text,
      LinkText: after.linkText,
      RedirectionUrl: after.redirectionUrl,
    },
    Ditch: { WeChat: channels.weChat, Community: channels.community, General: channels.general },
    NeedPhone: input.needsPhone,
    NeedEmail: input.needsEmail,
    NeedVerify: input.needsRealName,
    EntranceFee: input.entranceFee,
  };
};
