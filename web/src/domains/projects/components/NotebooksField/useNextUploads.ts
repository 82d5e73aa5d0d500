import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { useUpload } from '#components/UploadField/useUpload.ts';

interface FailedUpload {
  name: string;
  message: string;
}

/** Sends files that were chosen together one after the other; one that fails holds up no other. */
export const useNextUploads = (upload: ReturnType<typeof useUpload>) => {
  const { state, start } = upload;
  const waiting = useRef<File[]>([]);
  const [failed, setFailed] = useState<readonly FailedUpload[]>([]);
  const begin = async (file: File): Promise<string[]> => {
    const messages = await start(file);
    // The last one says itself what is wrong with it.
    if (messages.length > 0 && waiting.current.length > 0)
      setFailed((before) => [...before, { name: file.name, message: messages.join('；') }]);
    return messages;
  };
  const goOn = useEffectEvent(() => {
    const next = waiting.current.shift();
    if (next) void begin(next);
  });
  useEffect(() => {
    if (state.step === 'done' || state.step === 'failed') goOn();
  }, [state]);
  return {
    upload: { ...upload, start: begin },
    takeMore: (files: readonly File[]) => void waiting.current.push(...files),
    failed,
    forget: () => setFailed([]),
  };
};
