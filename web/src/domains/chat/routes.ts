import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../../routing/handle.ts';
import { lazyPage } from '../../routing/lazy-page.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

const handle: RouteHandle = { name: 'user-message', title: '私信', fullScreen: true };

export const chatRoutes: RouteObject[] = [
  {
    path: 'home/user/message',
    handle,
    middleware: [requireMember],
    loader: () => null,
    lazy: lazyPage(() => import('./pages/MessagePage/MessagePage.tsx')),
  },
];
