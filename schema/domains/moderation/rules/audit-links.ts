import { pagePaths } from '#shared/rules/page-paths.ts';
import type { AuditKind } from './audit.ts';

const pages: Partial<Record<AuditKind, (id: string) => string>> = {
  MEMBER: pagePaths.members,
  ORGANIZATION: () => '/home/admin/organizations',
  ANNOUNCEMENT: () => '/home/admin/announcements',
  QUESTIONNAIRE: (id) => `/home/admin/questionnaires/${id}`,
  QUEST: () => '/home/admin/quests',
  BADGE: () => '/home/admin/badges',
  SERVICE_ACCOUNT: () => '/home/admin/service-accounts',
  COMPETITION: pagePaths.competitions,
  POST: pagePaths.posts,
  PROJECT: pagePaths.projects,
  DATASET: pagePaths.datasets,
  COLUMN: pagePaths.columns,
  SNIPPET: pagePaths.snippets,
  WORK_ORDER: (id) => `/home/admin/workorders/${id}`,
};

/** The page of what was changed; null where it has none of its own. */
export const auditLink = (kind: AuditKind, target: string | null): string | null => {
  if (kind === 'SITE') return '/home/admin/site';
  if (kind === 'MAIL') return '/home/admin/mail';
  if (kind === 'JOB') return '/home/admin/jobs';
  return target === null ? null : (pages[kind]?.(target) ?? null);
};
