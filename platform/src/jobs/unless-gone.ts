/**
 * Answers what the work answers, unless no one waits for it any more: then at once, while the work may
 * go on for a while.
 * @throws the reason of `gone` where that aborts
 */
export const unlessGone = async <T>(work: Promise<T>, gone: AbortSignal): Promise<T> => {
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(gone.reason as Error);
    gone.addEventListener('abort', leave, { once: true });
    if (gone.aborted) leave();
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    if (leave) gone.removeEventListener('abort', leave);
  }
};
