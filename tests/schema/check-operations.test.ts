import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { checkOperations } from '#scripts/lib/check-operations.ts';

const schema = buildSchema(`
  type Query { member(id: ID!): Member }
  type Member { id: ID! name: String! title: String @deprecated(reason: "Use name.") }
`);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const check = async (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { operations, errors, warnings } = checkOperations(schema, [folder]);
  const told = (findings: typeof errors) =>
    findings.map(({ place, message }) => `${place.slice(folder.length + 1)} ${message}`);
  return { operations, errors: told(errors), warnings: told(warnings) };
};

it('takes fragments from the client’s other files', async () => {
  const found = await check({
    'a.graphql': 'query A($id: ID!) { member(id: $id) { ...Name } }',
    'parts/name.gql': 'fragment Name on Member { id name }',
  });
  expect(found).toEqual({ operations: 1, errors: [], warnings: [] });
});

it('tells at which place the schema has no such field, and what is no document', async () => {
  const found = await check({
    'a.graphql': 'query A {\n  member(id: "1") { age }\n}',
    'b.graphql': 'query B {',
  });
  expect(found.operations).toBe(1);
  expect(found.errors).toEqual([
    'b.graphql:1:10 Syntax Error: Expected Name, found <EOF>.',
    'a.graphql:2:21 Cannot query field "age" on type "Member". Did you mean "name"?',
  ]);
});

it('warns of what is deprecated', async () => {
  const found = await check({ 'a.graphql': 'query A { member(id: "1") { title } }' });
  expect(found).toEqual({
    operations: 1,
    errors: [],
    warnings: ['a.graphql:1:29 The field Member.title is deprecated. Use name.'],
  });
});
