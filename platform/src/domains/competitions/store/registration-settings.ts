import type { RegistrationSettings as SettingsDocument } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import {
  noSettings,
  type RegistrationSettings,
} from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import type { CompetitionRow } from '../tables.ts';

const CHOICE = 2;
/** Type of a field that is a file. */
const FILE = 3;

/** Answers all that the competition asks of members who register. */
export const settingsOf = (row: CompetitionRow): RegistrationSettings => ({
  ...noSettings,
  ...row.registration,
  notice: row.registerNotice,
});

export const toRegistrationSettings = (settings: RegistrationSettings): SettingsDocument => ({
  NeedRegisterForm: settings.needsForm,
  RegisterForm: settings.form.map((field) => ({
    Name: field.name,
    Type: field.type === 'CHOICE' ? CHOICE : 1,
    Required: field.isRequired,
    Hint: field.hint,
    Choices: [...field.choices],
    DefaultID: field.defaultId,
  })),
  RegisterAuthorization: settings.needsReview,
  RegisterAuthorizationFields: settings.files.map((file) => ({
    _id: file.id,
    Type: FILE,
    Required: file.isRequired,
    Title: file.title,
    SizeLimit: file.sizeLimit,
    AcceptExts: [...file.acceptExts],
  })),
  RegisterAuthorizationNotice: settings.reviewNotice,
  RegisterNotice: settings.notice,
  OnRegistration: {
    Customized: settings.afterRegistration.isCustomized,
    Text: settings.afterRegistration.text,
    LinkText: settings.afterRegistration.linkText,
    RedirectionUrl: settings.afterRegistration.redirectionUrl,
  },
  Ditch: {
    WeChat: settings.channels.weChat,
    Community: settings.channels.community,
    General: settings.channels.general,
  },
  NeedPhone: settings.needsPhone,
  NeedEmail: settings.needsEmail,
  NeedVerify: settings.needsRealName,
  EntranceFee: settings.entranceFee,
});

const textOrNull = (text: string | null) => text?.trim() || null;

export const fromRegistrationSettings = (document: SettingsDocument): RegistrationSettings => ({
  needsForm: document.NeedRegisterForm,
  form: document.RegisterForm.map((field) => ({
    name: field.Name.trim(),
    type: field.Type === CHOICE ? 'CHOICE' : 'TEXT',
    isRequired: field.Required,
    hint: field.Hint.trim(),
    choices: field.Choices.map((choice) => choice.trim()).filter(Boolean),
    defaultId: field.DefaultID,
  })),
  needsReview: document.RegisterAuthorization,
  files: document.RegisterAuthorizationFields.map((file) => ({
    id: file._id,
    title: file.Title.trim(),
    isRequired: file.Required,
    sizeLimit: file.SizeLimit,
    acceptExts: file.AcceptExts,
  })),
  reviewNotice: textOrNull(document.RegisterAuthorizationNotice),
  notice: textOrNull(document.RegisterNotice),
  afterRegistration: {
    isCustomized: document.OnRegistration.Customized,
    text: document.OnRegistration.Text.trim(),
    linkText: document.OnRegistration.LinkText.trim(),
    redirectionUrl: document.OnRegistration.RedirectionUrl.trim(),
  },
  channels: {
    weChat: document.Ditch.WeChat.trim(),
    community: document.Ditch.Community.trim(),
    general: document.Ditch.General.trim(),
  },
  needsPhone: document.NeedPhone,
  needsEmail: document.NeedEmail,
  needsRealName: document.NeedVerify,
  entranceFee: document.EntranceFee,
});
