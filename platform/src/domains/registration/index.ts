import type { Domain } from '#domain.ts';
import { carriedRegistration } from './carried.ts';
import { mayReadQualification } from './files.ts';
import { forgetAnswers } from './forgetting.ts';
import { personal } from './personal.ts';
import { registrationRoutes } from './routes.ts';
import { placedFiles } from './placed.ts';

export const registration = {
  routes: () => [registrationRoutes],
  ofCompetitions: carriedRegistration,
  uploads: { readers: { qualification: mayReadQualification } },
  closure: { forget: [forgetAnswers] },
  personal,
  placed: placedFiles,
} satisfies Domain;
