import { accounts } from '#tests/support/demo.ts';

export const roles = [
  'visitor',
  'newcomer',
  'rival',
  'moderator',
  'support',
  'teammate',
  'captain',
  'organizer',
  'coOrganizer',
  'judge',
  'school',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** Outcome of a call: answered, answered with nothing of it, or refused. */
export type Outcome = 'ok' | 'nothing' | 400 | 401 | 403 | 404 | 409;

/** The captain's things. */
export interface Things {
  competition: string;
  stage: string;
  task: string;
  team: string;
  work: string;
  /** One that has a receipt. */
  scoredWork: string;
  /** In the competition of forms: the stage, and the team's qualification review of it. */
  formStage: string;
  authorization: string;
  /** A request of the captain's to be verified by hand. */
  realName: string;
  tokenTask: string;
  /** A task in the same competition that judges compare in pairs. */
  judgedTask: string;
  file: { key: string; ext: string; name: string; size: number };
  /** A dataset of a stage to which no team has come, and its file. */
  dataset: string;
  datasetFile: string;
  /** A group of boards of the captain's task that isn't activated, and its board. */
  boardGroup: string;
  leaderboard: string;
  session: string;
  accessToken: string;
  /** A service account of the organizer's organization. */
  serviceAccount: string;
  /** The captain’s webhook, and what was sent to it. */
  webhook: string;
  webhookDelivery: string;
  dataExport: string;
  notification: string;
  completion: string;
  post: string;
  /** The captain's comment on a private project of theirs, made before it was private. */
  comment: string;
  /** Another of the captain's posts, for administrators to delete. */
  secondPost: string;
  /** A request of the rival's team to the captain's. */
  application: string;
  teammate: string;
  /** The draft of an announcement of the site's. */
  announcement: string;
  /** The draft of a questionnaire of the site's, and a question of free text in it. */
  questionnaire: string;
  question: string;
  /** The captain's own id, and a work order of theirs. */
  captain: string;
  workOrder: string;
  /** A text for the support's answers. */
  cannedAnswer: string;
  /** The conversation of the captain with the member of their team. */
  chat: string;
  /** A private project of the captain's, and a version of it. */
  project: string;
  projectVersion: string;
  /** Another one, for its author to delete. */
  spareProject: string;
  /** A private dataset of the captain's, and a file of it. */
  draftDataset: string;
  draftFile: string;
  /** A column of the captain's, and a public project in it. */
  column: string;
  columnProject: string;
  /** A channel that the moderator looks after, with a section and a project in it. */
  channel: string;
  channelSection: string;
  channelProject: string;
  /** A snippet of the captain's that no one else reads. */
  snippet: string;
}

/** By which demo account each asks; the school organizes in another organization. */
export const account: Record<Exclude<Role, 'visitor'>, string> = {
  newcomer: accounts.newcomer,
  rival: accounts.creator,
  moderator: accounts.moderator,
  support: accounts.support,
  teammate: accounts.member,
  captain: accounts.captain,
  organizer: accounts.organizer,
  coOrganizer: accounts.coOrganizer,
  judge: accounts.judge,
  school: accounts.school,
  admin: accounts.admin,
};

export interface Rule {
  input: (things: Things, role: Role) => object;
  /** The outcome of everyone who isn't named. */
  others: Outcome;
  /** In place of 401, where a visitor gets an answer. */
  visitor?: Outcome;
  named?: Partial<Record<Role, Outcome>>;
  /** Roles that may do it for good, and would take away what the other rows need. */
  may?: Role[];
}

/** Rules of calls, by name; in this order, the captain's own changes last of each. */
export type Matrix = Record<string, Rule>;

/** They'd change what other rows look at; managing.test.ts has them do it. */
export const managers: Role[] = ['organizer', 'coOrganizer', 'admin'];

/** Outcome for this role: a co-organizer counts as an organizer where it is not named. */
export const expectedOf = (rule: Rule, role: Role): Outcome => {
  if (role === 'visitor') return rule.visitor ?? 401;
  const asOrganizer = role === 'coOrganizer' ? rule.named?.organizer : undefined;
  return rule.named?.[role] ?? asOrganizer ?? rule.others;
};

// Roles with more rights than others, in a rule's `named`.
export const ofTheTeam = { teammate: 'ok', captain: 'ok', organizer: 'ok', admin: 'ok' } as const;
export const ofManagers = { organizer: 'ok', admin: 'ok' } as const;
export const ofModerators = { moderator: 'ok', admin: 'ok' } as const;
