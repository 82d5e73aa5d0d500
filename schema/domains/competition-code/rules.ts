/** Rules by which members share code of a competition. */
export const codeSharings = ['during', 'after', 'never'] as const;
export type CodeSharing = (typeof codeSharings)[number];

/** Rule of a competition whose organizer has chosen none. */
export const DEFAULT_CODE_SHARING: CodeSharing = 'after';

/** Orders of a competition's code. */
export const codeSorts = ['score', 'votes', 'newest'] as const;
export type CodeSort = (typeof codeSorts)[number];

/** Facts that decide whether code of a competition is shared. */
export interface CodeSituation {
  sharing: CodeSharing;
  startDate: Date;
  endDate: Date | null;
}

/** Tells whether code of a competition is shared and shown now. */
export const sharesCode = ({ sharing, startDate, endDate }: CodeSituation, now: Date): boolean => {
  if (sharing === 'never') return false;
  if (sharing === 'during') return startDate <= now;
  return endDate !== null && endDate <= now;
};

/** Name of each rule. */
export const codeSharingNames: Record<CodeSharing, string> = {
  during: '赛中公开',
  after: '赛后公开',
  never: '不公开',
};

/** Explanation of each rule, for the organizer. */
export const codeSharingHints: Record<CodeSharing, string> = {
  during: '比赛开始后，参赛者就可以公开分享代码。',
  after: '比赛结束后，参赛者才可以公开分享代码。',
  never: '任何时候都不展示代码，已分享的也不再展示。',
};
