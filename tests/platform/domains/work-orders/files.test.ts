import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { file, say, supporter } from '#tests/platform/support/work-orders.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let platform: TestPlatform;
let member: Person;
let stranger: Person;
let support: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  member = await writer(platform, '提问者');
  stranger = await writer(platform, '旁人');
  support = await supporter(platform, '客服一号');
});
afterAll(() => platform.close());

const picture = async ({ token }: Person) =>
  refOf(await upload(platform, token, PNG, { name: '截图.png', purpose: 'work-order' }));

const readers = async (key: string): Promise<number[]> => {
  const asked = [member, support, stranger, null].map(async (reader) => {
    const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
    return (await platform.app.inject({ url: `/api/uploads/${key}`, headers })).statusCode;
  });
  return Promise.all(asked);
};

describe('the pictures of a work order', () => {
  it('are their uploader’s until they are sent, then the support’s too', async () => {
    const { key } = await picture(member);
    expect(await readers(key)).toEqual([200, 404, 404, 404]);
    await file(platform, member, { Content: `看这里\n\n![截图](/files/${key})` });
    expect(await readers(key)).toEqual([200, 200, 404, 404]);
  });

  it('of the support are shown to the member whom they answer', async () => {
    const order = await file(platform, member);
    const sent = await picture(support);
    expect(await readers(sent.key)).toEqual([404, 200, 404, 404]);
    const { message } = await say(platform, support, order, { Attachments: [sent] });
    expect(message.Attachments).toEqual([
      { key: sent.key, name: '截图.png', size: PNG.length, url: `/files/${sent.key}` },
    ]);
    expect(await readers(sent.key)).toEqual([200, 200, 404, 404]);
  });

  it('of somebody else are neither attached nor opened by naming them', async () => {
    const { key, ...others } = await picture(stranger);
    const order = await file(platform, member, { Content: `![偷看](/files/${key})` });
    expect(await readers(key)).toEqual([404, 404, 200, 404]);
    const body = { WorkOrder: order._id, Content: '看', Attachments: [{ key, ...others }] };
    expect(await platform.refusal(workOrderCalls.send, { body }, member)).toEqual({
      code: 'NOT_FOUND',
      message: '未找到该附件',
      field: 'Attachments',
    });
  });

  it('are pictures', async () => {
    const { status } = await upload(platform, member.token, 'a,b\n', { purpose: 'work-order' });
    expect(status).toBe(400);
  });
});
