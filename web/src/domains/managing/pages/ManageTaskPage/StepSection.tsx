import { Stack, Text, Title } from '@mantine/core';
import type { RefObject } from 'react';
import type { LackingField } from './form-state.ts';
import type { FormStep, StepKey } from './form-steps.ts';
import { LackingNote } from './LackingNote.tsx';
import { LimitsStep } from './steps/LimitsStep.tsx';
import { ScoresStep } from './steps/ScoresStep.tsx';
import { SolutionStep } from './steps/SolutionStep.tsx';
import type { StepProps } from './steps/step-props.ts';
import { SubmissionStep } from './steps/SubmissionStep.tsx';
import { TrialStep } from './steps/TrialStep.tsx';
import classes from './ManageTaskPage.module.css';

const fieldsOf = {
  submission: SubmissionStep,
  solution: SolutionStep,
  scores: ScoresStep,
  limits: LimitsStep,
} as const satisfies Record<Exclude<StepKey, 'trial'>, unknown>;

interface StepSectionProps extends StepProps {
  step: FormStep;
  steps: readonly FormStep[];
  /** Takes the element of the step that is shown; the others are hidden and keep what they hold. */
  section: RefObject<HTMLElement | null> | undefined;
  lacking: readonly LackingField[];
  onLead: (path: string) => boolean;
}

/** A step of the form: its heading, what it lacks, its fields. */
export const StepSection = (props: StepSectionProps) => {
  const { step, steps, section, lacking, onLead, ...fields } = props;
  const id = `step-${step.key}`;
  const Fields = step.key === 'trial' ? null : fieldsOf[step.key];
  return (
    <section ref={section} aria-labelledby={id} hidden={!section}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id={id} tabIndex={-1} className={classes.heading}>
            {step.title}
          </Title>
          <Text size="sm" c="dimmed">
            {step.about}
          </Text>
        </div>
        {Fields ? (
          <>
            <LackingNote
              lacking={lacking.filter(({ step: of }) => of === step.key)}
              onLead={onLead}
            />
            <Fields {...fields} />
          </>
        ) : (
          <TrialStep {...fields} steps={steps} lacking={lacking} onLead={onLead} />
        )}
      </Stack>
    </section>
  );
};
