import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';
import { projectTabs } from './paths.ts';

const handle: RouteHandle = {
  name: 'project-detail',
  title: '项目',
  tabs: projectTabs,
  rendered: {
    tabs: projectTabs,
    query: ['column', 'v', 'n', 'cell', 'from', 'to', 'page', 'order', 'comment', 'reply'],
    unshared: ['token'],
  },
};

/** The pages that show a project's datasets, which are of a domain above. */
interface WithDatasets {
  detail: ReturnType<typeof lazyPage>;
  create: ReturnType<typeof lazyPage>;
  edit: ReturnType<typeof lazyPage>;
}

export const projectRoutes = ({ detail, create, edit }: WithDatasets): PageRoute[] => [
  { path: 'mw/project/:id/:tab?', handle, lazy: detail },
  { path: 'org/:shortName/project/:id/:tab?', handle, lazy: detail },
  {
    path: 'mw/project/create',
    handle: { name: 'project-create', title: '创建项目', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: create,
  },
  {
    path: 'mw/project/share/:token/:tab?',
    handle: {
      name: 'project-share-portal',
      title: '项目',
      tabs: projectTabs,
    } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/SharedProjectPage/SharedProjectPage.tsx')),
  },
  {
    path: 'mw/project/edit/:id',
    handle: { name: 'project-edit', title: '编辑项目', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: edit,
  },
];
