import { describe, expect, it } from '@jest/globals';
import {
  sameUniversityProblem,
  universityFieldProblem,
} from '@whaletide/schema/domains/registration/rules/same-university.ts';
import type { FormField } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';

const field = (defaultId: number | null): FormField => ({
  name: '学校',
  type: 'TEXT',
  isRequired: true,
  hint: '',
  choices: [],
  defaultId,
});

const asks = { needsForm: true, form: [field(6), field(7)] };
/** A field of the organizer's own, whatever it is called, isn't the one that teams go by. */
const asksOther = { needsForm: true, form: [field(null)] };
const asksNothing = { needsForm: false, form: [field(7)] };

describe('teams of one university', () => {
  it.each([
    ['wanted and asked for', true, asks, false],
    ['wanted with another field', true, asksOther, true],
    ['wanted with a form that isn’t asked', true, asksNothing, true],
    ['wanted where nothing was ever set', true, {}, true],
    ['not wanted', false, asksOther, false],
  ])('%s', (_, wanted, form, refused) => {
    expect(sameUniversityProblem(wanted, form)).toEqual(
      refused
        ? {
            code: 'BAD_USER_INPUT',
            message: '请先在报名设置的报名表中加入「学校」',
            field: 'TeamSameUniversity',
          }
        : null,
    );
    expect(universityFieldProblem(wanted, form)).toEqual(
      refused
        ? {
            code: 'BAD_USER_INPUT',
            message: '比赛仅限同校组队，报名表需包含「学校」',
            field: 'RegisterForm',
          }
        : null,
    );
  });
});
