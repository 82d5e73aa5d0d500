import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  gql,
  InMemoryCache,
  type Observable,
} from '@apollo/client';
import { expect, it, jest } from '@jest/globals';
import { of, throwError } from 'rxjs';
import { createKeepingLink } from '#web/src/apollo/keeping-link.ts';

const PAGE = gql`
  query Page {
    viewer {
      id
      name
    }
    site {
      id
    }
  }
`;
const CORNER = gql`
  query Corner {
    viewer {
      id
      skills
    }
  }
`;

const viewer = { __typename: 'Viewer', id: '1', name: '小鲸' };
const site = { __typename: 'Site', id: '2' };
const failed = (code: string, ...path: string[]) => ({
  message: '抱歉，服务器打了个盹',
  path: path.length > 0 ? path : ['viewer'],
  extensions: { code },
});

const clientOf = (answer: () => Observable<ApolloLink.Result>) =>
  new ApolloClient({
    link: createKeepingLink().concat(new ApolloLink(answer)),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
/** A client whose gateway gives these answers, one after the other. */
const clientWith = (...answers: ApolloLink.Result[]) => clientOf(() => of(...answers.splice(0, 1)));

/** Asked of the gateway, whatever the cache knows. */
const ask = (client: ApolloClient, query: DocumentNode) =>
  client.query({ query, errorPolicy: 'all', fetchPolicy: 'network-only' });

const nobody = { viewer: null, site };

it.each([
  ['an outage', nobody, [failed('UPSTREAM_UNAVAILABLE')], viewer],
  ['a call that took too long', nobody, [failed('UPSTREAM_TIMEOUT')], viewer],
  ['an unexpected failure', nobody, [failed('INTERNAL')], viewer],
  ['too many requests', nobody, [failed('RATE_LIMITED')], viewer],
  ['a failure below it', nobody, [failed('INTERNAL', 'viewer', 'name')], viewer],
  ['the end of the session', nobody, [failed('UNAUTHENTICATED')], null],
  ['a refusal beside a failure', nobody, [failed('INTERNAL'), failed('FORBIDDEN')], null],
  ['a failure of something else', nobody, [failed('INTERNAL', 'site')], null],
  ['no failure', nobody, undefined, null],
])('after %s the viewer is who they have to be', async (_case, data, errors, expected) => {
  const client = clientWith({ data: { viewer, site } }, { data, ...(errors && { errors }) });
  await ask(client, PAGE);
  const again = await ask(client, PAGE);
  expect(client.readQuery({ query: PAGE })).toEqual({ viewer: expected, site });
  expect(again.data).toEqual({ viewer: expected, site });
  expect(again.error !== undefined).toBe(errors !== undefined);
});

it('leaves the null of what was never known', async () => {
  const client = clientWith({ data: nobody, errors: [failed('INTERNAL')] });
  const { data } = await ask(client, PAGE);
  expect(data).toEqual(nobody);
});

it('keeps the page’s viewer where a corner asks for more of it and fails', async () => {
  // Apollo Client says on the console that the answer lacks the field, which it does.
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const client = clientWith(
    { data: { viewer, site } },
    { data: { viewer: null }, errors: [failed('UPSTREAM_UNAVAILABLE')] },
  );
  await ask(client, PAGE);
  const corner = await ask(client, CORNER);
  expect(corner.error).toBeDefined();
  expect(client.readQuery({ query: PAGE })).toEqual({ viewer, site });
  told.mockRestore();
});

const LIST = gql`
  query List {
    site {
      id
      posts {
        id
        likes {
          count
        }
      }
    }
  }
`;
const post = (id: string, likes: object | null) => ({ __typename: 'Post', id, likes });
const likes = { __typename: 'Likes', count: 3 };
const listOf = (...posts: object[]) => ({ site: { ...site, posts } });

it.each([
  ['of the same object', '2', likes],
  ['of another object in its place', '3', null],
])('keeps what an outage took from within a list, %s', async (_case, id, expected) => {
  const path = ['site', 'posts', 1, 'likes'];
  const error = { ...failed('UPSTREAM_UNAVAILABLE'), path };
  const client = clientWith(
    { data: listOf(post('1', likes), post('2', likes)) },
    { data: listOf(post('1', likes), post(id, null)), errors: [error] },
  );
  await ask(client, LIST);
  const again = await ask(client, LIST);
  expect(again.data).toEqual(listOf(post('1', likes), post(id, expected)));
  expect(again.error).toBeDefined();
});

it('gives what is known where no answer comes, and the error beside it', async () => {
  let isCut = false;
  const client = clientOf(() =>
    isCut ? throwError(() => new TypeError('offline')) : of({ data: { viewer, site } }),
  );
  await ask(client, PAGE);
  isCut = true;
  const again = await ask(client, PAGE);
  expect(again.data).toEqual({ viewer, site });
  expect(again.error).toMatchObject({ errors: [{ extensions: { code: 'NETWORK' } }] });
  const unknown = await ask(client, CORNER);
  expect(unknown.data).toBeUndefined();
  expect(unknown.error).toBeInstanceOf(TypeError);
});
