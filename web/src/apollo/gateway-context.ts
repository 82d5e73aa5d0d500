import { createContext, use } from 'react';
import type { Gateway } from './client.ts';

export const GatewayContext = createContext<Gateway | null>(null);

/** Forgets the member before and refetches what is on screen; for sign-in and sign-out. */
export const useChangeMember = () => {
  const gateway = use(GatewayContext);
  if (!gateway) throw new Error('useChangeMember needs a GatewayContext');
  return gateway.changeMember;
};
