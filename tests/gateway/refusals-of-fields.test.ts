import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getDirectiveValues } from 'graphql';
import nock from 'nock';
import { domains } from '#gateway/src/domains/all.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { allCalls } from '#tests/contract/support/calls.ts';
import { refusalsOf } from '@whaletide/schema/shared/rest/call.ts';
import type { ErrorCode } from '@whaletide/schema/shared/rest/common.ts';
import { stubContract } from './support/contract.ts';
import { type Walk, type Way, walksOf } from './support/field-calls.ts';
import { operationOf } from './support/field-walks.ts';
import { type Answer, TOKEN, useGateway } from './support/gateway.ts';
import { withRefusals } from './support/refusals-in-sdl.ts';
import { useRest } from './support/rest.ts';

const ROOT = join(import.meta.dirname, '../..');

const gateway = useGateway({
  RATE_MEMBER: '1000000',
  RATE_VISITOR: '1000000',
  GRAPHQL_COST: '1000000',
  GRAPHQL_COMPILE_AFTER: '1000000',
});
useRest();

const resolved = new Set(
  Object.values(domains).flatMap(({ resolvers }) =>
    resolvers.flatMap((map) =>
      Object.entries(map).flatMap(([type, fields]) =>
        Object.keys(fields as object).map((field) => `${type}.${field}`),
      ),
    ),
  ),
);
const schema = buildSchema(readSdl(), Object.values(domains));
const walks = walksOf(schema, resolved);

/** Codes that a field declares, as `Team.quotas: CONFLICT`. */
const declaredOf = ({ name, way }: Walk): string[] => {
  const { astNode } = way.at(-1) ?? {};
  const directive = schema.getDirective('refuses');
  const given = directive && astNode && getDirectiveValues(directive, astNode);
  const codes = (given?.['codes'] ?? []) as ErrorCode[];
  return codes.map((code) => `${name}: ${code}`);
};

/** Refusals of calls that what a field asks them never leads to. */
const outOfReach = new Set([
  // Columns by their ids, and neither those of an owner nor those that are followed.
  ...['Query.column', 'Competition.relatedColumns', 'ViewerColumns.items'].flatMap((field) => [
    `${field}: UNAUTHENTICATED`,
    `${field}: NOT_FOUND`,
  ]),
  // Always in the viewer’s own name.
  'Query.workOrders: FORBIDDEN',
  'Viewer.competitions: FORBIDDEN',
  'Mutation.createWorkOrder: FORBIDDEN',
  'Mutation.sendWorkOrderMessage: FORBIDDEN',
  // Mutations that share a call with others send a part of what it takes.
  'Mutation.refuseQuestionnaire: BAD_USER_INPUT',
  'Mutation.refuseQuestionnaire: CONFLICT',
  'Mutation.markForumPost: BAD_USER_INPUT',
  'Mutation.restoreWork: BAD_USER_INPUT',
  'Mutation.requestMemberRemoval: BAD_USER_INPUT',
  'Mutation.requestTeamLeave: BAD_USER_INPUT',
  'Mutation.setTeamReceiving: BAD_USER_INPUT',
]);

/** Refusals by the gateway itself, and by calls that other arguments than the examples lead to. */
const ofGateway = new Set([
  'Query.activities: UNAUTHENTICATED',
  'Query.leaderboard: UNAUTHENTICATED',
  'Query.leaderboard: FORBIDDEN',
  'Query.leaderboard: NOT_FOUND',
  'Query.leaderboard: BAD_USER_INPUT',
  'Query.projects: NOT_FOUND',
  'Administration.auditEntries: NOT_FOUND',
  'Competition.invitationRecords: NOT_FOUND',
  'Site.industryTypes: NOT_FOUND',
]);

const refusing = new Map<string, ErrorCode>();
const stub = () => {
  nock.cleanAll();
  return stubContract(2, refusing);
};

/** Operations of the calls that a way makes where all of them are answered. */
const callsOf = async (way: Way, kind: Walk['kind']): Promise<string[]> => {
  if (way.length === 0) return [];
  const counts = stub();
  const { source, variables } = operationOf(way, kind);
  await gateway().send(source, { variables, token: TOKEN });
  return Object.keys(counts.byOperation());
};

