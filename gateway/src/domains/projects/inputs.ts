import { projectCalls } from '@whaletide/schema/rest/projects.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  createProject: bind('CreateProjectInput', projectCalls.create),
  forkProject: bind('ForkProjectInput', projectCalls.fork),
  shareProject: bind('ShareProjectInput', projectCalls.share),
  unshareProject: bind('ShareProjectInput', projectCalls.unshare),
  recordProjectView: bind('RecordProjectViewInput', projectCalls.view),
  updateProject: bind('UpdateProjectInput', projectCalls.update),
  deleteProject: bind('DeleteProjectInput', projectCalls.remove),
  pinProject: bind('PinProjectInput', projectCalls.pin),
  bookmarkProject: bind('ProjectReferenceInput', projectCalls.bookmark),
  unbookmarkProject: bind('ProjectReferenceInput', projectCalls.unbookmark),
  voteProject: bind('VoteProjectInput', projectCalls.vote, { voted: null }),
  unvoteProject: bind('VoteProjectInput', projectCalls.unvote, { voted: null }),
  createProjectVersion: bind('CreateProjectVersionInput', projectCalls.createVersion),
};
