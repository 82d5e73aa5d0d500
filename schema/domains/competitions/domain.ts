import { domain } from '#shared/domain.ts';
import { competitionCalls } from './rest/competitions.ts';

export const competitions = domain({
  name: 'competitions',
  chinese: '比赛',
  rest: 'competitionsCommunity, competitions',
  graphql: 'Competition, Stage, CompetitionTask',
  purpose:
    'Competitions, series and ranking activities with stages and tasks, as readers see them.',
  calls: [competitionCalls],
  knows: {
    platform: ['search', 'members', 'uploads', 'organizations'],
    gateway: [],
    web: ['quests', 'account', 'site', 'application-forms', 'calendars'],
  },
});
