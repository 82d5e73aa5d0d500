import { describe, expect, it } from '@jest/globals';
import {
  needsProblem,
  feeProblem,
  platformIdProblem,
  registersAtOnce,
  unmetNeeds,
} from '@whaletide/schema/domains/registration/rules/registration.ts';
import {
  answerProblem,
  answerText,
  askedAnswers,
  registrationProblems,
} from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import {
  askedFields,
  channelOptions,
  type FormField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import {
  noSettings,
  settingsProblems,
} from '@whaletide/schema/domains/registration/rules/registration-settings.ts';

const field = (defaultId: number | null, changes: Partial<FormField> = {}): FormField => ({
  name: '这一项',
  type: 'TEXT',
  isRequired: true,
  hint: '',
  choices: [],
  defaultId,
  ...changes,
});
const missing = '这一项 是必填项';

describe('one answer', () => {
  it.each<[string, number | null, unknown, string | null]>([
    ['an empty text', null, '  ', missing],
    ['a text', null, '鲸', null],
    ['a long text', null, '鲸'.repeat(152), '字数已超出限制2个字符'],
    ['no gender', 1, undefined, missing],
    ['an unknown gender', 1, '其他', '请选择有效的这一项'],
    ['a gender', 1, '女', null],
    ['half an address', 2, 'a@b', '请输入有效的这一项'],
    ['an address', 2, 'a@b.cn', null],
    ['a province alone', 3, { L1: '浙江省' }, missing],
    ['a province and a city', 3, { L1: '浙江省', L2: '杭州市' }, null],
    ['no channel', 5, [], missing],
    ['a channel', 5, ['朋友告知'], null],
    ['another channel without its name', 5, ['其它'], missing],
    ['another channel with its name', 5, ['其它', '地铁广告'], null],
    ['a country without a university', 7, { Country: '中国', Province: '北京市' }, missing],
    ['a university that nobody lists', 7, { University: '深海大学' }, null],
    ['a major without an id', 8, { Discipline: '工学', Major: '软件工程' }, missing],
    ['a major', 8, { Discipline: '工学', Major: '软件工程', _id: 'a'.repeat(24) }, null],
    ['a grade without a degree', 9, { Grade: '大一' }, missing],
    ['a degree', 9, { Degree: '其它' }, null],
    ['a grade of another degree', 9, { Degree: '博士', Grade: '大一' }, '请选择有效的这一项'],
    ['letters for a number', 12, '2026a', '这一项只能是数字'],
    ['no industry', 16, [], missing],
    ['an industry', 16, ['金融业', '保险业'], null],
    ['a position of one’s own', 17, '船长', '请选择有效的这一项'],
  ])('%s', (_, id, value, problem) => {
    expect(answerProblem(field(id), value)).toBe(problem);
  });

  it('may be left out where it isn’t required, but not begun and left', () => {
    const optional = { isRequired: false };
    expect(answerProblem(field(3, optional), {})).toBeNull();
    expect(answerProblem(field(3, optional), { L1: '浙江省' })).toBe(missing);
    expect(answerProblem(field(5, optional), ['其它'])).toBe(missing);
  });

  it.each([
    [3, { L1: '浙江省', L2: '杭州市', L3: '' }, '浙江省 杭州市'],
    [8, { Discipline: '工学', Major: '软件工程', _id: 'x' }, '工学 软件工程'],
    [16, ['金融业', '保险业'], '金融业 / 保险业'],
    [null, ' 鲸 ', '鲸'],
  ])('%j of %j reads %s', (id, value, text) => {
    expect(answerText(field(id), value)).toBe(text);
  });
});

describe('who is asked what', () => {
  const ids = (form: FormField[], identity: unknown) =>
    askedFields(form, identity).map(({ defaultId }) => defaultId);
  const form = [6, 13, 7, 12, 14, 18].map((id) => field(id, { name: `第${id}项` }));

  it.each([
    ['学生', [6, 13, 7, 12]],
    ['在职', [6, 13, 14, 18]],
    [undefined, [6, 13]],
  ])('%s', (identity, expected) => {
    expect(ids(form, identity)).toEqual(expected);
  });

  it('everyone everything, where the identity isn’t asked', () => {
    expect(ids([field(7), field(14)], undefined)).toEqual([7, 14]);
  });

  it('keeps and misses nothing of the other part', () => {
    const answers = {
      6: '林',
      13: '在职',
      7: { University: '深海大学' },
      14: '鲸公司',
      18: '博士',
    };
    expect(registrationProblems({ form, files: [] }, { answers, files: {} })).toEqual([]);
    expect(askedAnswers(form, answers).map((one) => one.field.defaultId)).toEqual([6, 13, 14, 18]);
  });
});

it('says of files that they are missing, of the wrong kind, or too large', () => {
  const files = [
    { id: 'f', title: '学生证', isRequired: true, sizeLimit: 2, acceptExts: ['.pdf'] },
  ];
  const said = (file: { name: string; size: number } | null) =>
    registrationProblems({ form: [], files }, { answers: {}, files: { f: file } })[0]?.message;
  expect(said(null)).toBe('学生证 是必填项');
  expect(said({ name: 'a.png', size: 9 })).toBe('不支持该文件格式，请上传 .pdf 文件');
  expect(said({ name: 'a.pdf', size: 2049 })).toBe('文件大小超过限制（2 KB）');
  expect(said({ name: 'a.pdf', size: 2048 })).toBeUndefined();
});

it('offers the usual channels, and those that the organizer named', () => {
  const options = channelOptions({ weChat: '鲸潮, 数据派', community: '', general: '校园宣讲' });
  expect(options.map(({ name }) => name)).toEqual([
    '校园宣讲',
    '微信公众号',
    '社群社区',
    '邮件通知',
    '朋友告知',
    '其它',
  ]);
  expect(options[1]?.children).toEqual(['鲸潮', '数据派']);
  expect(options[2]?.children).toEqual(['社区', '知乎', 'QQ群', '微信群']);
});

describe('registering at once', () => {
  const nothing = {
    fields: 0,
    files: 0,
    needsReview: false,
    notice: null,
    entranceFee: 0,
    seriesLimited: false,
    hasInvitation: false,
  };
  it.each([
    [{}, true],
    [{ fields: 1 }, false],
    [{ files: 1 }, false],
    [{ needsReview: true }, false],
    [{ notice: '须知' }, false],
    [{ entranceFee: 1 }, false],
    [{ seriesLimited: true }, false],
    [{ hasInvitation: true }, false],
  ])('%j: %s', (changes, at) => {
    expect(registersAtOnce({ ...nothing, ...changes })).toBe(at);
  });
});

it('asks for what the account lacks and a fee that it holds', () => {
  const asked = { needsPhone: true, needsEmail: true, needsRealName: false };
  const account = { phoneVerified: false, emailVerified: true, realNameVerified: false };
  expect(unmetNeeds(asked, account)).toEqual(['PHONE']);
  expect(needsProblem(['PHONE'])?.message).toBe('报名前请先完成认证手机');
  expect(needsProblem([])).toBeNull();
  expect(feeProblem(10, 10)).toBeNull();
  expect(feeProblem(10, 9)?.code).toBe('CONFLICT');
});

it.each([
  ['whale_7', null],
  [' openi.user@mail-2+a ', null],
  ['鲸潮用户', null],
  ['', '请输入Openi启智平台ID'],
  ['two words', '请输入有效的ID'],
  ['<script>', '请输入有效的ID'],
  ['a'.repeat(65), '请输入有效的ID'],
])('an id on another platform: %j', (id, message) => {
  expect(platformIdProblem(id, 'Openi启智平台ID')?.message ?? null).toBe(message);
});

describe('an organizer’s settings', () => {
  const choice = (choices: string[]) => field(null, { type: 'CHOICE', choices });
  const file = { id: 'f', title: '证', isRequired: true, sizeLimit: 1, acceptExts: ['.pdf'] };
  const after = (redirectionUrl: string) => ({ ...noSettings.afterRegistration, redirectionUrl });
  it.each([
    [{}, undefined],
    [{ needsForm: true }, 'NeedRegisterForm'],
    [{ form: [field(6), field(6)] }, 'RegisterForm.0'],
    [{ form: [field(4)] }, 'RegisterForm.0'],
    [{ form: [field(null, { name: ' ' })] }, 'RegisterForm.0'],
    [{ form: [choice(['一'])] }, 'RegisterForm.0'],
    [{ form: [choice(['一', '一'])] }, 'RegisterForm.0'],
    [{ form: [choice(['一', '二'])] }, undefined],
    [{ files: [file] }, undefined],
    [{ files: [{ ...file, acceptExts: ['.exe'] }] }, 'RegisterAuthorizationFields.0'],
    [{ files: [{ ...file, sizeLimit: 20_481 }] }, 'RegisterAuthorizationFields.0'],
    [{ entranceFee: -1 }, 'EntranceFee'],
    [{ entranceFee: 1.5 }, 'EntranceFee'],
    [{ afterRegistration: after('javascript:alert(1)') }, 'OnRegistration.RedirectionUrl'],
    [{ afterRegistration: after('//evil.test') }, 'OnRegistration.RedirectionUrl'],
    [{ afterRegistration: after('/home') }, undefined],
  ])('%j: %s', (changes, problem) => {
    expect(settingsProblems({ ...noSettings, ...changes })[0]?.field).toBe(problem);
  });
});
