import '#theme/styles/forms.ts';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import type { Competition, Stage, Task } from '#domains/managing/panels/StagesPanel/opened.ts';
import { taskValuesOf, type TaskValues } from '#domains/managing/panels/StagesPanel/task-values.ts';
import { TaskQuestions } from '#domains/managing/panels/StagesPanel/TaskQuestions.tsx';
import { WaitingChanges } from '#domains/managing/panels/StagesPanel/WaitingChanges.tsx';
import { changedFields, lackingFields } from './form-state.ts';
import { stepsOf, type StepKey } from './form-steps.ts';
import { StepSection } from './StepSection.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskSteps } from './TaskSteps.tsx';
import { useSaveTask } from './useSaveTask.ts';
import { useSteps } from './useSteps.ts';
import { stateOf, useTaskForm } from './useTaskForm.ts';

interface TaskFormProps {
  competition: Competition;
  stage: Stage;
  /** Undefined for a new one. */
  task: Task | undefined;
  current: StepKey;
  addressOf: (step: StepKey) => string;
  /** Address to which a task leads that was created. */
  listAddress: string;
}

/**
 * The form of a task in steps, which can be visited in any order. A new task is saved once, at the
 * end, as one of a public competition is public at once; changes of one that exists are saved in
 * any step, all together, as a column and the solution that has it belong together.
 */
export const TaskForm = (props: TaskFormProps) => {
  const { competition, stage, task, addressOf, listAddress } = props;
  const navigate = useNavigate();
  const { form, saved, clear, files, problems, isUntouched } = useTaskForm(stage, task);
  /** Raised to begin the fields again, which hold files that were chosen. */
  const [round, setRound] = useState(0);
  const { values } = form;
  const steps = stepsOf(values);
  // A form that people review has fewer steps.
  const current = steps.find(({ key }) => key === props.current)?.key ?? 'submission';
  const lacking = lackingFields(values, problems, task);
  const changed = task ? changedFields(values, stage, task) : [];
  const way = useSteps({ form, steps, current, problems, addressOf });

  const onRefused = (field: string, message: string) => {
    form.setFieldError(field, message);
    return way.lead(field);
  };
  const giveUp = () => {
    clear();
    form.clearErrors();
    setRound((before) => before + 1);
  };
  const onSaved = async (sent: TaskValues, after: Task | undefined) => {
    if (!task || !after) {
      clear();
      await navigate(listAddress);
      return;
    }
    const fresh = taskValuesOf(stage, after);
    if (JSON.stringify(form.getValues()) === JSON.stringify(sent)) {
      form.setValues(fresh);
      setRound((before) => before + 1);
    }
    saved(fresh, stateOf(stage, after));
  };
  const { save, asking, answer, close } = useSaveTask({
    competition,
    stage,
    task,
    onSaved,
    onRefused,
  });
  const sending: Parameters<typeof Form<TaskValues>>[0]['form'] = {
    setFieldError: onRefused,
    onSubmit: (send) => (event) => {
      event.preventDefault();
      // By Enter in a field.
      if (!task && way.next) return way.goTo(way.next.key);
      if (!form.validate().hasErrors) return send(form.getValues());
      const [first] = lacking.filter(({ path }) => path in problems);
      if (first) way.lead(first.path);
      return undefined;
    },
  };

  return (
    <>
      <TaskSteps
        steps={steps}
        current={current}
        lacking={lacking}
        changed={changed}
        addressOf={addressOf}
      />
      <Form form={sending} send={(all) => save(all)} label="任务设置" failed="保存失败">
        {({ busy, refusal }) => (
          <Stack maw={760} gap="lg">
            <WaitingChanges task={task} />
            {steps
              .filter(({ key }) => key === current || way.seen.includes(key))
              .map((step) => (
                <StepSection
                  key={`${step.key}:${round}`}
                  step={step}
                  section={step.key === current ? way.section : undefined}
                  lacking={lacking}
                  steps={steps}
                  onLead={way.lead}
                  form={form}
                  competition={competition}
                  stage={stage}
                  task={task}
                  onFileState={files.onState}
                />
              ))}
            {refusal}
            <TaskActions
              isNew={!task}
              previous={way.previous}
              next={way.next}
              changed={changed}
              canDiscard={!isUntouched}
              disabled={files.busy}
              busy={busy}
              onGo={way.goTo}
              onDiscard={giveUp}
            />
          </Stack>
        )}
      </Form>
      <TaskQuestions
        asking={asking}
        competition={competition}
        task={task}
        onAnswer={answer}
        onClose={close}
      />
    </>
  );
};
