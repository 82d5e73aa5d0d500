import { domain } from '#shared/domain.ts';

export const votes = domain({
  name: 'votes',
  chinese: '点赞',
  rest: 'VoteList',
  purpose:
    'Likes of projects, datasets, write-ups, comments and posts; one a member and object. How favourites are kept.',
  calls: [],
  knows: { platform: ['activity-log', 'members'] },
});
