import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Compile } from 'typebox/compile';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import {
  type AuditAction,
  auditActions,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { PRODUCT_VERSION } from '#server/product-version.ts';
import { PASSWORD } from '#tests/support/demo.ts';
import { demoStore, type Layer, startPlatform, type Store } from '#tests/support/layers.ts';
import { allCalls } from '../support/calls.ts';
import { restClient, type RestClient } from '../support/rest.ts';
import { answersOtherwise, auditedElsewhere, cases, elsewhere } from './cases.ts';
import { prepareWorld, sample } from './prepare.ts';
import { defined, type World } from './world.ts';

/** One operation of the OpenAPI document. */
interface Documented {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
}

let store: Store;
let platform: Layer;
let rest: RestClient;
let world: World;

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  world = await prepareWorld(rest);
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/** Tells whether a case is a change that its maker answers for, and not the member's own. */
const isAudited = (operation: string, by?: string) =>
  operation in auditActions && (by === 'organizer' || by === 'admin');

/** Reads the action of the log's newest entry. */
const newestChange = async () => {
  const query = { page: 1, perPage: 1 };
  const { data } = await rest.ask(moderationCalls.log, { query }, world.admin);
  return data[0]?.Action as AuditAction;
};

describe('every call of the contract on a real platform', () => {
  it('has its case', () => {
    const covered = [...cases.map(([operation]) => operation), ...Object.keys(elsewhere)];
    expect(covered.toSorted()).toEqual([...allCalls.keys()].toSorted());
  });

  it.each(cases.filter(([operation]) => !answersOtherwise.has(operation)))(
    '%s answers in its shape',
    async (...[operation, input, by]) => {
      const call = defined(allCalls.get(operation), operation);
      const token = call.access === 'public' ? undefined : world[by ?? 'token'];
      const { status, body } = await rest.send(call, input(world) as never, token);
      expect({ status, body }).toMatchObject({ status: 200 });
      expect([...Compile(call.response).Errors(body)]).toEqual([]);
      if (isAudited(operation, by)) expect(await newestChange()).toBe(operation);
    },
  );

  it('whatever administrators and organizers change stands in the log', () => {
    const looked = cases.flatMap(([operation, , by]) =>
      isAudited(operation, by) ? [operation] : [],
    );
    expect([...looked, ...auditedElsewhere].toSorted()).toEqual(
      Object.keys(auditActions).toSorted(),
    );
  });

  it('a notebook comes as a page that runs nothing', async () => {
    const response = await fetch(`${platform.url}/api/notebooks/${world.notebook}/RenderedContent`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('<main>');
  });

  it('a result file comes back to its uploader only', async () => {
    const url = `${platform.url}/api/uploads/${world.file}`;
    const another = await rest.ask(accountCalls.signIn, {
      body: { account: 'contract@demo.test', password: PASSWORD },
    });
    const authorization = `Bearer ${another.jwt}`;
    expect(await (await fetch(url, { headers: { authorization } })).text()).toBe(sample);
    expect((await fetch(url)).status).toBe(404);
  });

  it.each(
    [...allCalls.values()]
      .filter((call) => call.access === 'member')
      .map((call) => [call.operation, call] as const),
  )('%s refuses a visitor and a wrong token in the contract’s words', async (_, call) => {
    for (const token of [undefined, 'wrong']) {
      const { status, body } = await rest.send(
        call,
        { params: { id: '0'.repeat(24) }, query: {}, body: {} } as never,
        token,
      );
      expect(status).toBe(401);
      expect([...Compile(RestError).Errors(body)]).toEqual([]);
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('the OpenAPI document tells every call, its domain and credentials, and the version', async () => {
    const document = (await (await fetch(`${platform.url}/openapi.json`)).json()) as {
      info: { version: string };
      servers: { url: string }[];
      tags: { name: string }[];
      paths: Record<string, Record<string, Documented>>;
    };
    const documented = Object.values(document.paths).flatMap(Object.values<Documented>);
    expect(documented.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...allCalls.keys()].toSorted(),
    );
    expect(document.info.version).toBe(PRODUCT_VERSION);
    expect(document.servers).toEqual([{ url: '/' }]);
    const tags = document.tags.map(({ name }) => name);
    for (const { operationId, tags: own, security } of documented) {
      const call = defined(allCalls.get(operationId), operationId);
      expect([operationId, own.map((tag) => tags.includes(tag))]).toEqual([operationId, [true]]);
      // Empty for calls without a credential, an empty one among others where it may be left out.
      expect([operationId, security.length > 0]).toEqual([operationId, call.access !== 'public']);
      const leavesOut = security.some((each) => Object.keys(each).length === 0);
      expect([operationId, leavesOut]).toEqual([operationId, call.access === 'either']);
    }
  });
});
