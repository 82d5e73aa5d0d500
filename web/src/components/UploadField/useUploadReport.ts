import { useEffect, useEffectEvent } from 'react';
import type { UploadedFile } from '#lib/upload.ts';
import type { UploadState } from './useUpload.ts';

interface Report {
  /** The file, once for each that has arrived; undefined while there is none. */
  onFile: (uploaded: UploadedFile | undefined) => void;
  /** Tells whether an upload is in progress. */
  onBusy: (busy: boolean) => void;
}

/** Tells the form around an upload how it is going. */
export const useUploadReport = ({ state }: { state: UploadState }, report: Report): void => {
  const uploaded = state.step === 'done' ? state.uploaded : undefined;
  const busy = state.step === 'checking' || state.step === 'uploading';
  const tellFile = useEffectEvent(report.onFile);
  const tellBusy = useEffectEvent(report.onBusy);
  useEffect(() => tellFile(uploaded), [uploaded]);
  useEffect(() => tellBusy(busy), [busy]);
};
