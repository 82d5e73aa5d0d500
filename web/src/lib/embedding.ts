/**
 * Whether the page is shown in the mini-programme of a messaging app; `color-scheme.js` finds it out
 * before the first paint. What is only hidden there, and in frames of other sites, is hidden by
 * style (shell/Shell/Shell.module.css): pages are rendered once for all.
 */
export const isMiniProgram = (): boolean =>
  document.documentElement.dataset.embedding === 'mini-program';
