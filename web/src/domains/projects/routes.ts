import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

const handle: RouteHandle = {
  name: 'project-detail',
  title: '项目',
  rendered: { query: ['v'], unless: ['token'] },
};
const lazy = lazyPage(() => import('./pages/ProjectPage/ProjectPage.tsx'));

export const projectRoutes: RouteObject[] = [
  { path: 'mw/project/:id', handle, lazy },
  { path: 'org/:shortName/project/:id', handle, lazy },
];
