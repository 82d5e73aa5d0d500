import { describe, expect, it } from '@jest/globals';
import { MAX_NODES } from '@whaletide/schema/domains/nodes/rules.ts';
import { member, memberId, page } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const NODES = `query ($refs: [NodeRef!]!) {
  nodes(refs: $refs) { __typename id ... on Member { name } }
}`;
const refTo = (kind: string, id: string) => ({ kind, id });

describe('nodes', () => {
  it('come by kind and id, each once, asked for by one call a kind', async () => {
    rest()
      .get('/api/users')
      .query({ ids: [0, 1, 2].map(memberId).join(',') })
      .reply(200, { data: [member(0), member(1)] });
    rest()
      .get('/v2/api/teams')
      .query({ ids: memberId(5) })
      .reply(200, page([]));
    const refs = [
      refTo('MEMBER', memberId(1)),
      refTo('MEMBER', memberId(0)),
      refTo('MEMBER', memberId(1)),
      // Ids of nothing, and a text that is no id.
      refTo('TEAM', memberId(5)),
      refTo('MEMBER', memberId(2)),
      refTo('PROJECT', 'x'),
    ];
    const { body } = await gateway().send(NODES, { variables: { refs } });
    expect(body).toEqual({
      data: {
        nodes: [1, 0].map((index) => ({
          __typename: 'Member',
          id: memberId(index),
          name: member(index).Name,
        })),
      },
    });
  });

  it('are refused where too many are asked for', async () => {
    const refs = Array.from({ length: MAX_NODES + 1 }, (_, index) =>
      refTo('MEMBER', memberId(index)),
    );
    const { body } = await gateway().send(NODES, { variables: { refs } });
    expect(body).toMatchObject({
      data: { nodes: null },
      errors: [
        {
          message: `一次最多读取 ${MAX_NODES} 项`,
          extensions: { code: 'BAD_USER_INPUT', field: 'refs' },
        },
      ],
    });
  });
});
