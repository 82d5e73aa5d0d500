import { UploadField } from '../../../../components/UploadField/UploadField.tsx';
import { type CheckFile, useUpload } from '../../../../components/UploadField/useUpload.ts';
import { useUploadReport } from '../../../../components/UploadField/useUploadReport.ts';
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
  useUploadReport(upload, {
    onFile: (uploaded) => uploaded && onDone({ key: uploaded.key, name: uploaded.name }),
    onBusy,
  });
  return <UploadField {...field} upload={upload} error={error ?? null} />;
};
