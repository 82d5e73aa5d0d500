import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  ofStage,
  ofTask,
  page,
  stage,
  task,
  viewer,
} from '../support/data.ts';
import { type Answers, fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';
import { channel, channelId, pageOf } from '../domains/channels/channels.ts';

const [first, second] = [stage().id, '7'.repeat(24)];
const [firstTask, secondTask] = [task().id, '6'.repeat(24)];
const sectionId = '5'.repeat(24);

const managed = competition({
  viewerManages: true,
  viewerRole: 'OWNER',
  isPublished: true,
  publishStatus: 'COMMUNITY',
  organization: {
    __typename: 'Organization',
    id: '9'.repeat(24),
    shortName: 'tide',
    name: '潮汐组',
  },
  stages: [
    stage({ needsQualification: true }),
    stage({
      id: second,
      name: '决赛',
      needsQualification: true,
      tasks: [task({ id: secondTask, name: '海报' })],
    }),
  ],
});
const empty = (field: string) => () => ({ [field]: page([]) });
const administered = (field: string) => () => ({
  administration: { __typename: 'Administration', [field]: page([]) },
});

const answers: Answers = {
  Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN', 'ORGANIZER'] } }),
  ManageCompetition: () => ({ competition: managed }),
  ParkedMails: administered('parkedMails'),
  ParkedJobs: administered('parkedJobs'),
  HostApplications: administered('hostApplications'),
  ManagedTasks: administered('managedTasks'),
  Announcements: administered('announcements'),
  Questionnaires: administered('questionnaires'),
  Organizations: empty('organizations'),
  RealNameReviews: administered('realNameRequests'),
  RegistrationsToReview: () => ofCompetition({ registrations: page([]) }),
  ReviewTasks: () => ({ competition: managed }),
  ReviewWorks: () => ofTask({ allWorks: page([]) }),
  QualificationStages: () => ({ competition: managed }),
  QualificationReviews: () => ofStage({ qualificationReviews: page([]) }),
  ManageTeams: () => ofCompetition({ hasFinalRanking: false, managedTeams: page([]) }),
  MessagesPanel: () => ({ competition: managed }),
  SentMessages: () => ofCompetition({ messages: page([]) }),
  MessageReach: () =>
    ofCompetition({ messageReach: { __typename: 'MessageReach', recipients: 0, mails: 0 } }),
  ChannelConfig: () => ({ channel: channel({ viewerModerates: true }) }),
  AllChannelSections: () => ({ channel: channel({ viewerModerates: true, sections: [] }) }),
  ManagedChannelProjects: () => ({ projects: pageOf('ProjectPage', []) }),
  ManagedChannelDatasets: () => ({ datasets: pageOf('DatasetPage', []) }),
  ManagedChannelCompetitions: () => ({
    channel: channel({ competitions: pageOf('CompetitionPage', []) }),
  }),
};

const manage = (panel: string) => `/org/tide/competition/manage/${competitionId}/${panel}`;
const config = `/home/special/config/${channelId}`;

it.each<[address: string, operation: string, variables: object]>([
  ['/home/admin/mail?page=2', 'ParkedMails', { page: 2 }],
  ['/home/admin/jobs?page=2', 'ParkedJobs', { page: 2 }],
  ['/home/admin/hosts?page=2', 'HostApplications', { kind: 'HOST', page: 2 }],
  ['/home/admin/quests?page=2', 'ManagedTasks', { page: 2 }],
  ['/home/admin/announcements?page=2', 'Announcements', { page: 2 }],
  ['/home/admin/questionnaires?page=2', 'Questionnaires', { page: 2 }],
  ['/home/admin/organizations?page=2', 'Organizations', { page: 2 }],
  [
    '/home/admin/verifications?status=VERIFIED&page=2',
    'RealNameReviews',
    { status: 'VERIFIED', page: 2 },
  ],
  [
    manage('registrations?status=REJECTED&page=2'),
    'RegistrationsToReview',
    { status: 'REJECTED', page: 2 },
  ],
  [
    manage(`works?task=${secondTask}&status=REVIEWED&page=2`),
    'ReviewWorks',
    { taskId: secondTask, status: 'REVIEWED', page: 2 },
  ],
  [manage('works'), 'ReviewWorks', { taskId: firstTask, status: null, page: 1 }],
  [
    manage(`qualifications?stage=${second}&status=PASSED&page=2`),
    'QualificationReviews',
    { stageId: second, status: 'PASSED', page: 2 },
  ],
  [
    manage('qualifications'),
    'QualificationReviews',
    { stageId: first, status: 'IN_REVIEW', page: 1 },
  ],
  [manage('teams?q=浪&page=2'), 'ManageTeams', { name: '浪', page: 2 }],
  [manage('messages?page=2'), 'SentMessages', { page: 2 }],
  [
    `${config}?q=浪&sort=-ViewsCount&section=${sectionId}&page=2`,
    'ManagedChannelProjects',
    { title: '浪', sort: 'VIEWED', sectionId, page: 2 },
  ],
  [
    `${config}/dataset?q=浪&sort=-VotesCount&page=2`,
    'ManagedChannelDatasets',
    { title: '浪', sort: 'VOTES', page: 2 },
  ],
  [`${config}/activity?page=2`, 'ManagedChannelCompetitions', { page: 2 }],
])('%s opens its list where it was left', async (address, operation, variables) => {
  const { variablesOf } = fakeGateway(answers);
  openPage(address);
  expect(await variablesOf(operation)).toMatchObject(variables);
});

it.each<[address: string, choose: string, operation: string, left: string]>([
  ['/home/admin/verifications?page=2', '已通过', 'RealNameReviews', 'status=VERIFIED'],
  [manage('registrations?page=2'), '已拒绝', 'RegistrationsToReview', 'status=REJECTED'],
  [manage('qualifications?page=2'), '已通过', 'QualificationReviews', 'status=PASSED'],
])(
  '%s has what is chosen in its address, on the first page',
  async (address, name, operation, left) => {
    const { sent } = fakeGateway(answers);
    const { user, currentAddress } = openPage(address);
    await user.click(await screen.findByRole('radio', { name }));
    await waitFor(() => expect(currentAddress()).toBe(`${address.split('?')[0]}?${left}`));
    await waitFor(() => {
      const asked = sent.filter(({ operationName }) => operationName === operation);
      expect(asked.at(-1)?.variables).toMatchObject({ page: 1 });
    });
  },
);
