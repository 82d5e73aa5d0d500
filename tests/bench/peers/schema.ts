// The part of the schema that the questions ask for, as a peer would write it: types of its own, and
// resolvers that give REST's fields the schema's names.
import DataLoader from 'dataloader';
import type { AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Competition } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { CompetitionTask, Stage } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Team } from '@whaletide/schema/domains/teams/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Rest } from './upstream.ts';

export const typeDefs = /* GraphQL */ `
  enum Status {
    NOT_STARTED
    RUNNING
    ENDED
  }
  enum TaskType {
    AUTOMATIC
    SUBJECTIVE
  }
  type Tab {
    id: ID!
    title: String!
    content: String!
    type: Int!
  }
  type Task {
    id: ID!
    name: String!
    type: TaskType!
    startDate: String
    endDate: String
  }
  type Stage {
    id: ID!
    name: String!
    startDate: String
    endDate: String
    tasks: [Task!]!
  }
  type Competition {
    id: ID!
    name: String!
    status: Status!
    startDate: String
    endDate: String
    usersCount: Int!
    teamsCount: Int!
    tags: [String!]!
    tabs: [Tab!]!
    stages: [Stage!]!
  }
  type CompetitionPage {
    totalCount: Int!
    items: [Competition!]!
  }
  type Team {
    id: ID!
    name: String!
    description: String
  }
  type Row {
    rank: Int
    position: Int!
    score: Float
    entries: Int!
    lastSubmittedAt: String
    team: Team
  }
  type Leaderboard {
    totalCount: Int!
    items: [Row!]!
  }
  type Member {
    id: ID!
    name: String!
  }
  type Wallet {
    balance: Int!
  }
  type Viewer {
    id: ID!
    email: String
    growthScore: Int!
    roles: [String!]!
    member: Member!
    wallet: Wallet!
  }
  type Query {
    competitions(page: Int = 1, perPage: Int = 12): CompetitionPage!
    competition(id: ID!): Competition
    leaderboard(taskId: ID!, page: Int = 1, perPage: Int = 100): Leaderboard!
    viewer: Viewer
  }
`;

export interface PeerContext {
  rest: Rest;
  authorization: string | undefined;
  loaders?: ReturnType<typeof loadersOf>;
}

/** DataLoaders of one request. */
export const loadersOf = (rest: Rest) => ({
  stages: new DataLoader<string, Stage[]>((ids) => rest.stagesOf(ids)),
  tasks: new DataLoader<string, CompetitionTask[]>((ids) => rest.tasksOf(ids)),
  team: new DataLoader<string, Team | null>((ids) => rest.teams(ids)),
});

const statuses = ['NOT_STARTED', 'RUNNING', 'ENDED'];
const taskTypes = ['AUTOMATIC', 'SUBJECTIVE'];

/** Resolvers of everything but the three fields that have to be batched. */
export const resolvers = {
  Query: {
    competitions: (
      _: unknown,
      { page, perPage }: { page: number; perPage: number },
      { rest }: PeerContext,
    ) => rest.competitions(page, perPage),
    competition: (_: unknown, { id }: { id: string }, { rest }: PeerContext) =>
      rest.competition(id),
    leaderboard: (
      _: unknown,
      { taskId, page, perPage }: { taskId: string; page: number; perPage: number },
      { rest }: PeerContext,
    ) => rest.leaderboard(taskId, page, perPage),
    viewer: (_: unknown, _args: object, { rest, authorization }: PeerContext) =>
      authorization === undefined ? null : rest.user(authorization),
  },
  CompetitionPage: {
    totalCount: ({ totalNum }: Page<Competition>) => totalNum,
    items: ({ data }: Page<Competition>) => data,
  },
  Leaderboard: {
    totalCount: ({ totalNum }: Page<LeaderboardRow>) => totalNum,
    items: ({ data }: Page<LeaderboardRow>) => data,
  },
  Competition: {
    id: ({ _id }: Competition) => _id,
    name: ({ Name }: Competition) => Name,
    status: ({ Status }: Competition) => statuses[Status],
    startDate: ({ StartDate }: Competition) => StartDate,
    endDate: ({ EndDate }: Competition) => EndDate,
    usersCount: ({ UsersNumber }: Competition) => UsersNumber,
    teamsCount: ({ TeamsNumber }: Competition) => TeamsNumber,
    tags: ({ Tags }: Competition) => Tags.map(({ Name }) => Name),
    tabs: ({ Tabs }: Competition) => Tabs,
  },
  Tab: {
    id: ({ _id }: Competition['Tabs'][number]) => _id,
    title: ({ Title }: Competition['Tabs'][number]) => Title,
    content: ({ Content }: Competition['Tabs'][number]) => Content,
    type: ({ Type }: Competition['Tabs'][number]) => Type,
  },
  Stage: {
    id: ({ _id }: Stage) => _id,
    name: ({ Name }: Stage) => Name,
    startDate: ({ StartDate }: Stage) => StartDate,
    endDate: ({ EndDate }: Stage) => EndDate,
  },
  Task: {
    id: ({ _id }: CompetitionTask) => _id,
    name: ({ Name }: CompetitionTask) => Name,
    type: ({ TaskType }: CompetitionTask) => taskTypes[TaskType],
    startDate: ({ StartDate }: CompetitionTask) => StartDate,
    endDate: ({ EndDate }: CompetitionTask) => EndDate,
  },
  Row: {
    rank: ({ Rank }: LeaderboardRow) => Rank,
    position: ({ Position }: LeaderboardRow) => Position,
    score: ({ Score }: LeaderboardRow) => Score,
    entries: ({ Entries }: LeaderboardRow) => Entries,
    lastSubmittedAt: ({ LastSubmissionDate }: LeaderboardRow) => LastSubmissionDate,
  },
  Team: {
    id: ({ _id }: Team) => _id,
    name: ({ Name }: Team) => Name,
    description: ({ Description }: Team) => Description,
  },
  Viewer: {
    id: ({ _id }: AuthUser) => _id,
    email: ({ Email }: AuthUser) => Email,
    growthScore: ({ GrowthScore }: AuthUser) => GrowthScore,
    roles: ({ Roles }: AuthUser) => Roles.map((role) => role.toUpperCase()),
    member: (user: AuthUser) => user,
    wallet: (_user: AuthUser, _args: object, { rest, authorization = '' }: PeerContext) =>
      rest.wallet(authorization),
  },
  Member: {
    id: ({ _id }: AuthUser) => _id,
    name: ({ Name }: AuthUser) => Name,
  },
  Wallet: {
    balance: ({ Balance }: { Balance: number }) => Balance,
  },
};

/** The same with DataLoaders for what has to be batched. */
export const loadingResolvers = {
  ...resolvers,
  Competition: {
    ...resolvers.Competition,
    stages: ({ _id }: Competition, _args: object, { loaders }: PeerContext) =>
      loaders?.stages.load(_id),
  },
  Stage: {
    ...resolvers.Stage,
    tasks: ({ _id }: Stage, _args: object, { loaders }: PeerContext) => loaders?.tasks.load(_id),
  },
  Row: {
    ...resolvers.Row,
    team: ({ Team: team }: LeaderboardRow, _args: object, { loaders }: PeerContext) =>
      loaders?.team.load(team),
  },
};
