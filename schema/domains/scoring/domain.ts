import { domain } from '#shared/domain.ts';

export const scoring = domain({
  name: 'scoring',
  purpose:
    'Scores of results: checks, the scorer, workers of organizers, rescoring, trial runs, baselines, recomputing.',
  calls: [],
  knows: {
    platform: [
      'members',
      'uploads',
      'moderation',
      'competitions',
      'teams',
      'receipts',
      'submissions',
    ],
  },
});
