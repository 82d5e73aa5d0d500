import type { CompetitionPart } from '../competitions/store/carried.ts';
import { copySkillRules } from './copying.ts';

/** Rules by which a competition gives skills; skills are the installation's, so that no archive has them. */
export const carriedSkillRules: CompetitionPart = {
  name: 'skills',
  copy: (tx, { now }, copying) => copySkillRules(tx, now(), copying),
};
