/** Real ids of the demo community, and a member who has taken every step. */
export interface World {
  /** Another member of the competition, and their request to join the first one's team. */
  rival: string;
  rivalId: string;
  request: string;
  otherTeam: string;
  token: string;
  memberId: string;
  sessionId: string;
  accessTokenId: string;
  competition: string;
  organization: string;
  organizer: string;
  /** An administrator of the site. */
  admin: string;
  /** Requests that wait for an administrator. */
  parkedMails: string[];
  parkedJobs: string[];
  /** The draft of an announcement. */
  announcement: string;
  /** A draft of a questionnaire with its questions, and another. */
  questionnaire: { id: string; questions: string[]; spare: string };
  /** A draft of the organizer's, with two stages and a task. */
  draft: string;
  draftStage: string;
  spareStage: string;
  /** Another, for it to delete. */
  spareDraft: string;
  draftTask: string;
  openCompetition: string;
  /** A competition that is over, with its outcome. */
  ended: string;
  /** A team of its outcome. */
  endedTeam: string;
  stage: string;
  task: string;
  team: string;
  work: string;
  quest: string;
  upload: { key: string; ext: string; name: string; size: number };
  file: string;
  /** Works that people review, and a task that takes tokens. */
  formStage: string;
  formWork: string;
  tokenTask: string;
  /** A task that judges compare in pairs. */
  judgedTask: string;
  authorization: string;
  /** A group of boards of the scored task, its board, and a group to remove. */
  boardGroup: string;
  leaderboard: string;
  spareGroup: string;
  /** A dataset of the draft, and a file that everyone may read. */
  dataset: string;
  datasetFile: string;
  /** A member who may write in forums, and a post of theirs. */
  writer: string;
  post: string;
  /** A work order of the first one's that the administrator has. */
  workOrder: string;
  cannedAnswer: string;
  /** The first one's conversation with the rival, in which there is a message. */
  chat: string;
  /** A public dataset of somebody's, and a file of it. */
  published: string;
  publishedFile: string;
  /** Somebody with projects, a public one of theirs, and a notebook of it. */
  projectOwner: string;
  project: string;
  projectVersion: string;
  projectLink: string;
  /** A comment of the first one's on it. */
  comment: string;
  notebook: string;
  /** A creator, a column of theirs, and another public project of theirs. */
  author: string;
  column: string;
  authorProject: string;
  /** Another creator, a dataset to be rated, two exchanges that wait, and the creator's violation. */
  creator: { id: string; dataset: string; exchanges: string[]; violation: string };
  /** A channel that holds the project, in its section; a member who moderates it, and one to name. */
  channel: string;
  channelSection: string;
  channelModerator: string;
  /** A post and a project for administrators to moderate. */
  sparePost: string;
  /** A snippet of the first one's. */
  snippet: string;
  /** Key of a picture of theirs. */
  picture: string;
}

/** Objects that the demo community has to have. */
export const defined = <T>(value: T | null | undefined, what: string): T => {
  if (value == null) throw new Error(`The demo community has no ${what}`);
  return value;
};
