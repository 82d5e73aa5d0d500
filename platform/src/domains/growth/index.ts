import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';
import { growthRoutes } from './routes.ts';
import { namedTransfers } from './named.ts';
import { forgetInRewards } from './store/sharing.ts';
import { lostCoins } from './losses.ts';

export const growth = {
  routes: () => [growthRoutes],
  closure: { losses: [lostCoins], forget: [forgetInRewards] },
  personal,
  named: { COIN_TRANSFER: namedTransfers },
} satisfies Domain;
