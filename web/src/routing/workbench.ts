/** Path of the workbench, which is wherever the operator has it; the gateway leads on to it. */
export const workbenchPath = '/mw/';

/** An organization's workbench. */
export const organizationWorkbench = (workbenchUrl: string, shortName: string): string =>
  `${workbenchUrl}/mw-org/${encodeURIComponent(shortName)}`;

/** The editions that can be tried: for one person, and for a team. */
export type TrialVersion = 'professional' | 'saas';

/** Answers the address at which members apply to try the workbench. */
export const trialAddress = (trialUrl: string, version: TrialVersion): string =>
  `${trialUrl}/modelwhale/trial?flag=community&version=${version}`;
