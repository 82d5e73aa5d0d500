/** An event that is to be made, and how members read it. */
export interface NewEvent {
  /** In capitals: PROJECT_FORKED. */
  name: string;
  /** Folder of the domain that causes it. */
  domain: string;
  /** Its sentence, in Chinese. */
  text: string;
  /** Its description, in English. */
  description: string;
  kind: string;
}

const RULES = '@whaletide/schema/domains/notifications/rules';

const publisher = (
  constant: string,
  publish: string,
) => `import { ${constant} } from '${RULES}/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';

/** Tells its recipients in the transaction that causes it; \`related\` is the id of what it is about. */
export const ${publish} = (
  tx: Transaction,
  { events }: Services,
  recipients: readonly string[],
  related: string,
): Promise<void> =>
  events.publish(tx, recipients, {
    kind: 'notification',
    eventType: ${constant},
    related,
    data: {},
  });
`;

const rulesTest = ({ name, text, kind }: NewEvent) => `import { expect, it } from '@jest/globals';
import { notificationText } from '${RULES}/notification-texts.ts';
import { EVENT_${name}, kindOf } from '${RULES}/notifications.ts';

it('${name} reads as a sentence, and is switched off with its kind', () => {
  expect(notificationText(EVENT_${name}, {})).toBe('${text}');
  expect(kindOf(EVENT_${name})).toBe('${kind}');
});
`;

const platformTest = (
  { name, domain }: NewEvent,
  file: string,
  publish: string,
) => `import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_${name} } from '${RULES}/notifications.ts';
import { ${publish} } from '#platform/src/domains/${domain}/${file}.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('${name} is told to its recipient alone', async () => {
  const { services, database } = platform;
  const recipient = await writer(platform, '收到的人');
  const other = await writer(platform, '别的人');
  await database.transaction((tx) => ${publish}(tx, services, [recipient.id], 'a'.repeat(24)));
  const told = async (token: string) => {
    const query = { page: 1, perPage: 20 };
    const { data } = await platform.call(notificationCalls.list, { query }, { token });
    return data.map(({ EventType }) => EventType);
  };
  expect(await told(recipient.token)).toContain(EVENT_${name});
  expect(await told(other.token)).not.toContain(EVENT_${name});
});
`;

/** Files of an event: a function that publishes it, and its first tests. */
export const eventFiles = (event: NewEvent): Record<string, string> => {
  const { name, domain } = event;
  const file = name.toLowerCase().replaceAll('_', '-');
  const words = name.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  const publish = `publish${words.join('')}`;
  return {
    [`platform/src/domains/${domain}/${file}.ts`]: publisher(`EVENT_${name}`, publish),
    [`tests/schema/domains/notifications/${file}.test.ts`]: rulesTest(event),
    [`tests/platform/domains/${domain}/${file}.test.ts`]: platformTest(event, file, publish),
  };
};
