import { useEffect, useEffectEvent, useRef } from 'react';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { type CheckFile, useUpload } from '#components/UploadField/useUpload.ts';
import type { UploadedFile } from '#lib/upload.ts';
import type { FileState } from './useTaskFiles.ts';

interface OneFileProps {
  label: string;
  hint: string;
  purpose: 'asset' | 'solution';
  exts: readonly string[];
  check: CheckFile;
  error?: string | null | undefined;
  /** A file that arrived before, as out of a draft. */
  arrived?: UploadedFile | undefined;
  onState: (state: FileState) => void;
  /** Called with each file that arrives, and with null once there is none, as after a refused one. */
  onFile: (file: UploadedFile | null) => void;
}

const states = {
  idle: 'fine',
  checking: 'busy',
  uploading: 'busy',
  done: 'fine',
  failed: 'refused',
} as const;

/** One file of a task on its way; it is checked before it is sent. */
export const OneFile = (props: OneFileProps) => {
  const { purpose, check, arrived, onState, onFile, error, ...field } = props;
  const upload = useUpload(purpose, check, arrived);
  const state = states[upload.state.step];
  const uploaded = upload.state.step === 'done' ? upload.state.uploaded : null;
  const tellState = useEffectEvent(onState);
  const tellFile = useEffectEvent(onFile);
  useEffect(() => {
    tellState(state);
    return () => tellState('fine');
  }, [state]);
  const told = useRef(arrived ?? null);
  useEffect(() => {
    if (told.current === uploaded) return;
    told.current = uploaded;
    tellFile(uploaded);
  }, [uploaded]);
  return <UploadField {...field} upload={upload} error={error ?? null} />;
};
