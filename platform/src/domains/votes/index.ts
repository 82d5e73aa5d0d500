import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';

export const votes = {
  personal,
} satisfies Domain;
