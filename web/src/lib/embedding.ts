/**
 * Tells whether the page is shown in the mini-programme of a messaging app; `color-scheme.js` finds
 * it out before the first paint. Parts that are only hidden there, and in frames of other sites,
 * are hidden by style (shell/Shell/Shell.module.css): pages are rendered once for all.
 */
export const isMiniProgram = (): boolean =>
  document.documentElement.dataset.embedding === 'mini-program';
