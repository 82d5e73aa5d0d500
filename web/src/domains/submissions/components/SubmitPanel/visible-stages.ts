import { submitsIn } from '@whaletide/schema/domains/submissions/rules/submissions.ts';

/** The entry of the qualification review among a stage's tasks. */
export const QUALIFICATION = '-1';

interface Stage {
  id: string;
  startDate: string;
  endDate: string;
  tasks: readonly { id: string }[] | null;
}

interface State {
  currentStage: { id: string } | null;
  passedStages: readonly { id: string }[] | null;
}

/** Up to and including the viewer's stage, or those passed. */
export const visibleStages = <S extends Stage>(stages: readonly S[], state: State | null): S[] => {
  const ordered = [...stages].sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const at = ordered.findIndex(({ id }) => id === state?.currentStage?.id);
  const passed = new Set(state?.passedStages?.map(({ id }) => id));
  return ordered.filter(({ id }, index) => index <= at || passed.has(id));
};

/** Tells whether the viewer's team submits in the stage, or to a task of it after its end. */
export const isUsable = (stage: Stage, state: State | null, now: Date, late = false): boolean =>
  submitsIn(
    stage,
    {
      currentStage: state?.currentStage?.id ?? null,
      passedStages: state?.passedStages?.map(({ id }) => id) ?? [],
    },
    now,
    late,
  );

/** The stage that opens by itself: the viewer's, or while that hasn't begun, one that still runs. */
export const homeStage = <S extends Stage>(
  stages: readonly S[],
  state: State | null,
  now: Date,
): S | undefined => {
  const usable = stages.filter((stage) => isUsable(stage, state, now));
  return (
    usable.findLast(({ startDate }) => Date.parse(startDate) <= now.getTime()) ?? usable.at(-1)
  );
};

/** The address's task with its stage, or the stage it names; else the one that opens by itself. Then the first task. */
export const selectedTask = <S extends Stage>(
  stages: readonly S[],
  opened: string | undefined,
  homeId: string | undefined,
) => {
  const named = stages.find(
    ({ id, tasks }) => id === opened || tasks?.some((task) => task.id === opened),
  );
  const stage = named ?? stages.find(({ id }) => id === homeId) ?? stages.at(-1);
  const tasks: readonly NonNullable<S['tasks']>[number][] = stage?.tasks ?? [];
  return { stage, task: tasks.find(({ id }) => id === opened) ?? tasks[0] };
};
