import type { AuditKind } from './audit.ts';

const pages: Partial<Record<AuditKind, (id: string) => string>> = {
  MEMBER: (id) => `/home/user/profile/${id}`,
  ORGANIZATION: () => '/home/admin/organizations',
  ANNOUNCEMENT: () => '/home/admin/announcements',
  QUESTIONNAIRE: (id) => `/home/admin/questionnaires/${id}`,
  QUEST: () => '/home/admin/quests',
  BADGE: () => '/home/admin/badges',
  COMPETITION: (id) => `/home/competition/${id}`,
  POST: (id) => `/home/competition/forum/${id}`,
  PROJECT: (id) => `/mw/project/${id}`,
  DATASET: (id) => `/mw/dataset/${id}`,
  COLUMN: (id) => `/home/column/${id}`,
  SNIPPET: (id) => `/home/gist/${id}`,
  WORK_ORDER: (id) => `/home/admin/workorders/${id}`,
};

/** The page of what was changed; null where it has none of its own. */
export const auditLink = (kind: AuditKind, target: string | null): string | null => {
  if (kind === 'SITE') return '/home/admin/site';
  if (kind === 'MAIL') return '/home/admin/mail';
  if (kind === 'JOB') return '/home/admin/jobs';
  return target === null ? null : (pages[kind]?.(target) ?? null);
};
