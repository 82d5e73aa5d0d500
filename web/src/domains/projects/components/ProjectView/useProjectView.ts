import { useEffect } from 'react';
import { useRecordProjectViewMutation } from './ProjectView.generated.ts';

/** Counts that the project was opened; whether it counts, the server decides. */
export const useProjectView = (projectId: string | undefined, token: string | null) => {
  const [record] = useRecordProjectViewMutation({ context: { showsErrors: true } });
  useEffect(() => {
    // A view that can't be counted is no error for the reader.
    if (projectId) void record({ variables: { input: { projectId, token } } }).catch(() => null);
  }, [projectId, token, record]);
};
