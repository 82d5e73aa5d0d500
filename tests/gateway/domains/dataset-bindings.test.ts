import { describe, expect, it } from '@jest/globals';
import { competition, competitionId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const token = 'a'.repeat(32);
const file = { Token: token, Name: 'train.csv', Ext: '.csv', Size: 12 };
const binding = (index: number, readable: boolean) => ({
  _id: String(index).repeat(24),
  Competition: competitionId(),
  Title: `数据 ${index}`,
  Descriptions: '',
  Public: false,
  ReviewStage: null,
  Readable: readable,
  Files: [file],
});
const query = `query Data($id: ID!) {
  competition(id: $id) { id datasetBindings { title isReadable files { name url } } }
}`;
const preview = `query File($token: ID!) {
  datasetFilePreview(token: $token) {
    name state kind table { rows columns { name type topValues { value count } } } archive { isTruncated }
  }
}`;

const stubCompetition = () =>
  rest()
    .get('/v2/api/competitions')
    .query({ ids: competitionId() })
    .reply(200, { data: [competition()] });

describe('the datasets of a competition', () => {
  it('are asked for without a token for a visitor', async () => {
    stubCompetition();
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/datasetBindings')
      .query({ Competition: competitionId() })
      .reply(200, { data: [binding(1, false)] });
    const { body } = await gateway().send(query, { variables: { id: competitionId() } });
    expect(body.data).toMatchObject({
      competition: {
        datasetBindings: [
          {
            title: '数据 1',
            isReadable: false,
            files: [{ name: 'train.csv', url: `/files/${token}` }],
          },
        ],
      },
    });
  });

  it('are the member’s own answer, never the shared one', async () => {
    stubCompetition();
    rest()
      .get('/v2/api/datasetBindings')
      .query({ Competition: competitionId() })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { data: [binding(1, true), binding(2, true)] });
    const { body } = await gateway().send(query, {
      variables: { id: competitionId() },
      token: TOKEN,
    });
    expect(body.data).toMatchObject({
      competition: { datasetBindings: [{ isReadable: true }, { isReadable: true }] },
    });
  });
});

describe('the order of datasets', () => {
  const ORDER = `mutation ($input: OrderDatasetBindingsInput!) {
    orderDatasetBindings(input: $input) { id datasetBindings { id } }
  }`;

  it('is sent as a whole, and answered as it is by then', async () => {
    const [first, second] = ['1'.repeat(24), '2'.repeat(24)];

    rest()
      .put(`/v2/api/competitions/${competitionId()}/datasetBindings`, { Order: [second, first] })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { data: [binding(2, true), binding(1, true)] });
    rest().get(`/v2/api/competitions/${competitionId()}`).reply(200, competition());
    const input = { competitionId: competitionId(), bindingIds: [second, first] };
    const { body } = await gateway().send(ORDER, { variables: { input }, token: TOKEN });
    expect(body.data).toEqual({
      orderDatasetBindings: {
        id: competitionId(),
        datasetBindings: [{ id: second }, { id: first }],
      },
    });
  });
});

describe('a part of a file', () => {
  const part = `query Part($token: ID!, $entry: String) {
    datasetFilePart(token: $token, entry: $entry, row: 50, column: 0) {
      kind table { firstRow firstColumn notes totalRows rows columns { type } } text { text }
    }
  }`;

  it('is asked for by a visitor with their address, by which their looks are counted', async () => {
    rest({ badheaders: ['authorization'] })
      .get(`/v2/api/datasetFiles/${token}/part`)
      .query({ Row: 50, Entry: 'a.npy' })
      .matchHeader('x-client-address', '127.0.0.1')
      .reply(200, { Parsed: null });
    const { body } = await gateway().send(part, { variables: { token, entry: 'a.npy' } });
    expect(body.data).toEqual({ datasetFilePart: { kind: null, table: null, text: null } });
  });

  it('comes with where it begins, and how it was read', async () => {
    const table = {
      Columns: [],
      ColumnsNumber: 0,
      Rows: [],
      RowsNumber: 90,
      Truncated: false,
      FirstRow: 50,
      FirstColumn: 0,
      Total: null,
      Notes: ['编码 GB18030'],
    };
    rest()
      .get(`/v2/api/datasetFiles/${token}/part`)
      .query({ Row: 50, Entry: '数据/a.csv' })
      .reply(200, { Parsed: { parser_type: 'table_data', table, zip: null, text: null } });
    const variables = { token, entry: '数据/a.csv' };
    const { body } = await gateway().send(part, { variables, token: TOKEN });
    expect(body.data).toEqual({
      datasetFilePart: {
        kind: 'TABLE',
        table: {
          firstRow: 50,
          firstColumn: 0,
          notes: ['编码 GB18030'],
          totalRows: null,
          rows: [],
          columns: [],
        },
        text: null,
      },
    });
  });
});

describe('the preview of a file', () => {
  it('comes with the types of its columns by name', async () => {
    const column = { Count: 1, Missing: 0, Unique: 1, Min: null, Max: null, Mean: null };
    const Columns = [0, 7, 12, 17, 99].map((Type) => ({
      Name: `c${Type}`,
      Type,
      ...column,
      Top: [{ Value: 'x', Count: 1 }],
    }));
    const table = { Columns, ColumnsNumber: 5, Rows: [['1']], RowsNumber: 1, Truncated: false };
    const Parsed = { parser_type: 'table_data', table, zip: null, text: null };
    rest()
      .get(`/v2/api/datasetFiles/${token}`)
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { ...file, State: 'ready', Parsed });
    const { body } = await gateway().send(preview, { variables: { token }, token: TOKEN });
    expect(body.data).toMatchObject({
      datasetFilePreview: {
        state: 'READY',
        kind: 'TABLE',
        archive: null,
        table: {
          rows: [['1']],
          columns: [
            { type: 'BOOLEAN', topValues: [{ value: 'x', count: 1 }] },
            { type: 'INTEGER' },
            { type: 'NUMBER' },
            { type: 'STRING' },
            { type: 'STRING' },
          ],
        },
      },
    });
  });

  it('is null where there is none for who asks', async () => {
    rest({ badheaders: ['authorization'] })
      .get(`/v2/api/datasetFiles/${token}`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该文件' });
    const { body } = await gateway().send(preview, { variables: { token } });
    expect(body).toEqual({ data: { datasetFilePreview: null } });
    const other = await gateway().send(preview, { variables: { token: '../etc' } });
    expect(other.body).toEqual({ data: { datasetFilePreview: null } });
  });

  it('needs a token', async () => {
    const { body } = await gateway().send(preview, { variables: { token: '' } });
    expect(body.errors?.[0]).toMatchObject({
      message: '未指定文件',
      extensions: { code: 'BAD_USER_INPUT', field: 'token' },
    });
  });
});
