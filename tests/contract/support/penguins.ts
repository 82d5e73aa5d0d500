import { readFileSync } from 'node:fs';
import { EVENT_WORK_REVIEWED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { GraphqlClient } from '#tests/support/graphql.ts';

const data = (name: string): string =>
  readFileSync(
    new URL(`../../../platform/src/demo/data/penguins/${name}`, import.meta.url),
    'utf8',
  );

/** The sample as members get it: every penguin an Adelie. */
export const sampleResult = data('species.sample.csv');

/** A result without a mistake, which only a test can know. */
export const perfectResult = data('species.solution.csv')
  .trim()
  .split('\n')
  .map((line) => line.split(',').slice(0, 2).join(','))
  .join('\n');

export interface Task {
  id: string;
  name: string;
  review: { targetColumn: string; dailyLimit: number | null } | null;
}

/** The demo's running competition on penguins, as any client finds it. */
export const findPenguins = async (
  client: GraphqlClient,
): Promise<{ id: string; name: string; task: Task }> => {
  const { competitions } = await client.ask<{
    competitions: { items: { id: string; name: string; stages: { tasks: Task[] }[] }[] };
  }>(`{
    competitions(status: RUNNING, perPage: 50) {
      items { id name stages { tasks { id name review { targetColumn dailyLimit } } } }
    }
  }`);
  for (const { id, name, stages } of competitions.items)
    for (const task of stages.flatMap(({ tasks }) => tasks))
      if (task.review?.targetColumn === 'species') return { id, name, task };
  throw new Error('The demo community has no penguins');
};

export const register = (client: GraphqlClient, competitionId: string) =>
  client.ask(
    'mutation ($id: ID!) { registerForCompetition(input: { competitionId: $id }) { id } }',
    {
      id: competitionId,
    },
  );

/** The team that the member has in a competition. */
export const ownTeam = async (client: GraphqlClient, competitionId: string): Promise<string> => {
  const { competition } = await client.ask<{
    competition: { viewerState: { team: { id: string } } };
  }>('query ($id: ID!) { competition(id: $id) { viewerState { team { id } } } }', {
    id: competitionId,
  });
  return competition.viewerState.team.id;
};

export interface Work {
  id: string;
  status: string;
  publicScore: number | null;
}

/** Uploads a result file and submits it. */
export const submit = async (
  client: GraphqlClient,
  taskId: string,
  content: string,
): Promise<Work> => {
  const { status, body } = await client.upload('result.csv', content);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { url, ...result } = body;
  const { submitWork } = await client.ask<{ submitWork: Work }>(
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id status publicScore } }',
    { input: { taskId, result } },
  );
  return submitWork;
};

export const worksOf = async (client: GraphqlClient, taskId: string): Promise<Work[]> => {
  const { competitionTask } = await client.ask<{ competitionTask: { works: { items: Work[] } } }>(
    'query ($id: ID!) { competitionTask(id: $id) { works { items { id status publicScore } } } }',
    { id: taskId },
  );
  return competitionTask.works.items;
};

/** The next event that tells of a review; what else it earned is passed over. */
export const nextReview = async <E extends { eventType: number }>(live: {
  next: () => Promise<{ notificationReceived: E }>;
}): Promise<E> => {
  for (;;) {
    const { notificationReceived: event } = await live.next();
    if (event.eventType === EVENT_WORK_REVIEWED) return event;
  }
};
