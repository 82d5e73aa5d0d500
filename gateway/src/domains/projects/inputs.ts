import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    createProject: projectWritingCalls.create,
    forkProject: projectWritingCalls.fork,
    shareProject: projectWritingCalls.share,
    unshareProject: projectWritingCalls.unshare,
    recordProjectView: projectWritingCalls.view,
    updateProject: projectWritingCalls.update,
    deleteProject: projectWritingCalls.remove,
    pinProject: projectWritingCalls.pin,
    setCompetitionProjects: projectWritingCalls.setOfCompetition,
    bookmarkProject: projectWritingCalls.bookmark,
    unbookmarkProject: projectWritingCalls.unbookmark,
    voteProject: { call: projectWritingCalls.vote, keys: { voted: null } },
    createProjectVersion: projectWritingCalls.createVersion,
  }),
  unvoteProject: bind('VoteProjectInput', projectWritingCalls.unvote, { voted: null }),
};
