import type { QuestStep } from '../quests/store/progress.ts';

type Step = Pick<QuestStep, 'trigger' | 'subject'>;

/** The kinds of pages that views are counted by. */
export type PageKind = 'home' | 'competition-list' | 'competition-detail' | 'other';

const column = /^\/home\/column\/([0-9a-f]{24})$/;
const competition = /^\/home\/competition\/([0-9a-f]{24})(?:\/|$)/;

/** Answers the kind of page that a path is, and what viewing it does for a member's quests. */
export const pageOf = (url: string): { page: PageKind; steps: Step[] } => {
  const path = url.split(/[?#]/)[0]?.replace(/(?<=[^/])\/+$/, '') ?? '';
  const visited: Step = { trigger: 'SITE_VISITED', subject: 'site' };
  if (path === '/home') return { page: 'home', steps: [visited] };
  if (path === '/home/competition') {
    const viewed: Step = { trigger: 'COMPETITION_LIST_VIEWED', subject: 'list' };
    return { page: 'competition-list', steps: [visited, viewed] };
  }
  const columnId = column.exec(path)?.[1];
  if (columnId !== undefined) {
    const viewed: Step = { trigger: 'COLUMN_VIEWED', subject: columnId };
    return { page: 'other', steps: [visited, viewed] };
  }
  const id = competition.exec(path)?.[1];
  return id === undefined
    ? { page: 'other', steps: [visited] }
    : {
        page: 'competition-detail',
        steps: [visited, { trigger: 'COMPETITION_VIEWED', subject: id }],
      };
};
