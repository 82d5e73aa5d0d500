import { useState } from 'react';
import type { FileField } from './task-values.ts';

/** State of a file field: nothing to wait for, a file on its way, or one that was refused. */
export type FileState = 'fine' | 'busy' | 'refused';

const REFUSED = '这个文件没有上传，请换一个文件或移除';

/**
 * Tracks the states of the files in a task's form, so that it is saved neither while a file is on
 * its way nor with a refused one as if it were there.
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
