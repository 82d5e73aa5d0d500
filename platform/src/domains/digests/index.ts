import type { Domain } from '../../domain.ts';
import { digestSchedule } from './schedule.ts';
import { DIGEST_JOB, digestHandler } from './walk.ts';

export const digests = {
  jobs: ({ services }) => ({ bulk: { [DIGEST_JOB]: digestHandler(services) } }),
  schedules: (services) => [digestSchedule(services)],
} satisfies Domain;
