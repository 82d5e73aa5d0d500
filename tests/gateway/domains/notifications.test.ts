import { expect, it } from '@jest/globals';
import { memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const notification = (EventType: number) => ({
  _id: memberId(EventType),
  EventId: String(EventType),
  EventType,
  Date: '2026-11-21T04:00:00.000Z',
  hasRead: false,
  BatchCount: 1,
  Related: null,
  Bell: true,
  Desktop: true,
  Data: {},
});

it('each event has its name beside its number, and one without a name says so', async () => {
  const numbers = [2001, 400, 22, 9_999];
  rest()
    .get('/api/user/notfs')
    .query(true)
    .reply(200, page(numbers.map(notification)));
  const { body } = await gateway().send('{ notifications { items { eventType eventName } } }', {
    token: TOKEN,
  });
  expect(body).toEqual({
    data: {
      notifications: {
        items: [
          { eventType: 2001, eventName: 'WORK_REVIEWED' },
          { eventType: 400, eventName: 'FEE_PAID' },
          { eventType: 22, eventName: 'PROJECT_COMMENTED' },
          { eventType: 9_999, eventName: 'OTHER' },
        ],
      },
    },
  });
});
