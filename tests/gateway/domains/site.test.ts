import { describe, expect, it } from '@jest/globals';
import { startGateway, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
useRest();

const query = '{ site { workbenchUrl } }';

describe('the site', () => {
  it('says where its workbench is, out of the gateway’s own configuration', async () => {
    const own = await startGateway({ WORKBENCH_URL: 'https://bench.example/' });
    const { body } = await own.send(query);
    await own.app.close();
    expect(body).toEqual({ data: { site: { workbenchUrl: 'https://bench.example' } } });
  });

  it('has none unless told', async () => {
    expect((await gateway().send(query)).body).toEqual({ data: { site: { workbenchUrl: null } } });
  });
});
