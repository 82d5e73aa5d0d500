import { CLOSED_NAME } from './closure.ts';
import { INVISIBLE, isVisible, mixesScripts } from '#shared/rules/names.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { DAY } from '#shared/rules/time.ts';

const PASSWORD_MIN = 8;
const MAX_PASSWORD = 128;
const NAME_MIN = 2;
const MAX_NAME = 20;

/** The passwords that lists of leaked ones begin with, as far as they have 8 characters. */
const COMMON = new Set(
  `12345678 123456789 1234567890 11111111 88888888 00000000 66666666 99999999 87654321 12341234
  123123123 11223344 147258369 password password1 passw0rd qwertyui qwertyuiop qwerty123 1qaz2wsx
  1q2w3e4r 1q2w3e4r5t zaq12wsx asdfghjk asdfghjkl abcd1234 abc12345 a1234567 a12345678 a123456789
  aa123456 qq123456 iloveyou woaini1314 woaini520 5201314520 sunshine princess football baseball
  superman trustno1 welcome1 letmein1 admin123 administrator root1234 test1234 whatever computer
  internet dragon123 monkey123 12345678a 1234qwer qwer1234 asdf1234 zxcvbnm123 zxcvbnm1 wang1234`
    .split(/\s+/)
    .filter(Boolean),
);

/** Any characters, at least 8; common ones and the member's own name or e-mail are refused. */
export const passwordProblem = (
  password: string,
  own: { name?: string; email?: string } = {},
): Refusal | null => {
  const problem = (message: string) => refuse('BAD_USER_INPUT', message, 'Password');
  const length = [...password].length;
  const lower = password.toLowerCase();
  if (length < PASSWORD_MIN) return problem(`密码至少需要${PASSWORD_MIN}个字符`);
  if (length > MAX_PASSWORD) return problem(`密码不能超过${MAX_PASSWORD}个字符`);
  if (COMMON.has(lower) || /^(.)\1+$/u.test(password)) return problem('该密码过于常见，请换一个');
  if ([own.name, own.email].some((text) => text && text.toLowerCase() === lower))
    return problem('密码不能与用户名或邮箱相同');
  return null;
};

/** 2 to 20 characters without spaces, control characters or @, so that it can't look like an e-mail. */
export const nameProblem = (name: string): Refusal | null => {
  const problem = (message: string) => refuse('BAD_USER_INPUT', message, 'Name');
  const length = [...name].length;
  if (length < NAME_MIN || length > MAX_NAME)
    return problem(`用户名需要${NAME_MIN}到${MAX_NAME}个字符`);
  if (!isVisible(name)) return problem(`用户名${INVISIBLE}`);
  if (!/^[\p{L}\p{N}_.·-]+$/u.test(name))
    return problem('用户名只能包含文字、数字、下划线、点和连字符');
  if (mixesScripts(name)) return problem('用户名不能混用形似的不同文字，请只用一种字母');
  if (canonicalEmail(name) === CLOSED_NAME) return problem('该用户名不可使用');
  return null;
};

/** One @, a dot in the domain, no spaces; whether it exists, only a message to it can tell. */
export const emailProblem = (email: string, field: 'Email' | 'email'): Refusal | null =>
  email.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u.test(email)
    ? null
    : refuse('BAD_USER_INPUT', '请输入有效的邮箱地址', field);

/** An e-mail address as it is compared, without regard to case and form. */
export const canonicalEmail = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export const IDENTITIES = ['学生', '在职'] as const;

/** The first problem of a sign-up in the order of the form, or null. */
export const signUpProblem = (input: {
  name: string;
  email: string;
  password: string;
  identity?: string | null | undefined;
}): Refusal | null =>
  nameProblem(input.name) ??
  emailProblem(input.email, 'Email') ??
  passwordProblem(input.password, input) ??
  (input.identity && !IDENTITIES.some((identity) => identity === input.identity)
    ? refuse('BAD_USER_INPUT', '请选择学生或在职', 'Identity')
    : null);

const MAX_TOKEN_NAME = 50;
export const MAX_TOKENS = 20;
const YEAR = 366 * DAY;

/** An access token's name and end: in the future, at most a year ahead, or none. */
export const accessTokenProblem = (
  input: { name: string; expiresAt?: string | null | undefined },
  now: Date,
): Refusal | null => {
  if (!input.name.trim()) return refuse('BAD_USER_INPUT', '请输入令牌名称', 'Name');
  const long = textLimitProblem(input.name.trim(), MAX_TOKEN_NAME);
  if (long !== null) return refuse('BAD_USER_INPUT', long, 'Name');
  if (!input.expiresAt) return null;
  const ahead = Date.parse(input.expiresAt) - now.getTime();
  return ahead > 0 && ahead <= YEAR
    ? null
    : refuse('BAD_USER_INPUT', '到期时间应在一年之内的将来', 'Expires');
};
