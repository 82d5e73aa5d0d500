import { IDENTITIES } from '#domains/account/rules/account.ts';
import type { MemberProfile } from './member-profile.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';

const MAX_WEBSITE = 200;

/** Most characters of each text of a profile. */
const profileLimits = {
  signature: 50,
  bio: 500,
  university: 100,
  majorTag: 100,
  major: 100,
  company: 100,
  job: 100,
  location: 100,
} as const;
type ProfileText = keyof typeof profileLimits;

/** Facts of a profile that a registration for a competition contains, too. */
const registrationFacts = [
  'identity',
  'university',
  'majorTag',
  'major',
  'company',
  'job',
  'location',
] as const satisfies readonly (keyof MemberProfile)[];

/**
 * Changes that members make to their own profile; null removes a value, an absent key leaves it
 * unchanged.
 */
export type ProfileInput = Partial<
  Record<ProfileText | 'website' | 'identity', string | null | undefined>
>;

/** The key of REST that is called so. */
const keyOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * An address as it is stored: beginning with http. Null for
 * an empty one; undefined for what no page can be at.
 */
export const normalizedWebsite = (website: string): string | null | undefined => {
  const text = website.trim();
  if (!text) return null;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const fits =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    /[^.]\.[^.]/.test(url.hostname) &&
    !url.username &&
    !/\s/.test(text);
  return fits ? address : undefined;
};

const websiteProblem = (website: string): string | null => {
  const address = normalizedWebsite(website);
  if (address === undefined) return '请输入有效的网址';
  return textLimitProblem(address ?? '', MAX_WEBSITE);
};

/** Why a profile is refused, each at its field; none when it isn't. */
export const profileProblems = (input: ProfileInput): Refusal[] => {
  const { website, identity } = input;
  const isKnown = identity === undefined || IDENTITIES.some((one) => one === identity);
  const found: [name: string, message: string | null][] = [
    ...Object.entries(profileLimits).map(([name, limit]): [string, string | null] => [
      name,
      textLimitProblem(input[name as ProfileText]?.trim() ?? '', limit),
    ]),
    ['website', websiteProblem(website ?? '')],
    ['identity', isKnown ? null : '请选择学生或在职'],
  ];
  return found.flatMap(([name, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, keyOf(name))],
  );
};

/** A profile as it is stored: trimmed, and nothing in the place of what is empty. */
export const storedProfile = (input: ProfileInput) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, text]) => {
      if (text === undefined) return [];
      const value = name === 'website' ? normalizedWebsite(text ?? '') : text?.trim();
      return [[name, value || null]];
    }),
  );

/**
 * Answers the facts that are the member's own word after this change: those that they filled in in
 * the settings. A registration adds only those that they left open.
 */
export const ownFacts = (before: readonly string[], stored: Record<string, string | null>) =>
  registrationFacts.filter((fact) =>
    stored[fact] === undefined ? before.includes(fact) : stored[fact] !== null,
  );

/**
 * Picks the facts of a registration to take into the profile: none that the member has stated
 * themselves.
 */
export const factsToTake = (
  given: Partial<MemberProfile>,
  own: readonly string[],
): Partial<MemberProfile> =>
  Object.fromEntries(
    Object.entries(given).filter(
      // A discipline is its major's.
      ([fact]) => !own.includes(fact) && !(fact === 'majorTag' && own.includes('major')),
    ),
  );

/** Finds the problems of a newcomer's answers (decisions: register_landing), each at its field. */
export const landingProblems = (input: ProfileInput): Refusal[] => {
  const { identity, university, company } = input;
  if (!identity) return [refuse('BAD_USER_INPUT', '请选择学生或在职', 'Identity')];
  const missing =
    identity === '学生'
      ? !university?.trim() && refuse('BAD_USER_INPUT', '请输入学校', 'University')
      : !company?.trim() && refuse('BAD_USER_INPUT', '请输入公司', 'Company');
  return [...profileProblems(input), ...(missing ? [missing] : [])];
};

/**
 * Tells whether a profile is complete for other readers: the member's own facts and their place.
 */
export const isProfileComplete = (profile: {
  avatar: string | null;
  signature: string | null;
  bio: string | null;
  identity: string | null;
  university: string | null;
  company: string | null;
  location: string | null;
}): boolean => {
  const { avatar, signature, bio, identity, university, company, location } = profile;
  const place = identity === '学生' ? university : company;
  return [avatar, signature, bio, identity, place, location].every(Boolean);
};
