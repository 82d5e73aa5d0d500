import { projectCalls } from '@whaletide/schema/rest/projects.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  createProjectVersion: bind('CreateProjectVersionInput', projectCalls.createVersion),
};
