import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createProject: bind('CreateProjectInput', projectWritingCalls.create),
  forkProject: bind('ForkProjectInput', projectWritingCalls.fork),
  shareProject: bind('ShareProjectInput', projectWritingCalls.share),
  unshareProject: bind('ShareProjectInput', projectWritingCalls.unshare),
  recordProjectView: bind('RecordProjectViewInput', projectWritingCalls.view),
  updateProject: bind('UpdateProjectInput', projectWritingCalls.update),
  deleteProject: bind('DeleteProjectInput', projectWritingCalls.remove),
  pinProject: bind('PinProjectInput', projectWritingCalls.pin),
  setCompetitionProjects: bind('SetCompetitionProjectsInput', projectWritingCalls.setOfCompetition),
  bookmarkProject: bind('ProjectReferenceInput', projectWritingCalls.bookmark),
  unbookmarkProject: bind('ProjectReferenceInput', projectWritingCalls.unbookmark),
  voteProject: bind('VoteProjectInput', projectWritingCalls.vote, { voted: null }),
  unvoteProject: bind('VoteProjectInput', projectWritingCalls.unvote, { voted: null }),
  createProjectVersion: bind('CreateProjectVersionInput', projectWritingCalls.createVersion),
};
