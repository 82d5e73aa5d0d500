import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TSchema } from 'typebox';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { demoStore, type Layer, startPlatform, type Store } from '#tests/support/layers.ts';
import { allCalls } from '../support/calls.ts';
import { restClient } from '../support/rest.ts';
import { expectedOf, type Matrix, type Outcome, type Role, roles, type Things } from './rules.ts';
import { channels } from './channels.ts';
import { judging } from './judging.ts';
import { managing } from './managing.ts';
import { members } from './members.ts';
import { open } from './open.ts';
import { reviewing } from './reviewing.ts';
import { teams } from './teams.ts';
import { type Asking, defined, everyoneAsking, type Token } from './asking.ts';
import { thingsOfTheCaptain } from './things.ts';

// Calls × roles × foreign ids. Everything here belongs to the captain of a demo team: who else may
// read or change it? Which calls have to stand here is worked out from the contract.

const matrix: Matrix = { ...managing, ...reviewing, ...judging, ...teams, ...members, ...channels };

let store: Store;
let platform: Layer;
let asking: Asking;
let things: Things;

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store, { WEBHOOKS_TO_LOCAL: 'true' });
  asking = await everyoneAsking(restClient(platform.url));
  things = await thingsOfTheCaptain(asking);
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/** Tells whether a schema takes ids or keys anywhere. */
const takesIds = (schema: TSchema | undefined): boolean =>
  /"pattern":"\^\[0-9a-f\]\{(24|32)\}/.test(JSON.stringify(schema ?? {}));

const outcomeOf = async (call: RestCall, input: object, token: Token): Promise<Outcome> => {
  if (call.operation === 'uploads.download') {
    const { key } = (input as { params: { key: string } }).params;
    const { status } = await fetch(`${platform.url}/api/uploads/${key}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return status === 200 ? 'ok' : (status as Outcome);
  }
  const { status, body } = await asking.rest.send(call, input as never, token);
  if (status !== 200) return status as Outcome;
  const { data } = body as { data?: unknown[] };
  return data?.length === 0 ? 'nothing' : 'ok';
};

describe('calls × roles × foreign ids', () => {
  it('every call of the contract that takes ids and isn’t for everyone stands here', () => {
    const taking = [...allCalls.values()].filter(
      ({ access, params, query, body }) =>
        access !== 'public' && [params, query, body].some((part) => takesIds(part)),
    );
    expect([...Object.keys(matrix), ...Object.keys(open)].toSorted()).toEqual(
      taking.map(({ operation }) => operation).toSorted(),
    );
  });

  it.each(
    Object.entries(matrix).flatMap(([operation, rule]) => {
      const others = roles.filter((role) => role !== 'captain');
      const asking = [...others, 'captain' as const].filter((role) => !rule.may?.includes(role));
      return asking.map((role) => [operation, role, expectedOf(rule, role)] as const);
    }),
  )('%s as %s: %s', async (operation, role, expected) => {
    const call = defined(allCalls.get(operation), operation);
    const rule = defined(matrix[operation], operation);
    expect(await outcomeOf(call, rule.input(things, role), asking.as(role))).toBe(expected);
  });

  it('an organizer manages the competitions of the own organization, and of no other', async () => {
    const { rest, as } = asking;
    const manages = async (role: Role, shortName: string) => {
      const input = { params: { shortName }, query: { page: 1, perPage: 100 } };
      const held = await rest.ask(organizationCalls.competitions, input, as('admin'));
      const ids = held.data.map(({ _id }) => _id).join(',');
      const stages = await rest.ask(competitionCalls.stages, { query: { Competition: ids } });
      const query = { Stage: stages.data.map(({ _id }) => _id).join(',') };
      const told = await rest.ask(managingCalls.taskManagement, { query }, as(role));
      return told.data.length > 0;
    };
    expect(await manages('school', 'farshore')).toBe(true);
    expect(await manages('organizer', 'farshore')).toBe(false);
    expect(await manages('organizer', 'whaletide')).toBe(true);
    expect(await manages('school', 'whaletide')).toBe(false);
  });

  it('what a task is about is for its teams and who manages it', async () => {
    const { rest, as } = asking;
    const open: Role[] = [];
    for (const role of roles) {
      const input = { params: { id: things.task } };
      if ((await rest.ask(competitionCalls.task, input, as(role))).IsOpen) open.push(role);
    }
    expect(open).toEqual(['rival', 'teammate', 'captain', 'organizer', 'coOrganizer', 'admin']);
  });

  it('another member’s notifications stay unread', async () => {
    const body = { idList: [things.notification] };
    for (const role of roles)
      if (role !== 'visitor' && role !== 'captain')
        await asking.rest.ask(notificationCalls.markRead, { body }, asking.as(role));
    const query = { page: 1, perPage: 20, hasRead: false };
    const { data } = await asking.rest.ask(notificationCalls.list, { query }, asking.as('captain'));
    expect(data.map(({ _id }) => _id)).toContain(things.notification);
  });

  it('no private score is told while its board is closed, to nobody of the team', async () => {
    for (const role of ['teammate', 'captain'] as const) {
      const work = await asking.rest.ask(
        submissionCalls.get,
        { params: { id: things.work } },
        asking.as(role),
      );
      expect(work.ObjectiveWorkInfo?.PrivateReviewResult).toBeNull();
    }
  });
});