/** RATE_LIMITED of the field itself, which any field may have of its asker's rate. */
const limitOf = (walk: Walk, { body }: Answer): string[] => {
  const refusal = `${walk.name}: RATE_LIMITED`;
  const isRefused = body.errors?.some(
    ({ path = [], extensions }) =>
      extensions?.['code'] === 'RATE_LIMITED' &&
      path.filter((part) => typeof part === 'string').length === walk.way.length,
  );
  return isRefused && !declaredOf(walk).includes(refusal) ? [refusal] : [];
};

/** Refusals that an answer has and its fields don't declare, as `Team.quotas: CONFLICT`. */
const undeclaredOf = async (walk: Walk, token?: string): Promise<string[]> => {
  const { source, variables } = operationOf(walk.way, walk.kind);
  try {
    return limitOf(walk, await gateway().send(source, { variables, token }));
  } catch (error) {
    const found = [...String(error).matchAll(/\w+\.\w+: [A-Z_]+/g)].map(([refusal]) => refusal);
    if (found.length === 0) throw error;
    return found;
  }
};

/** The same where each call of its own is refused with each code that it declares, one by one. */
const undeclaredRefusals = async (walk: Walk, operations: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  stub();
  for (const operation of operations) {
    const { method, refusals = [] } = allCalls.get(operation) ?? {};
    const isMutation = walk.kind === 'mutation';
    // Changed things are there when a mutation reads them.
    if (isMutation && method === 'GET') continue;
    for (const code of refusals) {
      // Any field of a query may say it of its arguments.
      if (code === 'BAD_USER_INPUT' && !isMutation) continue;
      refusing.set(operation, code);
      found.push(...(await undeclaredOf(walk, TOKEN)));
      refusing.clear();
    }
  }
  return found;
};

/** Writes refusals into the SDL of their fields. */
const write = (refusals: readonly string[]): void => {
  const codes = new Map<string, string[]>();
  for (const [field = '', code = ''] of refusals.map((refusal) => refusal.split(': ')))
    codes.set(field, [...(codes.get(field) ?? []), code]);
  for (const file of globSync('schema/{domains,shared}/**/*.graphql', { cwd: ROOT })) {
    const sdl = readFileSync(join(ROOT, file), 'utf8');
    const written = withRefusals(sdl, codes);
    if (written !== sdl) writeFileSync(join(ROOT, file), written);
  }
};

/** The calls that each walk makes beside those of the way to it. */
const ownCalls = async (): Promise<{ walk: Walk; own: string[] }[]> => {
  const before = new Map<string, string[]>();
  const found: { walk: Walk; own: string[] }[] = [];
  for (const walk of walks) {
    const key = walk.before.map(({ name }) => name).join('.');
    const known = before.get(key) ?? (await callsOf(walk.before, 'query'));
    before.set(key, known);
    const made = await callsOf(walk.way, walk.kind);
    found.push({ walk, own: made.filter((operation) => !known.includes(operation)) });
  }
  return found;
};

describe('@refuses', () => {
  it('has what a field’s calls are refused with, as npm run schema:refuses writes it', async () => {
    const undeclared: string[] = [];
    const calls = await ownCalls();
    const ofNoCall = calls.flatMap(({ walk, own }) => {
      const codes = own.flatMap((operation) => {
        const call = allCalls.get(operation);
        return call ? refusalsOf(call) : [];
      });
      return declaredOf(walk).filter(
        (refusal) =>
          !codes.some((code) => refusal.endsWith(`: ${code}`)) && !ofGateway.has(refusal),
      );
    });
    expect(ofNoCall).toEqual([]);
    for (const { walk, own } of calls) undeclared.push(...(await undeclaredRefusals(walk, own)));
    // Last, as answers to visitors are kept for a while.
    for (const walk of walks) undeclared.push(...(await undeclaredOf(walk)));
    const found = [...new Set(undeclared)].filter((refusal) => !outOfReach.has(refusal));
    if (process.env.WRITES_REFUSALS === 'true') write(found);
    else expect(found).toEqual([]);
    expect(calls.flatMap(({ own }) => own).length).toBeGreaterThan(600);
  }, 600_000);
});
