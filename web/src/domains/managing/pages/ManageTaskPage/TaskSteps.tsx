import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LackingField } from './form-state.ts';
import type { FormStep, StepKey } from './form-steps.ts';
import classes from './TaskSteps.module.css';

interface TaskStepsProps {
  steps: readonly FormStep[];
  current: StepKey;
  lacking: readonly LackingField[];
  /** Fields that differ from the task; none of a new one. */
  changed: readonly LackingField[];
  addressOf: (step: StepKey) => string;
}

const countAt = (fields: readonly LackingField[], step: StepKey): number =>
  fields.filter((field) => field.step === step).length;

/** The steps of the form as links, each with how much it lacks. */
export const TaskSteps = ({ steps, current, lacking, changed, addressOf }: TaskStepsProps) => (
  <nav aria-label="设置步骤">
    <ol className={classes.steps}>
      {steps.map(({ key, title }, index) => {
        const missing = countAt(lacking, key);
        const edits = countAt(changed, key);
        const isDone = missing === 0 && key !== 'trial';
        const state = missing > 0 ? `缺 ${missing} 项` : edits > 0 ? `改了 ${edits} 项` : null;
        return (
          <li key={key}>
            <Link
              to={addressOf(key)}
              className={classes.step}
              aria-current={key === current ? 'step' : undefined}
              data-state={missing > 0 ? 'lacking' : isDone ? 'done' : 'open'}
            >
              <span className={classes.number} aria-hidden>
                {isDone && key !== current ? <IconCheck size={18} stroke={2} /> : index + 1}
              </span>
              <span className={classes.title}>{title}</span>
              <span className={classes.state}>{state ?? (isDone ? '已填写' : ' ')}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);
