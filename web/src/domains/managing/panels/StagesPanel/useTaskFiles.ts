import { useState } from 'react';

/** How a file field stands: nothing to wait for, one on its way, or one that was refused. */
export type FileState = 'fine' | 'busy' | 'refused';

/** The file fields of a task's form. */
export type FileField = 'fileKeys' | 'objective.sampleKey' | 'objective.solutionKey';

const REFUSED = '这个文件没有上传，请换一个文件或移除';

/**
 * How the files of a task's form stand, so that it is saved neither while one is on its way nor
 * with one that was refused, as if it were there.
 */
export const useTaskFiles = () => {
  const [states, setStates] = useState<Partial<Record<FileField, FileState>>>({});
  const fields = Object.entries(states);
  return {
    onState: (field: FileField) => (state: FileState) =>
      setStates((before) => ({ ...before, [field]: state })),
    busy: fields.some(([, state]) => state === 'busy'),
    /** By the fields of the form. */
    problems: Object.fromEntries(
      fields.flatMap(([field, state]) => (state === 'refused' ? [[field, REFUSED]] : [])),
    ) as Record<string, string>,
  };
};
