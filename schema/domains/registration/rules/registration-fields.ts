/** Fields that every competition may ask for, by their id; 4 is unused. */
export const defaultFieldIds = [
  1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
] as const;
export type DefaultFieldId = (typeof defaultFieldIds)[number];

/** Ways to fill a field, which also determine its value: see `registration-answers.ts`. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'number'
  | 'choice'
  | 'location'
  | 'channel'
  | 'university'
  | 'major'
  | 'degree'
  | 'companyType'
  | 'industry';

interface DefaultField {
  name: string;
  kind: FieldKind;
  choices?: readonly string[];
}

export const IDENTITY_FIELD = 13;
export const REAL_NAME_FIELD = 6;
export const UNIVERSITY_FIELD = 7;
export const COMPANY_TYPE_FIELD = 15;

export const identities = ['学生', '在职'] as const;
/** Grades by degree. */
export const grades: Readonly<Record<string, readonly string[]>> = {
  本科: ['大一', '大二', '大三', '大四', '大五'],
  硕士: ['研一', '研二', '研三'],
  博士: ['博一', '博二', '博三', '博四', '博五'],
  其它: [],
};
export const degrees = Object.keys(grades);
const positions = ['老师', '科研工作者', '数据分析师/工程师', '算法工程师', '其他'];

export const defaultFields: Readonly<Record<DefaultFieldId, DefaultField>> = {
  1: { name: '性别', kind: 'choice', choices: ['男', '女'] },
  2: { name: '邮箱', kind: 'email' },
  3: { name: '所在地', kind: 'location' },
  5: { name: '了解渠道', kind: 'channel' },
  6: { name: '真实姓名', kind: 'text' },
  7: { name: '学校', kind: 'university' },
  8: { name: '专业', kind: 'major' },
  9: { name: '学历与年级', kind: 'degree' },
  10: { name: '院系', kind: 'text' },
  11: { name: '学校邮箱', kind: 'email' },
  12: { name: '学号', kind: 'number' },
  13: { name: '身份', kind: 'choice', choices: identities },
  14: { name: '公司', kind: 'text' },
  15: { name: '公司类型', kind: 'companyType' },
  16: { name: '行业', kind: 'industry' },
  17: { name: '职位', kind: 'choice', choices: positions },
  18: { name: '最高学历', kind: 'choice', choices: degrees },
};

/** One field of a competition's form; `defaultId` is null for one of the organizer's own. */
export interface FormField {
  name: string;
  type: 'TEXT' | 'CHOICE';
  isRequired: boolean;
  hint: string;
  /** Options of a choice. */
  choices: readonly string[];
  defaultId: number | null;
}

/** A file that the registration is reviewed by. */
export interface FileField {
  id: string;
  title: string;
  isRequired: boolean;
  /** KB of 1,024 bytes. */
  sizeLimit: number;
  /** With their dot. */
  acceptExts: readonly string[];
}

const defaultFieldOf = (id: number | null): DefaultField | undefined =>
  id === null ? undefined : (defaultFields as Record<number, DefaultField>)[id];

export const kindOfField = ({ type, defaultId }: Pick<FormField, 'type' | 'defaultId'>) =>
  defaultFieldOf(defaultId)?.kind ?? (type === 'CHOICE' ? 'choice' : 'text');

/**
 * Answers the options of a choice: of a default field always the same, else as the organizer wrote
 * them.
 */
export const choicesOf = ({ defaultId, choices }: Pick<FormField, 'defaultId' | 'choices'>) =>
  defaultFieldOf(defaultId)?.choices ?? choices;

/** Tells the fields of a form apart: a default one by its id, another by its name. */
export const fieldKey = ({ name, defaultId }: Pick<FormField, 'name' | 'defaultId'>): string =>
  defaultId === null ? name : String(defaultId);

/** Student-only fields are 7 to 12, working-only ones 14 to 18. */
const asksOf = (defaultId: number | null): '学生' | '在职' | 'all' => {
  if (defaultId === null || defaultId < 7 || defaultId === IDENTITY_FIELD) return 'all';
  return defaultId <= 12 ? '学生' : '在职';
};

/**
 * The fields that a member of this identity is asked for. A form that doesn't ask for the identity
 * asks everyone for everything; one that does asks for neither part until it is chosen.
 */
export const askedFields = <F extends Pick<FormField, 'defaultId'>>(
  form: readonly F[],
  identity: unknown,
): F[] =>
  form.some(({ defaultId }) => defaultId === IDENTITY_FIELD)
    ? form.filter(({ defaultId }) => ['all', identity].includes(asksOf(defaultId)))
    : [...form];

export const OTHER_CHANNEL = '其它';
/** The names that a competition's own list may replace, each by commas. */
export interface ChannelNames {
  weChat: string;
  community: string;
  general: string;
}

const namesIn = (list: string): string[] =>
  list
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** 了解渠道 in two levels, in their order; 其它 takes free text in place of the second. */
export const channelOptions = ({
  weChat,
  community,
  general,
}: ChannelNames): { name: string; children: string[] }[] => {
  const base = namesIn(general);
  const inCommunity = namesIn(community);
  const groups = inCommunity.length > 0 ? inCommunity : ['社区', '知乎', 'QQ群', '微信群'];
  return [
    ...base.map((name) => ({ name, children: [] })),
    { name: '微信公众号', children: namesIn(weChat) },
    { name: '社群社区', children: groups },
    { name: '邮件通知', children: [] },
    { name: '朋友告知', children: [] },
    { name: OTHER_CHANNEL, children: [] },
  ];
};
