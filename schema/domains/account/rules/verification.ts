import { emailProblem } from './account.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Seconds between two codes of one purpose. */
export const RESEND_SECONDS = 60;
/** Tries of one code, and the minutes that it lives. */
export const CODE_TRIES = 5;
/**
 * Wrong tries that a recovery code takes of all addresses together: guessing it stays hopeless, and
 * voiding it takes forty addresses.
 */
export const RECOVERY_TRIES = 200;
export const CODE_MINUTES = 10;
/** Minutes that a challenge lives, and an identity waits that another site has proved: long
 * enough to sign in there, and to look for a code. */
export const CAPTCHA_MINUTES = 10;
export const OAUTH_MINUTES = 10;
/** Minutes for which a session stays protected. */
export const PROTECTION_MINUTES = 15;
/** Automatic real-name attempts in one window. */
export const AUTOMATIC_TRIES = 5;
export const AUTOMATIC_HOURS = 2;
export const DEFAULT_COUNTRY_CODE = '86';

/** Calling codes that the forms offer, the first one chosen; the server takes any of 1 to 4 digits. */
export const countryCodes: readonly { code: string; name: string }[] = [
  { code: '86', name: '中国大陆' },
  { code: '852', name: '中国香港' },
  { code: '853', name: '中国澳门' },
  { code: '886', name: '中国台湾' },
  { code: '65', name: '新加坡' },
  { code: '60', name: '马来西亚' },
  { code: '81', name: '日本' },
  { code: '82', name: '韩国' },
  { code: '1', name: '美国 / 加拿大' },
  { code: '44', name: '英国' },
  { code: '49', name: '德国' },
  { code: '33', name: '法国' },
  { code: '61', name: '澳大利亚' },
];

/** Spaces and hyphens are for the eye. */
export const plainPhone = (phone: string): string => phone.replace(/[\s-]/g, '');

/** 7 to 15 digits; a number of the mainland is 11 of them and starts with 1. */
export const phoneProblem = (phone: string, countryCode: string): Refusal | null => {
  const digits = plainPhone(phone);
  const good = countryCode === '86' ? /^1\d{10}$/.test(digits) : /^\d{7,15}$/.test(digits);
  if (!good) return refuse('BAD_USER_INPUT', '请输入有效手机号', 'phone');
  return /^[1-9]\d{0,3}$/.test(countryCode)
    ? null
    : refuse('BAD_USER_INPUT', '请选择国家或地区', 'countryCode');
};

export const PHONE_SAME_TEXT = '该手机号已被绑定，请输入新手机号';
export const PHONE_TAKEN_TEXT = '该手机账号已与其他账号绑定';

export const codeProblem = (code: string): Refusal | null =>
  /^\d{6}$/.test(code.trim()) ? null : refuse('BAD_USER_INPUT', '请输入6位验证码', 'code');

/** A verified address is changed for another one; one that isn't verified may be verified as it is. */
export const newEmailProblem = (
  email: string,
  own: { email: string | null; emailVerified: boolean },
): Refusal | null =>
  emailProblem(email, 'email') ??
  (own.emailVerified && own.email === email.trim().toLowerCase()
    ? refuse('BAD_USER_INPUT', '该邮箱已被绑定，请输入新邮箱', 'email')
    : null);

export const repeatProblem = (password: string, repeated: string): Refusal | null =>
  password === repeated
    ? null
    : refuse('BAD_USER_INPUT', '两次输入的密码不一致', 'confirmPassword');

/** The number as it is kept: without spaces, with a capital X. */
export const plainIdNumber = (id: string): string =>
  id.normalize('NFKC').replace(/\s/g, '').toUpperCase();

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * Tells whether the last character of a mainland number is the check digit of the others (GB
 * 11643).
 */
const checks = (id: string) => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return id[17] === CHECKS[sum % 11];
};

const REAL_NAME_LENGTH = 50;

/**
 * Finds the problems with a name and an ID number, both required. The automatic route accepts
 * mainland numbers; the manual one also passports and permits, of 6 to 20 letters and digits.
 */
export const realNameProblems = (
  input: { name: string; id: string },
  route: 'automatic' | 'manual',
): Refusal[] => {
  const problems: Refusal[] = [];
  const name = input.name.trim();
  const id = plainIdNumber(input.id);
  if (!name) problems.push(refuse('BAD_USER_INPUT', '请输入真实姓名', 'name'));
  else if ([...name].length > REAL_NAME_LENGTH)
    problems.push(refuse('BAD_USER_INPUT', `姓名不能超过${REAL_NAME_LENGTH}个字符`, 'name'));
  if (!id) problems.push(refuse('BAD_USER_INPUT', '请输入证件号码', 'ID'));
  else if (
    /^\d{17}[\dX]$/.test(id) ? !checks(id) : route === 'automatic' || !/^[0-9A-Z]{6,20}$/.test(id)
  )
    problems.push(refuse('BAD_USER_INPUT', '证件号码有误，请检查', 'ID'));
  return problems;
};

export const PHOTO_MISSING_TEXT = '请先上传身份证照片';

const stars = (count: number) => '*'.repeat(Math.max(count, 1));

/** 3201**********1234; of a short number only the ends. */
export const maskedId = (id: string): string => {
  const shown = id.length >= 12 ? 4 : 1;
  return id.slice(0, shown) + stars(id.length - 2 * shown) + id.slice(-shown);
};

/** 138****0000 */
export const maskedPhone = (phone: string): string => {
  const shown = phone.length >= 10 ? [3, 4] : [2, 2];
  const [head = 0, tail = 0] = shown;
  return phone.slice(0, head) + stars(phone.length - head - tail) + phone.slice(-tail);
};

/** 林*舟; of two characters the first. */
export const maskedName = (name: string): string => {
  const letters = [...name];
  if (letters.length < 3) return (letters[0] ?? '') + '*';
  return (letters[0] ?? '') + stars(letters.length - 2) + (letters.at(-1) ?? '');
};

/** m***@demo.test */
export const maskedEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${stars(Math.min(name.length - 1, 3))}@${domain}`;
};
