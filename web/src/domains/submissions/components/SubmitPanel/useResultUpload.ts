import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckFile, useUpload } from '#components/UploadField/useUpload.ts';
import type { UploadedFile } from '#lib/upload.ts';

/** Files that were chosen and not handed in, by member and task; once they arrived, as they lie. */
type Chosen = Map<string, File | UploadedFile>;

/** They live as long as the page. */
const chosenOf = new WeakMap<ApolloClient, Chosen>();

const useChosen = (): Chosen => {
  const client = useApolloClient();
  const [chosen] = useState<Chosen>(() => chosenOf.get(client) ?? new Map());
  useEffect(() => void chosenOf.set(client, chosen), [client, chosen]);
  return chosen;
};

/**
 * A result file on its way, which stays chosen while one looks at another tab: what has arrived is
 * there again, and anything else is checked and sent again.
 *
 * @param place whose file it is, and for which task
 */
export const useResultUpload = (place: string, check: CheckFile): ReturnType<typeof useUpload> => {
  const chosen = useChosen();
  const [kept] = useState(() => chosen.get(place));
  const upload = useUpload('result', check, kept instanceof File ? undefined : kept);
  const { state } = upload;

  const goOn = useEffectEvent(() => {
    if (kept instanceof File) void upload.start(kept);
  });
  useEffect(() => goOn(), []);
  useEffect(() => {
    if (state.step === 'done') chosen.set(place, state.uploaded);
  }, [chosen, place, state]);

  return {
    state,
    start: (file) => {
      chosen.set(place, file);
      return upload.start(file);
    },
    cancel: () => {
      chosen.delete(place);
      upload.cancel();
    },
  };
};
