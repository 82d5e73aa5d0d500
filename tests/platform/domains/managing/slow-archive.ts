import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { exportedArchive, rewritten } from '#tests/platform/support/archives.ts';
import type { TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';
import {
  at,
  customMetricOf,
  type makeOrganization,
  objectiveOf,
  settingsOf,
  stageOf,
  taskOf,
} from './support.ts';

type Boss = Awaited<ReturnType<typeof makeOrganization>>;

const NUMBERS = 'id,label,part\n1,1,public\n2,2,public\n3,3,private\n4,4,private\n';
const ZERO = 'function score() { return 0; }';
const FOR_EVER = 'function score() { for (;;); }';

/** Archive with a work whose scoring by the archive's own program takes all the time that it has. */
export const slowArchive = async (platform: TestPlatform, boss: Boss): Promise<Buffer> => {
  const by = { token: boss.token };
  const draft = { Name: '很慢的指标', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const { _id: id } = await platform.call(managingCalls.create, { params, body: draft }, by);
  await platform.call(managingCalls.update, { params: { id }, body: settingsOf(platform) }, by);
  const body = { Competition: id, ...stageOf(platform) };
  const { _id: Stage } = await platform.call(managingCalls.createStage, { body }, by);
  const sent = { name: 'truth.csv', purpose: 'solution' as const };
  const Objective = objectiveOf({
    Metric: 'custom',
    CustomMetric: customMetricOf(ZERO),
    Solution: refOf(await upload(platform, boss.token, NUMBERS, sent)).key,
  });
  const task = { Stage, TaskType: 0, ...taskOf(platform, { Objective }) };
  const { _id: taskId } = await platform.call(managingCalls.createTask, { body: task }, by);
  const publish = { params: { id }, body: { Published: true } };
  await platform.call(managingCalls.publish, publish, by);
  const player = await enter(platform, { id } as never, `慢${boss.shortName}`);
  const result = NUMBERS.replaceAll(/,(?:part|public|private)/g, '');
  const { _id } = await submit(platform, { taskId } as never, player.token, result);
  await reviewed(platform, player.token, _id);
  const files = await unzipped(await exportedArchive(platform, boss, id, true));
  return rewritten(files, (entries) => {
    const text = entries.get('competition.json')?.toString() ?? '';
    entries.set('competition.json', Buffer.from(text.replace(ZERO, FOR_EVER)));
  });
};
