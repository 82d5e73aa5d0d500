import {
  IDENTITY_FIELD,
  identities,
  UNIVERSITY_FIELD,
} from '#domains/registration/rules/registration-fields.ts';

const LOCATION_FIELD = 3;
const MAJOR_FIELD = 8;
const COMPANY_FIELD = 14;
const POSITION_FIELD = 17;

/** Details that a team shows of its members beside their names. */
export interface MemberProfile {
  identity: string | null;
  university: string | null;
  majorTag: string | null;
  major: string | null;
  company: string | null;
  job: string | null;
  /** The city: the second level of a place. */
  location: string | null;
}

const filled = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() || undefined : undefined;

/** Parts of a registration that others will see; of a place only the city. */
const shownNames: Readonly<Record<number, string>> = {
  [IDENTITY_FIELD]: '身份',
  [UNIVERSITY_FIELD]: '学校',
  [MAJOR_FIELD]: '专业',
  [COMPANY_FIELD]: '公司',
  [POSITION_FIELD]: '职位',
  [LOCATION_FIELD]: '所在城市',
};

/** Explains who will see the answers to a form; shown before it is sent. */
export const visibilityText = (form: readonly { defaultId: number | null }[]): string => {
  const shown = form.flatMap(({ defaultId }) => shownNames[defaultId ?? 0] ?? []);
  const rule = '填写的内容仅你和主办方可见';
  return shown.length === 0
    ? `${rule}。`
    : `${rule}，其中${shown.join('、')}会显示在团队成员信息中。`;
};

/**
 * Extracts a member's profile from the answers of a registration; unanswered fields are left out.
 */
export const profileOf = (
  form: readonly { DefaultID: number | null; Value: unknown }[],
): Partial<MemberProfile> => {
  const answer = (field: number) => form.find(({ DefaultID }) => DefaultID === field)?.Value;
  const part = (field: number, name: string) =>
    filled(new Map(Object.entries(answer(field) ?? {})).get(name));
  const identity = identities.find((one) => one === answer(IDENTITY_FIELD));
  const given: [keyof MemberProfile, string | undefined][] = [
    ['identity', identity],
    ['university', part(UNIVERSITY_FIELD, 'University')],
    ['majorTag', part(MAJOR_FIELD, 'Discipline')],
    ['major', part(MAJOR_FIELD, 'Major')],
    ['company', filled(answer(COMPANY_FIELD))],
    ['job', filled(answer(POSITION_FIELD))],
    ['location', part(LOCATION_FIELD, 'L2')],
  ];
  return Object.fromEntries(given.filter(([, text]) => text !== undefined));
};

/** 学生 · university · major · city, or 在职 · company · job · city, as far as they are known. */
export const profileText = (member: MemberProfile): string => {
  const { identity, university, majorTag, major, company, job, location } = member;
  if (identity === null) return '未填写身份';
  const own = identity === '学生' ? [university, major ?? majorTag] : [company, job];
  return [identity, ...own, location].filter((text) => text !== null).join(' · ');
};
