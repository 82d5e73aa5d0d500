import type { Domain } from '../../domain.ts';
import { mayReadQualification } from './files.ts';
import { forgetAnswers } from './forgetting.ts';
import { personal } from './personal.ts';
import { registrationRoutes } from './routes.ts';

export const registration = {
  routes: () => [registrationRoutes],
  uploads: { readers: { qualification: mayReadQualification } },
  closure: { forget: [forgetAnswers] },
  personal,
} satisfies Domain;
