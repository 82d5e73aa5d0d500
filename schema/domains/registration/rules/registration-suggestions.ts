import type { MemberProfile } from '#domains/members/rules/member-profile.ts';
import { answerProblem } from './registration-answers.ts';
import { type FormField, IDENTITY_FIELD, UNIVERSITY_FIELD } from './registration-fields.ts';

const EMAIL_FIELD = 2;
const LOCATION_FIELD = 3;
const CHANNEL_FIELD = 5;
const MAJOR_FIELD = 8;
const COMPANY_FIELD = 14;
const POSITION_FIELD = 17;

interface Answer {
  Name: string;
  Value: unknown;
  DefaultID: number | null;
}

/** Facts known about a member before they fill in a form. */
export interface Known {
  profile: MemberProfile;
  email: string | null;
  /** Answers that the member sent to other competitions, newest first. */
  earlier: readonly (readonly Answer[])[];
  /** A profile has names alone: the whole values that forms take, by them. */
  lookup: {
    university: (name: string) => unknown;
    major: (name: string) => unknown;
    city: (name: string) => unknown;
  };
}

const part = (value: unknown, name: string): unknown =>
  new Map(Object.entries(value ?? {})).get(name);

const valueFor = ({ name, defaultId }: FormField, known: Known): unknown => {
  const { profile, email, earlier, lookup } = known;
  const same = ({ Name, DefaultID }: Answer) =>
    DefaultID === defaultId && (defaultId !== null || Name === name);
  const said = earlier.flatMap((form) => form.find(same) ?? [])[0]?.Value;
  /** The whole value as it was sent, while the profile says the same; else as it is looked up. */
  const whole = (own: string | null, key: string, find: (name: string) => unknown) =>
    own === null || part(said, key) === own ? said : find(own);
  switch (defaultId) {
    case IDENTITY_FIELD:
      return profile.identity ?? said;
    case UNIVERSITY_FIELD:
      return whole(profile.university, 'University', lookup.university);
    case MAJOR_FIELD:
      return whole(profile.major, 'Major', lookup.major);
    case LOCATION_FIELD:
      return whole(profile.location, 'L2', lookup.city);
    case COMPANY_FIELD:
      return profile.company ?? said;
    case POSITION_FIELD:
      return profile.job ?? said;
    case EMAIL_FIELD:
      return said ?? email;
    // The way in which members heard of this competition can't be taken from other answers.
    case CHANNEL_FIELD:
      return undefined;
    default:
      return said;
  }
};

/**
 * Suggests the answers that a form is prefilled with for a member: from their profile, and from
 * what they sent to earlier competitions. Includes only what the form would accept; all of it can
 * be changed.
 */
export const suggestedAnswers = (form: readonly FormField[], known: Known): Answer[] =>
  form.flatMap((field) => {
    const Value = valueFor(field, known);
    const fits = answerProblem({ ...field, isRequired: true }, Value) === null;
    return fits ? [{ Name: field.name, Value, DefaultID: field.defaultId }] : [];
  });
