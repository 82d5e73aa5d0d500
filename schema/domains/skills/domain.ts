import { domain } from '#shared/domain.ts';
import { skillCalls } from './rest.ts';

export const skills = domain({
  name: 'skills',
  chinese: '技能',
  rest: 'skills',
  graphql: 'Skill',
  purpose: 'Skills and the rules by which competitions give them.',
  calls: [skillCalls],
  knows: { platform: ['members', 'moderation', 'competitions'], gateway: [], web: [] },
});
