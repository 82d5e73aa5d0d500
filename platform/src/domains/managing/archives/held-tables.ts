/**
 * Tables with rows of a competition, and what clones and archives do with them: true where the rows
 * are carried, else why they stay behind. A test walks the foreign keys of the database: a new table
 * has to be named here.
 */
interface Held {
  clone: true | string;
  archive: true | string;
}

const OF_MEMBERS = 'what members did belongs to the competition in which they did it';
const OF_WORKS = 'made of works';
const OF_CLASSES = 'a class has chosen the competition as it is';
const PERSONAL = 'it names members';

const ofMembers: Held = { clone: OF_MEMBERS, archive: PERSONAL };
const ofWorks: Held = { clone: OF_WORKS, archive: OF_WORKS };
const ofClasses: Held = { clone: OF_CLASSES, archive: OF_CLASSES };
const inClonesAndArchives: Held = { clone: true, archive: true };

export const heldTables: Readonly<Record<string, Held>> = {
  competitions: inClonesAndArchives,
  stages: inClonesAndArchives,
  tasks: inClonesAndArchives,
  task_solutions: inClonesAndArchives,
  dataset_bindings: inClonesAndArchives,
  dataset_files: inClonesAndArchives,
  leaderboard_groups: inClonesAndArchives,
  group_leaderboards: inClonesAndArchives,
  board_templates: inClonesAndArchives,
  task_baselines: inClonesAndArchives,

  competition_tutors: { clone: true, archive: PERSONAL },
  skill_rules: { clone: true, archive: 'skills are those of the installation' },
  task_secrets: {
    clone: 'each task has a secret of its own',
    archive: 'each task has a secret of its own',
  },

  works: { clone: OF_MEMBERS, archive: true },
  work_scorings: { clone: OF_WORKS, archive: true },
  teams: { clone: OF_MEMBERS, archive: true },
  team_bests: { clone: OF_WORKS, archive: 'boards are made again of the works' },

  competition_roles: {
    clone: 'roles are given for one competition',
    archive: PERSONAL,
  },
  leaderboard_teams: { clone: OF_MEMBERS, archive: 'boards of chosen teams begin empty' },
  scoring_tokens: {
    clone: 'a token opens one task',
    archive: 'secrets stay at home',
  },
  rescorings: { clone: 'history of the task', archive: 'history of the task' },
  competition_messages: { clone: 'they were for its members', archive: PERSONAL },
  competition_archives: { clone: 'they are of it', archive: 'they are of it' },
  competition_imports: { clone: 'it came of it', archive: 'it came of it' },
  forums: { clone: 'each competition has its own', archive: 'each competition has its own' },
  work_orders: ofMembers,
  work_order_files: ofMembers,
  work_order_messages: ofMembers,
  chat_messages: ofMembers,
  chat_sessions: ofMembers,
  chat_sides: ofMembers,
  team_applications: ofMembers,
  team_members: ofMembers,

  registrations: ofMembers,
  registration_answers: ofMembers,
  registration_files: ofMembers,
  registration_withdrawals: ofMembers,
  invitation_codes: ofMembers,
  member_skills: ofMembers,
  authorizations: ofMembers,
  answer_files: ofMembers,
  upload_token_versions: ofMembers,
  final_rankings: ofMembers,
  rating_events: ofMembers,
  forum_posts: ofMembers,
  forum_replies: ofMembers,
  forum_votes: ofMembers,

  work_reviews: ofMembers,
  judgings: inClonesAndArchives,
  judging_works: ofWorks,
  judging_judges: ofMembers,
  judging_reviews: ofMembers,
  judging_pairs: ofMembers,
  judging_results: ofWorks,
  work_reports: ofWorks,
  inherited_works: ofWorks,
  board_decisions: ofWorks,
  board_budgets: ofWorks,
  board_revisions: ofWorks,
  staged_scores: ofWorks,
  rank_intervals: ofWorks,
  interval_runs: ofWorks,
  board_shakes: ofWorks,
  task_forecasts: {
    clone: 'computed again of what is carried',
    archive: 'computed again of what is carried',
  },
  copy_checks: ofWorks,
  copy_pairs: ofWorks,
  practices: ofMembers,
  practice_works: ofMembers,
  practice_closings: {
    clone: 'each competition is opened for practice on its own',
    archive: 'each competition is opened for practice on its own',
  },
  write_up_requests: ofMembers,
  write_ups: ofMembers,
  write_up_versions: ofMembers,
  project_competitions: ofMembers,
  code_rules: {
    clone: 'each competition has its own rule, AFTER until its organizer chooses',
    archive: 'each competition has its own rule, AFTER until its organizer chooses',
  },
  class_items: ofClasses,
  class_reads: ofClasses,
};
