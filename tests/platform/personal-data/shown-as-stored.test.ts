import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applicationFormCalls,
  applicationType,
  applicationTypes,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { registrations } from '#platform/src/domains/teams/tables.ts';
import { isExported } from '#platform/src/personal-data/entry.ts';
import { type Document, exportOf } from '../support/exported.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const accounts = ['member', 'captain', 'newcomer', 'creator', 'organizer', 'support'];

let platform: TestPlatform;

const signedIn = async (name: string) => {
  const body = { account: `${name}@demo.test`, password: 'whale-demo-2026' };
  const { user, jwt: token } = await platform.call(accountCalls.signIn, { body });
  return { id: user._id, token };
};

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
  // The demo’s own applications are those of others.
  const Data = { Name: '林一', Company: '海洋大学', Description: '想办一场潮汐预报的比赛' };
  const { _id: id } = await platform.call(
    applicationFormCalls.send,
    { body: { Type: applicationType.hostCompetition, Phone: '13800000000', Data } },
    await signedIn('member'),
  );
  await platform.call(
    applicationFormCalls.answer,
    { params: { id }, body: { Status: 2, Answer: '材料还不够，请补充后再申请' } },
    await signedIn('admin'),
  );
});
afterAll(() => platform.close());

interface Reader {
  id: string;
  token: string;
}

/** All documents that a call answers to the member, by its name. */
const answers: Record<string, (reader: Reader) => Promise<object[]>> = {
  [applicationFormCalls.mine.operation]: async (reader) => {
    const kinds = applicationTypes.map((Type) =>
      platform.call(applicationFormCalls.mine, { query: { Type } }, reader),
    );
    return (await Promise.all(kinds)).flatMap(({ data }) => data);
  },
  [creatorCalls.profits.operation]: async (reader) =>
    (await platform.call(creatorCalls.profits, { query: { page: 1, perPage: 100 } }, reader)).data,
  [creatorCalls.exchanges.operation]: async (reader) =>
    (await platform.call(creatorCalls.exchanges, { query: { page: 1, perPage: 100 } }, reader))
      .data,
  [workOrderCalls.list.operation]: async (reader) =>
    (await platform.call(workOrderCalls.list, { query: { page: 1, perPage: 100 } }, reader)).data,
  [registrationCalls.mine.operation]: async (reader) => {
    const rows = await platform.database.db
      .select({ id: registrations.competitionId })
      .from(registrations)
      .where(eq(registrations.memberId, reader.id));
    if (rows.length === 0) return [];
    const query = { ids: rows.map(({ id }) => id).join() };
    return (await platform.call(registrationCalls.mine, { query }, reader)).data;
  },
};

/** Texts and numbers anywhere in a document. */
const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [value];

const isSaid = (value: unknown) => value !== null && value !== false;

const propertyOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table as PgTable)).find(([, own]) => own === column)?.[0] ??
  '';

it('an export has what a call shows just as that call answers it', async () => {
  const compared = new Set<string>();
  for (const name of accounts) {
    const reader = await signedIn(name);
    const files = await exportOf(platform, reader.id);
    for (const entry of allContributions.personal.filter(isExported)) {
      if ('documents' in entry) continue;
      for (const fields of entry.fields) {
        if (!('shownBy' in fields)) continue;
        const { operation } = fields.shownBy;
        const answered = await answers[operation]?.(reader);
        if (!answered) throw new Error(`nothing asks ${operation}`);
        const shown = answered.map((document) => new Set(valuesIn(document)));
        for (const row of files.get(entry.file) ?? []) {
          const said = fields.columns
            .map((column) => (row as Document)[propertyOf(column)])
            .filter(isSaid);
          const found = shown.some((document) => said.every((value) => document.has(value)));
          expect([entry.file, found ? [] : said]).toEqual([entry.file, []]);
          compared.add(operation);
        }
      }
    }
  }
  expect([...compared].sort()).toEqual(Object.keys(answers).sort());
});
