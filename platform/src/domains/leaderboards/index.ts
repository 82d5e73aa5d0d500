import type { Domain } from '#domain.ts';
import { carriedBoards } from './carried.ts';
import { COPIES_JOB, copiesHandler } from './copies/job.ts';
import { copyCheckRoutes } from './copies/routes.ts';
import { boardFileRoutes } from './files/routes.ts';
import { boardCourseRoutes } from './course/routes.ts';
import { leaderboardGroupRoutes } from './group-routes.ts';
import { INTERVALS_JOB, intervalsHandler, intervalsSchedule } from './intervals/job.ts';
import { leaderboardRoutes } from './routes.ts';
import { stageBoardRoutes } from './stage-routes.ts';
import { managedTaskBoardRoutes, taskBoardRoutes } from './task-routes.ts';
import { boardTemplateRoutes } from './template-routes.ts';

export const leaderboards = {
  routes: () => [
    leaderboardRoutes,
    taskBoardRoutes,
    managedTaskBoardRoutes,
    stageBoardRoutes,
    leaderboardGroupRoutes,
    boardTemplateRoutes,
    boardCourseRoutes,
    boardFileRoutes,
    copyCheckRoutes,
  ],
  ofCompetitions: carriedBoards,
  jobs: ({ services }) => ({
    bulk: {
      [INTERVALS_JOB]: intervalsHandler(services),
      [COPIES_JOB]: copiesHandler(services),
    },
  }),
  schedules: (services) => [intervalsSchedule(services)],
} satisfies Domain;
