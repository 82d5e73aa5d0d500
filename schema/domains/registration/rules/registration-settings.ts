import {
  type ChannelNames,
  defaultFields,
  type FileField,
  type FormField,
  fieldKey,
} from './registration-fields.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { uploadRules } from '#domains/uploads/rules.ts';

/** Message after a registration in place of the usual words. */
interface AfterRegistration {
  isCustomized: boolean;
  text: string;
  linkText: string;
  redirectionUrl: string;
}

/** Everything that an organizer sets about registering. */
export interface RegistrationSettings {
  /** True where members have to fill in the form; its fields stay when they don't. */
  needsForm: boolean;
  form: FormField[];
  /** True where organizers decide on each registration. */
  needsReview: boolean;
  files: FileField[];
  /** Markdown above the files; null shows none. */
  reviewNotice: string | null;
  /** Markdown to agree to before registering; null asks nothing. */
  notice: string | null;
  afterRegistration: AfterRegistration;
  channels: ChannelNames;
  needsPhone: boolean;
  needsEmail: boolean;
  needsRealName: boolean;
  /** Whale coins. */
  entranceFee: number;
}

export const noSettings: RegistrationSettings = {
  needsForm: false,
  form: [],
  needsReview: false,
  files: [],
  reviewNotice: null,
  notice: null,
  afterRegistration: { isCustomized: false, text: '', linkText: '', redirectionUrl: '' },
  channels: { weChat: '', community: '', general: '' },
  needsPhone: false,
  needsEmail: false,
  needsRealName: false,
  entranceFee: 0,
};

/** A problem of the settings; `field` is `RegisterForm.0`, `RegisterAuthorizationFields.1` or a setting’s key. */
export interface SettingsProblem {
  field: string;
  message: string;
}

const MAX_FIELDS = 40;
const MAX_FILES = 10;
const MAX_CHOICES = 50;
const NOTICE_LENGTH = 20_000;
export const MAX_FEE = 100_000;
const NAME_LENGTH = 40;
const WORDS_LENGTH = 300;

/** Largest file that a field may take, in KB. */
export const MAX_FILE_KB = uploadRules.qualification.maxSize / 1024;

const fieldProblem = (field: FormField, form: readonly FormField[]): string | null => {
  const { name, type, choices, defaultId } = field;
  if (!name.trim()) return '请填写字段名称';
  if (name.length > NAME_LENGTH) return `字段名称最多${NAME_LENGTH}个字符`;
  if (form.filter((other) => fieldKey(other) === fieldKey(field)).length > 1)
    return `「${name}」重复了`;
  if (defaultId !== null) return defaultId in defaultFields ? null : '未知的默认字段';
  if (type !== 'CHOICE') return null;
  const given = choices.map((choice) => choice.trim()).filter(Boolean);
  if (given.length < 2) return '单选题至少需要两个选项';
  if (given.length > MAX_CHOICES) return `单选题最多${MAX_CHOICES}个选项`;
  return new Set(given).size < given.length ? '选项重复了' : null;
};

const fileFieldProblem = ({ title, sizeLimit, acceptExts }: FileField): string | null => {
  if (!title.trim()) return '请填写文件名称';
  if (title.length > NAME_LENGTH) return `文件名称最多${NAME_LENGTH}个字符`;
  if (!Number.isInteger(sizeLimit) || sizeLimit < 1 || sizeLimit > MAX_FILE_KB)
    return `大小限制需在 1 至 ${MAX_FILE_KB} KB 之间`;
  if (acceptExts.length === 0) return '请至少选择一种文件格式';
  const unknown = acceptExts.find((ext) => !uploadRules.qualification.exts.includes(ext));
  return unknown === undefined ? null : `不支持 ${unknown} 格式`;
};

/** A place to go to: a page of this site or a site on the web; never a scheme that runs something. */
const isDestination = (address: string): boolean =>
  /^https?:\/\/[^\s]+$/.test(address) || /^\/(?![/\\])[^\s]*$/.test(address);

const texts = (settings: RegistrationSettings): [string, string, number][] => [
  ['RegisterNotice', settings.notice ?? '', NOTICE_LENGTH],
  ['RegisterAuthorizationNotice', settings.reviewNotice ?? '', NOTICE_LENGTH],
  ['OnRegistration.Text', settings.afterRegistration.text, WORDS_LENGTH],
  ['OnRegistration.LinkText', settings.afterRegistration.linkText, NAME_LENGTH],
  ['Ditch', Object.values(settings.channels).join(','), WORDS_LENGTH],
];

/** Everything that is wrong with an organizer's settings. */
export const settingsProblems = (settings: RegistrationSettings): SettingsProblem[] => {
  const { form, files, entranceFee, needsForm, afterRegistration: after } = settings;
  const problems: [string, string | null][] = [
    ['NeedRegisterForm', needsForm && form.length === 0 ? '请至少添加一个报名字段' : null],
    ['RegisterForm', form.length > MAX_FIELDS ? `报名字段最多${MAX_FIELDS}个` : null],
    ['RegisterAuthorizationFields', files.length > MAX_FILES ? `审核文件最多${MAX_FILES}个` : null],
    ...form.map((field, index): [string, string | null] => [
      `RegisterForm.${index}`,
      fieldProblem(field, form),
    ]),
    ...files.map((file, index): [string, string | null] => [
      `RegisterAuthorizationFields.${index}`,
      fileFieldProblem(file),
    ]),
    ...texts(settings).map(([field, text, most]): [string, string | null] => [
      field,
      textLimitProblem(text, most),
    ]),
    [
      'EntranceFee',
      Number.isInteger(entranceFee) && entranceFee >= 0 && entranceFee <= MAX_FEE
        ? null
        : `报名费需为 0 至 ${MAX_FEE} 的整数`,
    ],
    [
      'OnRegistration.RedirectionUrl',
      after.redirectionUrl && !isDestination(after.redirectionUrl)
        ? '请输入以 http://、https:// 或 / 开头的地址'
        : null,
    ],
  ];
  return problems.flatMap(([field, message]) => (message === null ? [] : { field, message }));
};

/** Answers what a member is asked for under these settings. */
export const askedOf = ({
  needsForm,
  form,
  needsReview,
  files,
}: Pick<RegistrationSettings, 'needsForm' | 'form' | 'needsReview' | 'files'>): {
  form: FormField[];
  files: FileField[];
} => ({ form: needsForm ? form : [], files: needsReview ? files : [] });
