import { domain } from '#shared/domain.ts';

export const teamChanges = domain({
  name: 'team-changes',
  rest: 'teamApplications',
  purpose: 'Everything that changes a team’s members at once with its works and quotas.',
  calls: [],
  knows: {
    platform: [
      'activity-log',
      'members',
      'uploads',
      'competitions',
      'teams',
      'registration',
      'forum',
      'chat',
      'submissions',
      'leaderboards',
    ],
  },
});
