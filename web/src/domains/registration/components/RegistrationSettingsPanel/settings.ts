import type { RegistrationSettings } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import type { UpdateRegistrationSettingsInput } from '#apollo/schema.generated.ts';
import type { RegistrationSettingsQuery } from './RegistrationSettingsPanel.generated.ts';

type Found = NonNullable<
  NonNullable<RegistrationSettingsQuery['competition']>['registrationSettings']
>;

/** The settings as they are edited: plain values, without what the cache adds. */
export const editedFrom = (settings: Found): RegistrationSettings => ({
  needsForm: settings.needsForm,
  form: settings.form.map(({ name, type, isRequired, hint, choices, defaultId }) => ({
    name,
    type,
    isRequired,
    hint,
    choices,
    defaultId,
  })),
  needsReview: settings.needsReview,
  files: settings.files.map(({ id, title, isRequired, sizeLimit, acceptExts }) => ({
    id,
    title,
    isRequired,
    sizeLimit,
    acceptExts,
  })),
  reviewNotice: settings.reviewNotice,
  notice: settings.notice,
  afterRegistration: {
    isCustomized: settings.afterRegistration.isCustomized,
    text: settings.afterRegistration.text,
    linkText: settings.afterRegistration.linkText,
    redirectionUrl: settings.afterRegistration.redirectionUrl,
  },
  channels: {
    weChat: settings.channels.weChat,
    community: settings.channels.community,
    general: settings.channels.general,
  },
  needsPhone: settings.needsPhone,
  needsEmail: settings.needsEmail,
  needsRealName: settings.needsRealName,
  entranceFee: settings.entranceFee,
});

const lines = (choices: readonly string[]) => choices.map((one) => one.trim()).filter(Boolean);

/** Makes the input to send; choices lose their empty lines. */
export const inputFrom = (
  competitionId: string,
  settings: RegistrationSettings,
): UpdateRegistrationSettingsInput => ({
  ...settings,
  competitionId,
  form: settings.form.map((field) => ({ ...field, choices: lines(field.choices) })),
  files: settings.files.map((file) => ({ ...file, acceptExts: [...file.acceptExts] })),
});

/** An id for a new file field: 24 hexadecimal digits. */
export const newFieldId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
