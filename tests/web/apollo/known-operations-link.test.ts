import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { print } from 'graphql';
import { of } from 'rxjs';
import { knownOperation, markDocuments, sentText } from '#web/build/known-operations.ts';
import { createKnownOperationsLink } from '#web/src/apollo/known-operations-link.ts';
import { ViewerDocument } from '#web/src/domains/account/components/Viewer/Viewer.generated.ts';
import { ActivityAsideDocument } from '#web/src/domains/activities/components/ActivityAside/ActivityAside.generated.ts';
import { RegistrationPanelDocument } from '#web/src/domains/registration/components/RegistrationPanel/RegistrationPanel.generated.ts';
import { WithdrawFromCompetitionDocument } from '#web/src/domains/registration/components/WithdrawButton/Withdrawal.generated.ts';

const documents = {
  ViewerDocument,
  ActivityAsideDocument,
  RegistrationPanelDocument,
  WithdrawFromCompetitionDocument,
} as Record<string, DocumentNode>;

interface Sent {
  text: string;
  method: unknown;
  withText: unknown;
  hash: unknown;
}

/** A client that notes what would be sent, and is answered so in turn. */
const clientOf = (isVisitor: boolean, ...answers: ApolloLink.Result[]) => {
  const sent: Sent[] = [];
  const last = new ApolloLink((operation) => {
    const { http, fetchOptions } = operation.getContext() as {
      http?: { includeQuery?: boolean };
      fetchOptions?: { method?: string };
    };
    const { persistedQuery } = operation.extensions as { persistedQuery?: { sha256Hash: string } };
    sent.push({
      text: print(operation.query),
      method: fetchOptions?.method,
      withText: http?.includeQuery,
      hash: persistedQuery?.sha256Hash,
    });
    return of(answers[sent.length - 1] ?? { data: { viewer: null, competition: null } });
  });
  const client = new ApolloClient({
    link: ApolloLink.from([createKnownOperationsLink(() => isVisitor), last]),
    cache: new InMemoryCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return { client, sent };
};

const marked = (document: DocumentNode): DocumentNode =>
  ({ ...document, hash: knownOperation(document)?.id }) as DocumentNode;

describe('what the build writes down', () => {
  it.each(Object.keys(documents))('of %s is the text that the client sends', async (name) => {
    const document = documents[name] as DocumentNode;
    const { client, sent } = clientOf(false);
    const definition = document.definitions[0];
    if (definition?.kind === 'OperationDefinition' && definition.operation === 'mutation')
      await client.mutate({ mutation: document, errorPolicy: 'all' });
    else await client.query({ query: document, variables: { id: 'x' }, errorPolicy: 'all' });
    expect(sent[0]?.text).toBe(sentText(document));
  });

  it('marks the documents of a module, and leaves fragments as they are', () => {
    const fragment = `export const PartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Part"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"A"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<Part>;`;
    const query = `export const ViewerDocument = ${JSON.stringify(ViewerDocument)} as unknown as DocumentNode<Viewer>;`;
    const { code, operations } = markDocuments(`${fragment}\n${query}`);
    const [operation] = operations;
    expect(operations).toEqual([knownOperation(ViewerDocument)]);
    expect(operation).toMatchObject({ name: 'Viewer', type: 'query' });
    expect(code).toBe(
      `${fragment}\n${query.replace('{"kind"', `{"hash":"${operation?.id}","kind"`)}`,
    );
  });
});

describe('an operation is asked for', () => {
  it('by its hash: a visitor’s query by GET, all else by POST', async () => {
    const hash = knownOperation(ViewerDocument)?.id;
    const visitor = clientOf(true);
    await visitor.client.query({ query: marked(ViewerDocument) });
    expect(visitor.sent).toMatchObject([{ method: 'GET', withText: false, hash }]);
    await visitor.client.mutate({
      mutation: marked(WithdrawFromCompetitionDocument),
      errorPolicy: 'all',
    });
    expect(visitor.sent[1]).toMatchObject({ method: 'POST', withText: false });
    const member = clientOf(false);
    await member.client.query({ query: marked(ViewerDocument) });
    expect(member.sent).toMatchObject([{ method: 'POST', withText: false, hash }]);
  });

  it('with its text once where the gateway doesn’t know it', async () => {
    const unknown = {
      errors: [{ message: '未登记', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    };
    const { client, sent } = clientOf(true, unknown);
    const { data } = await client.query({ query: marked(ViewerDocument) });
    expect(data).toEqual({ viewer: null });
    expect(sent).toMatchObject([
      { method: 'GET', withText: false },
      { method: 'POST', withText: true },
    ]);
  });

  it('with its text where the build marked nothing', async () => {
    const { client, sent } = clientOf(true);
    await client.query({ query: ViewerDocument });
    expect(sent).toMatchObject([{ method: 'POST', withText: true, hash: undefined }]);
  });
});
