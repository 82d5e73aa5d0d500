import { createContext } from 'react-router';
import type { Gateway } from '../apollo/client.ts';

/** The way to the gateway, for guards and loaders. */
export const routeGateway = createContext<Gateway>();
