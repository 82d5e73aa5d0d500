import { Lab, LabVersion, Notebook } from '@whaletide/schema/rest/projects.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import type { Domain } from '../../graphql/domain.ts';
import { projectLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const projects = {
  resolvers: [resolvers],
  restTypes: { Project: Lab, ProjectPage: PageOf(Lab), ProjectVersion: LabVersion, Notebook },
  loaders: projectLoaders,
  inputs,
} satisfies Domain;
