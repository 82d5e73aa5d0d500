import { UploadField } from '../../../../components/UploadField/UploadField.tsx';
import { type CheckFile, useUpload } from '../../../../components/UploadField/useUpload.ts';
import { useEffect } from 'react';
import type { StoredFile } from './task-values.ts';

interface OneFileProps {
  label: string;
  hint: string;
  purpose: 'asset' | 'solution';
  exts: readonly string[];
  check: CheckFile;
  error?: string | null | undefined;
  onBusy: (busy: boolean) => void;
  onDone: (file: StoredFile) => void;
}

/** One file of a task on its way; it is checked before it is sent. */
export const OneFile = ({ purpose, check, onBusy, onDone, error, ...field }: OneFileProps) => {
  const upload = useUpload(purpose, check);
  const { state } = upload;
  const uploaded = state.step === 'done' ? state.uploaded : null;
  useEffect(() => {
    if (uploaded) onDone({ key: uploaded.key, name: uploaded.name });
    // Told once for each file; the callback is a new one with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [uploaded?.key]);
  const busy = state.step === 'checking' || state.step === 'uploading';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return <UploadField {...field} upload={upload} error={error ?? null} />;
};
