import type { Domain } from '#domain.ts';
import { channelDigest } from './channel-digest.ts';
import { digestSchedule } from './schedule.ts';
import { walkHandler } from './walk.ts';
import { weeklyDigest } from './weekly-digest.ts';

const mails = [weeklyDigest, channelDigest];

export const digests = {
  jobs: ({ services }) => ({
    bulk: Object.fromEntries(mails.map((mail) => [mail.job, walkHandler(services, mail)])),
  }),
  schedules: (services) => [digestSchedule(services, mails)],
} satisfies Domain;
