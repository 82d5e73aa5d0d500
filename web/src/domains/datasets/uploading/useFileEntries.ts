import { useApolloClient } from '@apollo/client/react';
import { isSystemFile } from '@whaletide/schema/domains/datasets/rules/dataset-paths.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { UploadError } from '#lib/upload.ts';
import type { FileEntry } from './entries.ts';
import { CancelUploadDocument } from './PartedUpload.generated.ts';
import { uploadInParts } from './parted-upload.ts';

interface Stored {
  token: string;
  path: string;
  size: number;
}

const entryOf = ({ token, path, size }: Stored, id: number): FileEntry => ({
  id,
  path,
  size,
  state: 'done',
  part: 1,
  problem: null,
  uploaded: { key: token, name: path.split('/').at(-1) ?? path },
});

const freshOf = (file: File, id: number): FileEntry => {
  const problem = fileProblem(file, uploadRules.dataset)?.message ?? null;
  return {
    id,
    // Chosen with its folder, it keeps its place in it.
    path: file.webkitRelativePath || file.name,
    size: file.size,
    state: problem === null ? 'waiting' : 'failed',
    part: 0,
    problem,
    ...(problem === null && { file }),
  };
};

const messageOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : failureOf(error).message;

/** The files of a version while it is made: chosen, uploaded one after the other, renamed, taken out. */
export const useFileEntries = (stored: readonly Stored[] = []) => {
  const client = useApolloClient();
  const [entries, setEntries] = useState(() => stored.map(entryOf));
  const nextId = useRef(stored.length);
  const running = useRef(new Map<number, AbortController>());
  const change = (id: number, changes: Partial<FileEntry>) =>
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  // One at a time: the first that waits, once none is under way.
  const next = entries.some(({ state }) => state === 'uploading')
    ? undefined
    : entries.find(({ state }) => state === 'waiting');
  useEffect(() => {
    const file = next?.file;
    if (!next || !file || running.current.has(next.id)) return;
    const { id } = next;
    const controller = new AbortController();
    running.current.set(id, controller);
    const update = (changes: Partial<FileEntry>) => {
      if (!controller.signal.aborted) change(id, changes);
    };
    const upload = async () => {
      update({ state: 'uploading', problem: null });
      try {
        const { key, name } = await uploadInParts(client, file, {
          signal: controller.signal,
          onBegun: (uploadId) => update({ uploadId }),
          onProgress: (part) => update({ part }),
        });
        update({ state: 'done', part: 1, uploaded: { key, name } });
      } catch (error) {
        update({ state: 'failed', problem: messageOf(error) });
      }
      if (running.current.get(id) === controller) running.current.delete(id);
    };
    void upload();
  }, [client, next]);

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const stop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
  };
  return {
    entries,
    add: (files: readonly File[]) => {
      const fresh = files
        .filter((file) => !isSystemFile(file.webkitRelativePath || file.name))
        .map((file) => freshOf(file, nextId.current++));
      setEntries((all) => [...all, ...fresh]);
    },
    rename: (id: number, path: string) => change(id, { path }),
    pause: (id: number) => {
      stop(id);
      change(id, { state: 'paused' });
    },
    /** Goes on with what was paused, or tries again what failed. */
    resume: (id: number) => change(id, { state: 'waiting', problem: null }),
    remove: (entry: FileEntry) => {
      stop(entry.id);
      setEntries((all) => all.filter(({ id }) => id !== entry.id));
      if (entry.uploadId !== undefined && entry.state !== 'done')
        // Else it is thrown away after a day.
        void client
          .mutate({
            mutation: CancelUploadDocument,
            variables: { input: { uploadId: entry.uploadId } },
            context: { showsErrors: true },
          })
          .catch(() => undefined);
    },
  };
};
export type FileEntries = ReturnType<typeof useFileEntries>;
