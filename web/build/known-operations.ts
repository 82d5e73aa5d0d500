import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import type { Plugin } from 'vite';

/** An operation of the site as the gateway knows it, in the form of Apollo's manifests. */
export interface KnownOperation {
  /** SHA-256 of the body, hex. */
  id: string;
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  body: string;
}

/** Operations of this build, and those of builds before it whose tabs may still be open. */
export interface KnownOperations {
  operations: KnownOperation[];
  earlier: KnownOperation[][];
}

/** Builds whose operations stay known beside those of the newest. */
const EARLIER_BUILDS = 2;

const FILE = 'shipped-operations.json';

/** Directives that Apollo Client takes out before it sends, as its QueryManager names them. */
const CLIENT_DIRECTIVES = [
  { name: 'client', remove: true },
  { name: 'connection' },
  { name: 'nonreactive' },
  { name: 'unmask' },
];

/** Answers the text that Apollo Client sends of a document. */
export const sentText = (document: DocumentNode): string => {
  const sent = removeDirectivesFromDocument(CLIENT_DIRECTIVES, addTypenameToDocument(document));
  if (!sent) throw new Error('Nothing of the document is sent');
  return print(sent);
};

export const knownOperation = (document: DocumentNode): KnownOperation | undefined => {
  const definition = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!definition) return undefined;
  const body = sentText(document);
  return {
    id: createHash('sha256').update(body).digest('hex'),
    name: definition.name?.value ?? '',
    type: definition.operation,
    body,
  };
};

/** Documents as codegen writes them, one a line. */
const DOCUMENT = /^(export const \w+ = )(\{"kind":"Document".*\})( as unknown as DocumentNode)/gm;

/**
 * Marks every document of a module with the hash of its text.
 * @returns the marked code, and the operations in it
 */
export const markDocuments = (code: string): { code: string; operations: KnownOperation[] } => {
  const operations: KnownOperation[] = [];
  const marked = code.replace(DOCUMENT, (whole, start: string, json: string, end: string) => {
    const operation = knownOperation(JSON.parse(json) as DocumentNode);
    if (!operation) return whole;
    operations.push(operation);
    return `${start}{"hash":"${operation.id}",${json.slice(1)}${end}`;
  });
  return { code: marked, operations };
};

/** Reads what the build before this one knew, newest first. */
const readEarlier = (file: string): KnownOperation[][] => {
  if (!existsSync(file)) return [];
  const { operations, earlier } = JSON.parse(readFileSync(file, 'utf8')) as KnownOperations;
  return [operations, ...earlier].filter(({ length }) => length > 0);
};

const isSame = (one: readonly KnownOperation[], other: readonly KnownOperation[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

/**
 * Lets the site ask for its operations by the hash of their text: marks each document, and writes
 * all texts down for the gateway, with those of the last builds for tabs that are still open.
 */
export const knownOperations = (): Plugin => {
  const found = new Map<string, KnownOperation>();
  let earlier: KnownOperation[][] = [];
  return {
    name: 'whaletide:known-operations',
    // While the documents stand as codegen wrote them.
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ root, build }) => {
      earlier = readEarlier(join(resolve(root, build.outDir), FILE));
    },
    transform: {
      filter: { id: /\.generated\.ts$/, code: '"kind":"Document"' },
      handler(source) {
        const { code, operations } = markDocuments(source);
        for (const operation of operations) found.set(operation.id, operation);
        return { code, map: null };
      },
    },
    generateBundle() {
      const operations = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
      const before = earlier.filter((one) => !isSame(one, operations)).slice(0, EARLIER_BUILDS);
      const manifest: KnownOperations = { operations, earlier: before };
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(manifest) });
    },
  };
};
