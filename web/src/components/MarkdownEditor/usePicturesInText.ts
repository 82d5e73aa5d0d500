import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHold } from '#lib/arriving.ts';
import { useLatest } from '#lib/useLatest.ts';
import type { PicturePurpose } from '#lib/usePictureUpload.ts';
import { placeAfter } from './picture-places.ts';

/** A picture that isn't in the text yet. */
export interface ComingPicture {
  id: number;
  file: File;
  /** Part that has arrived, from 0 to 1. */
  part: number;
  /** Reason for which it didn't arrive; null while it is on its way. */
  failure: Error | null;
}

interface TextOfPictures {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  purpose: PicturePurpose;
}

/**
 * Pictures on their way into a text, one after the other: each stands where the cursor was when it
 * was chosen, whatever is typed meanwhile. The form around the text waits for them.
 */
export const usePicturesInText = ({ field, value, onChange, purpose }: TextOfPictures) => {
  const [coming, setComing] = useState<readonly ComingPicture[]>([]);
  const written = useLatest(value);
  const places = useRef(new Map<number, number>());
  const selection = useRef<[number, number]>(null);
  const lastId = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const running = useRef<AbortController>(null);
  const hold = useHold();
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const seen = useRef(value);
  useLayoutEffect(() => {
    for (const [id, place] of places.current)
      places.current.set(id, placeAfter(place, seen.current, value));
    seen.current = value;
    // A text that was changed by code has its cursor at its end.
    if (selection.current) field.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [value, field]);

  const insert = (piece: string, place?: number) => {
    const text = written.current;
    const at = Math.min(place ?? field.current?.selectionEnd ?? text.length, text.length);
    const moved = (cursor: number) => (cursor >= at ? cursor + piece.length : cursor);
    const { selectionStart, selectionEnd } = field.current ?? {};
    if (selectionStart !== undefined && selectionEnd !== undefined)
      selection.current = [moved(selectionStart), moved(selectionEnd)];
    onChange(`${text.slice(0, at)}${piece}${text.slice(at)}`);
  };

  const change = (id: number, to: Partial<ComingPicture>) =>
    setComing((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const remove = (id: number) => {
    places.current.delete(id);
    setComing((all) => all.filter((one) => one.id !== id));
  };

  const send = async (id: number, file: File) => {
    const { signal } = (running.current ??= new AbortController());
    const onProgress = (part: number) => change(id, { part });
    try {
      const { sendPicture } = await import('./send-picture.ts');
      insert(await sendPicture(file, purpose, { signal, onProgress }), places.current.get(id));
      remove(id);
    } catch (error) {
      if (!signal.aborted) change(id, { failure: error instanceof Error ? error : new Error() });
      throw error;
    }
  };

  /** Sends a picture once those before it have come or failed. */
  const begin = (id: number, file: File) => {
    const arriving = line.current.then(() => send(id, file));
    line.current = arriving.catch(() => undefined);
    hold(arriving);
    // Its problem stands beside the text.
    arriving.catch(() => undefined);
  };

  const add = (files: readonly File[]) => {
    const place = field.current?.selectionEnd ?? written.current.length;
    for (const file of files) {
      const id = (lastId.current += 1);
      setComing((all) => [...all, { id, file, part: 0, failure: null }]);
      places.current.set(id, place);
      begin(id, file);
    }
  };

  const retry = ({ id, file }: ComingPicture) => {
    change(id, { failure: null, part: 0 });
    begin(id, file);
  };

  return { coming, add, retry, remove, insert };
};
