import { beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { useGateway } from '../support/gateway.ts';

/** Audits of the GraphQL over HTTP specification, as its working group's suite has them. */
describe('GraphQL over HTTP', () => {
  const gateway = useGateway();
  let url = '';
  beforeAll(async () => {
    url = `${await gateway().app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  });

  const audits = serverAudits({ url: () => url });

  it('is audited in 61 points', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => ({ name: `${audit.id} ${audit.name}`, audit })))(
    '$name',
    async ({ audit }) => {
      const { status, ...result } = await audit.fn();
      expect({ status, reason: 'reason' in result && result.reason }).toEqual({
        status: 'ok',
        reason: false,
      });
    },
  );
});
