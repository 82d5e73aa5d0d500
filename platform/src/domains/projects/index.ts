import type { Domain } from '#domain.ts';
import { daily } from '#jobs/maintenance.ts';
import { commentedProject } from './commented.ts';
import { forgetBookmarks, forgetLikes, forgetPrivateProjects } from './forgetting.ts';
import { projectContent } from './moderated.ts';
import { notebookInspector } from './notebook-uploads.ts';
import { personal } from './personal.ts';
import { projectPages } from './public-pages.ts';
import { projectRoutes } from './routes.ts';
import { notebookFiles } from './tables.ts';
import { mentionableProjects } from './mentionable.ts';
import { forgetUnusedNotebooks } from './unused-notebooks.ts';
import { searchedProjects } from './searched.ts';
import { namedProjects, namedProjectVersions } from './named.ts';
import { ownNotebooks } from './own-notebooks.ts';

export const projects = {
  routes: ({ labAttachments, labsInColumns }) => [projectRoutes(labAttachments, labsInColumns)],
  upkeep: (services) => [daily(() => forgetUnusedNotebooks(services), services.now)],
  publicPages: { projects: projectPages },
  commented: { PROJECT: commentedProject },
  moderated: () => ({ PROJECT: projectContent }),
  feed: { PROJECT: mentionableProjects },
  uploads: {
    inspectors: { notebook: notebookInspector },
    // Others read it through a version that shows it.
    readers: { notebook: (_db, caller, { memberId }) => Promise.resolve(caller?.id === memberId) },
  },
  storedFiles: [notebookFiles.key],
  closure: { forget: [forgetPrivateProjects, forgetBookmarks, forgetLikes] },
  search: searchedProjects,
  personal,
  ownFiles: ownNotebooks,
  named: { PROJECT: namedProjects, PROJECT_VERSION: namedProjectVersions },
} satisfies Domain;
