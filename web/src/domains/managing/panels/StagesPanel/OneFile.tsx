import { useEffect, useEffectEvent } from 'react';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { type CheckFile, useUpload } from '#components/UploadField/useUpload.ts';
import type { StoredFile } from './task-values.ts';
import type { FileState } from './useTaskFiles.ts';

interface OneFileProps {
  label: string;
  hint: string;
  purpose: 'asset' | 'solution';
  exts: readonly string[];
  check: CheckFile;
  error?: string | null | undefined;
  onState: (state: FileState) => void;
  /** The file once it has arrived; null while there is none, also after one that is refused. */
  onFile: (file: StoredFile | null) => void;
}

const states = {
  idle: 'fine',
  checking: 'busy',
  uploading: 'busy',
  done: 'fine',
  failed: 'refused',
} as const;

/** One file of a task on its way; it is checked before it is sent. */
export const OneFile = ({ purpose, check, onState, onFile, error, ...field }: OneFileProps) => {
  const upload = useUpload(purpose, check);
  const state = states[upload.state.step];
  const uploaded = upload.state.step === 'done' ? upload.state.uploaded : null;
  const tellState = useEffectEvent(onState);
  const tellFile = useEffectEvent(onFile);
  useEffect(() => {
    tellState(state);
    return () => tellState('fine');
  }, [state]);
  useEffect(() => {
    tellFile(uploaded && { key: uploaded.key, name: uploaded.name });
  }, [uploaded]);
  return <UploadField {...field} upload={upload} error={error ?? null} />;
};
