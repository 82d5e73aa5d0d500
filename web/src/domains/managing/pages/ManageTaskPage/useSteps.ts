import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '#routing/useNavigate.ts';
import type { TaskValues } from '#domains/managing/panels/StagesPanel/task-values.ts';
import { focusField } from './focus-field.ts';
import { type FormStep, stepFieldOf, type StepKey } from './form-steps.ts';

interface Steps {
  form: UseFormReturnType<TaskValues>;
  steps: readonly FormStep[];
  current: StepKey;
  problems: Readonly<Record<string, string>>;
  addressOf: (step: StepKey) => string;
}

/**
 * Leads through the steps of the form: the heading of a step has the focus once one has come there,
 * or the field for which one was sent; what is wrong in a step is marked once one has left it.
 */
export const useSteps = ({ form, steps, current, problems, addressOf }: Steps) => {
  const navigate = useNavigate();
  const section = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState<readonly StepKey[]>([current]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  const before = useRef(current);
  const wanted = useRef<string | null>(null);

  const arrive = useEffectEvent(() => {
    const left = before.current;
    before.current = current;
    if (left === current) return;
    const own = Object.entries(problems).filter(([path]) => stepFieldOf(path)?.step === left);
    if (own.length > 0) form.setErrors((errors) => ({ ...errors, ...Object.fromEntries(own) }));
    const path = wanted.current;
    wanted.current = null;
    if (path !== null) requestAnimationFrame(() => focusField(section.current, path));
    else section.current?.querySelector('h2')?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), [current]);

  const goTo = (step: StepKey) => void navigate(addressOf(step));
  /** Leads to a field, in another step too; answers false for one that isn't in the form. */
  const lead = (path: string): boolean => {
    const step = stepFieldOf(path)?.step;
    if (!step || !steps.some(({ key }) => key === step)) return false;
    if (step === current) requestAnimationFrame(() => focusField(section.current, path));
    else {
      wanted.current = path;
      goTo(step);
    }
    return true;
  };
  const at = steps.findIndex(({ key }) => key === current);
  return {
    section,
    seen,
    goTo,
    lead,
    previous: steps[at - 1],
    next: steps[at + 1],
  };
};
