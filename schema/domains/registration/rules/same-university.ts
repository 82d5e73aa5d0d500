import type { EventWord } from '#domains/competitions/rules/competition-kind.ts';
import { type Refusal, refuse } from '#shared/rules/refusal.ts';
import { defaultFields, UNIVERSITY_FIELD } from './registration-fields.ts';
import type { RegistrationSettings } from './registration-settings.ts';

type Form = Partial<Pick<RegistrationSettings, 'needsForm' | 'form'>>;

const NAME = `「${defaultFields[UNIVERSITY_FIELD].name}」`;

const asksUniversity = ({ needsForm = false, form = [] }: Form): boolean =>
  needsForm && form.some(({ defaultId }) => defaultId === UNIVERSITY_FIELD);

/** Members of one university team up by what they registered with: the form has to ask for it. */
export const sameUniversityProblem = (wanted: boolean, form: Form): Refusal | null =>
  wanted && !asksUniversity(form)
    ? refuse('BAD_USER_INPUT', `请先在报名设置的报名表中加入${NAME}`, 'TeamSameUniversity')
    : null;

/** The same from the other side: as long as it is so, the form goes on asking. */
export const universityFieldProblem = (
  wanted: boolean,
  form: Form,
  word: EventWord = '比赛',
): Refusal | null =>
  wanted && !asksUniversity(form)
    ? refuse('BAD_USER_INPUT', `${word}仅限同校组队，报名表需包含${NAME}`, 'RegisterForm')
    : null;
