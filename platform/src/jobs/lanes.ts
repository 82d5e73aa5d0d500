/** Jobs of the lane of archives at a time: one organization has one of them at most. */
export const ARCHIVE_WORKERS = 2;

/** Deliveries to webhooks at a time, each to another: those that are slow hold up few. */
const WEBHOOK_SENDERS = 8;

/** Lanes of jobs, with the number of jobs that each does at a time, where no domain says otherwise. */
export const lanes = {
  work: 1,
  scores: 1,
  programs: 1,
  previews: 1,
  asides: 1,
  bulk: 1,
  files: 1,
  archives: ARCHIVE_WORKERS,
  webhooks: WEBHOOK_SENDERS,
} as const;
export type Lane = keyof typeof lanes;
