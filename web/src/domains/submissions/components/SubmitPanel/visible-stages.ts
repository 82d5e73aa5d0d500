/** The entry of the qualification review among a stage's tasks (spec 2, section 2). */
export const QUALIFICATION = '-1';

interface Stage {
  id: string;
  startDate: string;
  tasks: readonly { id: string }[] | null;
}

interface State {
  currentStage: { id: string } | null;
  passedStages: readonly { id: string }[] | null;
}

/** Up to and including the viewer's stage, or those passed (spec 2, section 4: Submission). */
export const visibleStages = <S extends Stage>(stages: readonly S[], state: State | null): S[] => {
  const ordered = [...stages].sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
  const at = ordered.findIndex(({ id }) => id === state?.currentStage?.id);
  const passed = new Set(state?.passedStages?.map(({ id }) => id));
  return ordered.filter(({ id }, index) => index <= at || passed.has(id));
};

/** The task of the address with its stage, else the first one of the viewer's stage. */
export const selectedTask = <S extends Stage>(
  stages: readonly S[],
  taskId: string | undefined,
  currentStageId: string | undefined,
) => {
  const named = stages.find(({ tasks }) => tasks?.some(({ id }) => id === taskId));
  const stage = named ?? stages.find(({ id }) => id === currentStageId) ?? stages.at(-1);
  const tasks: readonly NonNullable<S['tasks']>[number][] = stage?.tasks ?? [];
  return { stage, task: tasks.find(({ id }) => id === taskId) ?? tasks[0] };
};
