interface MiniProgramWindow {
  wx?: { miniProgram?: { postMessage?: (message: { data: object }) => void } };
}

/** Posts to the app around the page that something isn't allowed there. */
export const tellMiniProgram = (path: string): void => {
  const { wx } = globalThis as MiniProgramWindow;
  wx?.miniProgram?.postMessage?.({ data: { type: 'not-allowed', path } });
};
