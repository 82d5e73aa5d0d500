import { competition, competitionId, page } from './data.ts';

/** Answers to the queries of the start page: some 1,234 members, one competition and its board. */
export const home = (site: { marketingUrl?: string } = {}) => ({
  site: {
    counts: {
      __typename: 'CommunityCounts',
      members: 1234,
      competitions: 42,
      works: 2080,
      projects: 79,
      columns: 23,
      posts: 39,
    },
    __typename: 'Site',
    marketingUrl: null,
    ...site,
  },
  competitions: page([competition()]),
  topBoards: [
    {
      __typename: 'TopBoard',
      taskId: 'b'.repeat(24),
      taskName: '种类识别',
      teamsCount: 24,
      competition: competition({ id: competitionId }),
      rows: [
        {
          __typename: 'LeaderboardRow',
          rank: 1,
          score: 0.9612,
          team: { __typename: 'Team', id: 'a'.repeat(24), name: '潮汐组' },
        },
      ],
    },
  ],
  columns: page([]),
});
