import { selectionProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { useSelectWorksMutation, WorkListDocument } from './WorkList.generated.ts';

/** The mode in which at most so many works are picked for the private board; null outside of it. */
export const useSelection = (taskId: string, most: number) => {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [selectWorks, { loading }] = useSelectWorksMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkListDocument],
    awaitRefetchQueries: true,
  });
  const end = () => {
    setPicked(null);
    setProblem(null);
  };
  return {
    picked,
    problem,
    loading,
    begin: (ids: readonly string[]) => setPicked(ids.slice(0, most)),
    toggle: (id: string) => {
      setProblem(null);
      setPicked((before) =>
        before?.includes(id) ? before.filter((other) => other !== id) : [...(before ?? []), id],
      );
    },
    end,
    save: async () => {
      if (!picked) return;
      // Which works can't be picked shows by itself: they have no box.
      const refused = selectionProblem(
        picked.map(() => ({ status: 1, late: false })),
        most,
      );
      if (refused) return setProblem(refused.message);
      try {
        await selectWorks({ variables: { input: { taskId, workIds: [...picked] } } });
        end();
        notify.done('Private榜提交成功', '提交成功');
      } catch (error) {
        setProblem(failureOf(error).message);
      }
    },
  };
};
