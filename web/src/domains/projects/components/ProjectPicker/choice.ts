/** A project that was picked, at one of its versions. */
export interface ProjectChoice {
  projectId: string;
  title: string;
  versionId: string;
  /** From 1. */
  number: number;
}

/** Limit on which projects can be picked: only private or only public ones. */
export type ProjectLock = 'private' | 'public' | null;
