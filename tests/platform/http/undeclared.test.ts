import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { call, refusalsOf } from '@whaletide/schema/shared/rest/call.ts';
import { ById } from '@whaletide/schema/shared/rest/common.ts';
import { installErrorHandling } from '#platform/src/http/errors.ts';
import { route, UNDECLARED } from '#platform/src/http/route.ts';
import { conflict, notFound } from '#platform/src/refusal.ts';
import { watchRefusals } from '../support/watched-refusals.ts';

const boat = call({
  operation: 'boats.get',
  method: 'GET',
  path: '/boats/:id',
  access: 'public',
  refusals: ['NOT_FOUND'],
  summary: '',
  params: ById,
  response: Type.Object({}),
});
const sunk = '1'.repeat(24);
const atSea = '2'.repeat(24);

/** A harbour where some boats have sunk and some are at sea, of which the call says nothing. */
const harbour = () => {
  const logged: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => logged.push(line) } } });
  const refusals = watchRefusals();
  app.decorate('routeTools', {
    authenticate: () => Promise.resolve(null),
    addressOf: () => '',
    onRefusal: refusals.watch,
  });
  installErrorHandling(app);
  route(app, boat, ({ params }) => {
    throw params.id === sunk ? notFound('船') : conflict('船已出海');
  });
  const warnings = () => logged.filter((line) => line.includes(UNDECLARED));
  return { app, refusals, warnings };
};

describe('a refusal', () => {
  it('that its call declares passes without a word', async () => {
    const { app, refusals, warnings } = harbour();
    expect((await app.inject(`/boats/${sunk}`)).statusCode).toBe(404);
    refusals.requireDeclared();
    expect(warnings()).toEqual([]);
  });

  it('that its call doesn’t declare is answered, stands in the log and fails a test', async () => {
    const { app, refusals, warnings } = harbour();
    const { statusCode, body } = await app.inject(`/boats/${atSea}`);
    expect([statusCode, JSON.parse(body)]).toEqual([
      409,
      { code: 'CONFLICT', message: '船已出海' },
    ]);
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
      operation: 'boats.get',
      code: 'CONFLICT',
    });
    expect(refusals.requireDeclared).toThrow('boats.get CONFLICT');
  });

  it('of an input that isn’t one is the check’s, which every call with an input has', async () => {
    const { app, refusals } = harbour();
    expect((await app.inject('/boats/none')).statusCode).toBe(400);
    refusals.requireDeclared();
    expect(refusalsOf(boat)).toEqual(['NOT_FOUND', 'BAD_USER_INPUT']);
  });
});
