import { useEffect, useRef, useState } from 'react';
import { whenBack } from '#lib/recovery.ts';
import {
  faultOf,
  uploadFile,
  type UploadedFile,
  UploadError,
  type UploadFault,
} from '#lib/upload.ts';

export type UploadState =
  | { step: 'idle' }
  | { step: 'checking'; file: File }
  | { step: 'uploading'; file: File; part: number }
  | { step: 'done'; file: Pick<File, 'name'>; uploaded: UploadedFile }
  | { step: 'failed'; file: File; messages: string[]; fault: UploadFault };

/** Looks at a file before it is sent; lists what is wrong with it, nothing when all is well. */
export type CheckFile = (file: File) => Promise<string[]>;

/**
 * One file on its way: checked here, sent with its progress, cancelled when the form goes. One that
 * the network cut is sent once more by itself when that is back. `kept` is one that arrived before,
 * as out of a draft.
 */
export const useUpload = (purpose: string, check?: CheckFile, kept?: UploadedFile) => {
  const [state, setState] = useState<UploadState>(
    kept ? { step: 'done', file: kept, uploaded: kept } : { step: 'idle' },
  );
  const running = useRef<AbortController>(null);
  const stopWaiting = useRef<() => void>(null);
  const end = () => {
    running.current?.abort();
    running.current = null;
    stopWaiting.current?.();
    stopWaiting.current = null;
  };
  useEffect(() => end, []);

  const cancel = () => {
    end();
    setState({ step: 'idle' });
  };

  const send = async (file: File, isAgain: boolean): Promise<string[]> => {
    end();
    const controller = new AbortController();
    running.current = controller;
    const show = (next: UploadState) => {
      if (running.current === controller) setState(next);
    };
    try {
      show({ step: 'checking', file });
      const messages = (await check?.(file)) ?? [];
      if (messages.length > 0) {
        show({ step: 'failed', file, messages, fault: 'FILE' });
        return messages;
      }
      if (running.current !== controller) return [];
      show({ step: 'uploading', file, part: 0 });
      const uploaded = await uploadFile(file, purpose, {
        signal: controller.signal,
        onProgress: (part) => show({ step: 'uploading', file, part }),
      });
      show({ step: 'done', file, uploaded });
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : '文件上传失败，请重试';
      show({ step: 'failed', file, messages: [message], fault: faultOf(error) });
      if (error instanceof UploadError && error.isCut && !isAgain && running.current === controller)
        stopWaiting.current = whenBack(() => void send(file, true));
      return [message];
    }
  };

  /** Answers what was wrong with the file; nothing where it has arrived, or was cancelled. */
  const start = (file: File): Promise<string[]> => send(file, false);

  return { state, start, cancel };
};
