import { ids } from './stub.ts';

/**
 * Questions to every contestant, as GraphQL; the hand-written endpoint answers the same by name.
 */
export interface Question {
  name: string;
  about: string;
  query: string;
  variables?: Record<string, unknown>;
  /** True where it is asked with a member's token. */
  asMember?: true;
}

export const questions: Question[] = [
  {
    name: 'list',
    about: '12 competitions with their stages',
    query: `query List {
      competitions(perPage: 12) {
        totalCount
        items { id name status usersCount teamsCount endDate tags stages { id name startDate endDate } }
      }
    }`,
  },
  {
    name: 'detail',
    about: 'a competition with texts, stages and tasks',
    query: `query Detail($id: ID!) {
      competition(id: $id) {
        id name status startDate endDate usersCount
        tabs { id title content type }
        stages { id name tasks { id name type startDate endDate } }
      }
    }`,
    variables: { id: ids.competition },
  },
  {
    name: 'board',
    about: '100 rows of a leaderboard with their teams',
    query: `query Board($task: ID!) {
      leaderboard(taskId: $task, perPage: 100) {
        totalCount
        items { rank position score entries lastSubmittedAt team { id name description } }
      }
    }`,
    variables: { task: ids.task },
  },
  {
    name: 'viewer',
    about: 'the signed-in member and the wallet',
    query: `query Viewer { viewer { id email growthScore roles member { id name } wallet { balance } } }`,
    asMember: true,
  },
];
