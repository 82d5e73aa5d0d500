import type { RouteHandle } from '#routing/handle.ts';
import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireAdmin, requireMember } from '../account/components/Viewer/require-member.ts';
import { datasetListTabs, datasetTabs } from './paths.ts';

const list: RouteHandle = {
  name: 'dataset-list',
  title: '数据集',
  tabs: datasetListTabs,
  rendered: {
    tabs: datasetListTabs,
    query: ['min', 'minUnit', 'max', 'maxUnit', 'license', 'tags', 'sort'],
  },
};
const handle: RouteHandle = {
  name: 'dataset-detail',
  title: '数据集',
  tabs: datasetTabs,
  rendered: {
    tabs: datasetTabs,
    query: ['version', 'page', 'order', 'comment', 'reply'],
    unless: ['file'],
  },
};
const lazy = lazyPage(() => import('./pages/DatasetPage/DatasetPage.tsx'));

export const datasetRoutes: PageRoute[] = [
  {
    path: 'home/dataset/:tab?',
    handle: list,
    lazy: lazyPage(() => import('./pages/DatasetListPage/DatasetListPage.tsx')),
  },
  {
    path: 'mw/dataset/create',
    handle: { name: 'dataset-create', title: '新建数据集', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditDatasetPage/CreateDatasetPage.tsx')),
  },
  {
    path: 'mw/dataset/edit/:id',
    handle: { name: 'dataset-edit', title: '编辑数据集', form: true } satisfies RouteHandle,
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/EditDatasetPage/EditDatasetPage.tsx')),
  },
  {
    path: 'home/admin/datasets',
    handle: { name: 'dataset-showcase', title: '数据集推荐', form: true } satisfies RouteHandle,
    guard: requireAdmin,
    lazy: lazyPage(() => import('./pages/ShowcasePage/ShowcasePage.tsx')),
  },
  { path: 'mw/dataset/:id/:tab?', handle, lazy },
  { path: 'org/:shortName/dataset/:id/:tab?', handle, lazy },
];
