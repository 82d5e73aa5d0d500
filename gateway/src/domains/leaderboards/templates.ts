import {
  type BoardTemplate,
  boardTemplateCalls,
} from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { inputs } from './inputs.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

const templateInputs = { task: inputs.setTaskTemplate, stage: inputs.setStageTemplate };

const toTemplate = (id: string, { Html }: BoardTemplate) => ({ id, html: Html });

/** Resolver of the template of a task or a stage. */
const templateOf = (call: typeof boardTemplateCalls.task | typeof boardTemplateCalls.stage) =>
  ofId(async (id, _: unknown, context) =>
    toTemplate(id, await context.member().call(call, { params: { id } })),
  );

const externalUrl = (name: string) => `/boards/external/${name}`;

/** Resolvers of the look of boards where their organizers have chosen one. */
export const templates: Resolvers = {
  CompetitionTask: { leaderboardTemplate: templateOf(boardTemplateCalls.task) },
  Stage: { leaderboardTemplate: templateOf(boardTemplateCalls.stage) },
  Mutation: {
    setLeaderboardTemplate: async (_, { input }, context) =>
      toTemplate(input.id, await templateInputs[input.of].send(context.member(), input)),

    setExternalBoard: async (_, { input }, context) => {
      await inputs.setExternalBoard.send(context.member(), input);
      const { name } = input;
      const { externalBoards } = await context.loaders.site.config();
      const title = externalBoards.find((board) => board.name === name)?.title ?? name;
      return { title, url: externalUrl(name) };
    },
  },
  Competition: {
    externalBoard: ofId(async (id, _, { loaders }) => {
      const { externalBoards } = await loaders.site.config();
      const board = externalBoards.find(({ competitionId }) => competitionId === id);
      return board ? { title: board.title, url: externalUrl(board.name) } : null;
    }),
  },
  LeaderboardTemplate: {
    id: ({ id }) => id,
    html: ({ html }) => html,
  },
  ExternalBoard: {
    title: ({ title }) => title,
    url: ({ url }) => url,
  },
};
