/** Words of Chromium, Firefox and Safari about code or data that they couldn't fetch. */
const SAID = /fetch|NetworkError|Load failed|module script|loading dynamically|preload CSS/i;

/** True of an error because something couldn't be fetched; false of one of the code itself. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && SAID.test(error.message);
