import { domain } from '#shared/domain.ts';
import { comparisonCalls } from './rest/project-comparisons.ts';
import { projectWritingCalls } from './rest/project-writing.ts';
import { projectCalls } from './rest/projects.ts';

export const projects = domain({
  name: 'projects',
  chinese: '项目',
  rest: 'labs',
  graphql: 'Project',
  purpose: 'Notebooks with their versions, forks, tags and bookmarks.',
  calls: [projectCalls, projectWritingCalls, comparisonCalls],
  knows: {
    platform: [
      'tracking',
      'search',
      'activity-log',
      'members',
      'uploads',
      'moderation',
      'quests',
      'votes',
      'comments',
      'organizations',
      'competitions',
    ],
    gateway: [],
    web: ['members', 'moderation', 'account', 'comments', 'organizations', 'snippets'],
  },
});
