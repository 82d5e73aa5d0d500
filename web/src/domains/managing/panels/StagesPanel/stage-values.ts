import { stageProblems } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import type { StageInput } from '#apollo/schema.generated.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import {
  brokenAnswers,
  type EditedField,
  editedFields,
  inputFields,
  ruleFields,
} from '#domains/submissions/components/FieldEditor/edited-fields.ts';
import { problemsByField } from '#lib/field-of.ts';
import type { Competition, Stage } from './opened.ts';

/** Values of the form. */
export interface StageValues extends Record<string, unknown> {
  name: string;
  startDate: string;
  endDate: string;
  /** Id of the stage at whose end it begins; empty for a start of its own. */
  beginsAfterId: string;
  awardWhaleCoin: number | string;
  lesson: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
  qualification: { needed: boolean; fields: EditedField[]; notice: string };
}

/**
 * Answers the start of a new stage: the end of the stage that ends last, or the competition's start
 * for the first one.
 */
const nextStart = ({ startDate, endDate, stages }: Competition): string => {
  const ends = (stages ?? []).map((stage) => stage.endDate).toSorted();
  const last = ends.at(-1);
  return last !== undefined && (endDate === null || Date.parse(last) < Date.parse(endDate))
    ? last
    : startDate;
};

export const stageValuesOf = (competition: Competition, stage: Stage | undefined): StageValues => ({
  name: stage?.name ?? '',
  startDate: stage?.startDate ?? nextStart(competition),
  endDate: stage?.endDate ?? competition.endDate ?? '',
  beginsAfterId: stage?.beginsAfterId ?? '',
  awardWhaleCoin: stage?.awardWhaleCoin ?? 0,
  lesson: stage?.lesson ?? '',
  showsLeaderboard: stage?.showsLeaderboard ?? true,
  showsPrivateLeaderboard: stage?.showsPrivateLeaderboard ?? false,
  qualification: {
    needed: stage?.needsQualification ?? false,
    fields: editedFields(stage?.qualificationFields ?? []),
    notice: stage?.qualificationNotice ?? '',
  },
});

interface StageSituation {
  competition: Competition;
  stage: Stage | undefined;
  /** True where qualification reviews were handed in. */
  answered: boolean;
}

export const stageProblemsOf = (values: StageValues, situation: StageSituation) => {
  const { competition, stage, answered } = situation;
  const { qualification } = values;
  const whole = { startDate: competition.startDate, endDate: competition.endDate ?? null };
  const settings = {
    ...values,
    awardWhaleCoin: Number(values.awardWhaleCoin),
    qualification: { ...qualification, fields: ruleFields(qualification.fields) },
  };
  const before = answered ? (stage?.qualificationFields ?? []) : [];
  return {
    ...problemsByField('StageInput', [
      ...stageProblems(settings, whole, eventWord(competition)),
      ...brokenAnswers(before, qualification.fields, 'Agreement.AgreementFields'),
    ]),
    ...(!values.endDate && { endDate: '请选择结束时间' }),
  };
};

export const stageInputOf = ({ qualification, ...plain }: StageValues): StageInput => ({
  name: plain.name.trim(),
  startDate: plain.startDate,
  endDate: plain.endDate,
  beginsAfterId: plain.beginsAfterId || null,
  awardWhaleCoin: Number(plain.awardWhaleCoin),
  lesson: plain.lesson,
  showsLeaderboard: plain.showsLeaderboard,
  showsPrivateLeaderboard: plain.showsPrivateLeaderboard,
  qualification: { ...qualification, fields: inputFields(qualification.fields) },
});
