import { describe, expect, it } from '@jest/globals';
import { fieldOf, problemsByField, type RuledInput } from '#web/src/lib/field-of.ts';

describe('a field that a rule names by REST’s whole path', () => {
  it.each<[RuledInput, string, string]>([
    ['StageInput', 'Name', 'name'],
    ['StageInput', 'Agreement.AuthorizeNotice', 'qualification.notice'],
    ['StageInput', 'Agreement.AgreementFields', 'qualification.fields'],
    ['StageInput', 'Agreement.AgreementFields.2.SelectArray', 'qualification.fields.2.options'],
    ['CompetitionTaskInput', 'Subjective.ReviewDailyLimit', 'form.dailyLimit'],
    ['CompetitionTaskInput', 'Files', 'fileKeys'],
    ['UpdateCompetitionInput', 'Tabs.0.Title', 'tabs.0.title'],
    ['ApplyToHostInput', 'Data.Name', 'name'],
    ['CreateForumPostInput', 'WorkProps.Pics', 'work.pictures'],
    ['CreateForumPostInput', 'WorkProps.Team', 'work.teamId'],
    ['SetSkillRulesInput', 'SkillRules.1.Stage', 'rules.1.stageId'],
    ['UpdateRegistrationSettingsInput', 'RegisterForm.0', 'form.0'],
  ])('%s: %s is the input’s %s', (input, field, name) => {
    expect(fieldOf(input, field)).toBe(name);
  });

  it('has the first of several problems', () => {
    const problems = [
      { message: '请输入称呼', field: 'Data.Name' },
      { message: '称呼最多50个字符', field: 'Data.Name' },
    ];
    expect(problemsByField('ApplyToHostInput', problems)).toEqual({ name: '请输入称呼' });
  });
});
