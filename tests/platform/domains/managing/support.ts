import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import {
  type CompetitionSettings,
  type TaskSettings,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { TestPlatform } from '#tests/platform/support/platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** An organization and its administrator. */
export const makeOrganization = async (platform: TestPlatform, shortName = 'tide') => {
  const id = newId();
  const { user, jwt } = await platform.join(`boss-${shortName}`);
  const { db } = platform.database;
  await db.insert(organizations).values({ id, shortName, name: '潮汐组' });
  await db
    .insert(organizationMembers)
    .values({ organizationId: id, memberId: user._id, role: 'admin' });
  return { id, shortName, token: jwt, memberId: user._id };
};

export const at = (platform: TestPlatform, days: number) =>
  new Date(platform.clock.now.getTime() + days * DAY).toISOString();

export const settingsOf = (
  platform: TestPlatform,
  changes: Partial<CompetitionSettings> = {},
): CompetitionSettings => ({
  Name: '海浪预报赛',
  ShortDescription: '预报明天的浪高',
  Award: '¥1,000',
  Tags: ['回归'],
  StartDate: at(platform, -1),
  EndDate: at(platform, 30),
  RegisterEndDate: at(platform, 20),
  MaxMembersPerTeam: 3,
  TeamNameLocked: false,
  TeamSameUniversity: false,
  TeamNotification: '',
  Tabs: [{ Title: '赛题', Content: '预报浪高', Type: 0 }],
  PublishStatus: 1,
  PublishAll: false,
  PublishForum: false,
  ...changes,
});

export const stageOf = (platform: TestPlatform, from = -1, to = 30) => ({
  Name: '初赛',
  StartDate: at(platform, from),
  EndDate: at(platform, to),
  AwardWhaleCoin: 0,
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
});

export const taskOf = (
  platform: TestPlatform,
  changes: Partial<TaskSettings> = {},
): TaskSettings => ({
  Name: '浪高',
  Description: '',
  StartDate: at(platform, -1),
  EndDate: at(platform, 30),
  SubmitDisabled: false,
  SubmissionNotice: '',
  ShowLeaderboard: true,
  ShowPrivateLeaderboard: false,
  Files: [],
  Objective: objectiveOf(),
  ...changes,
});

export const objectiveOf = (
  changes: Partial<NonNullable<TaskSettings['Objective']>> = {},
): NonNullable<TaskSettings['Objective']> => ({
  AcceptExts: ['.csv'],
  SizeLimit: 16,
  IdColumn: 'id',
  TargetColumn: 'label',
  ReviewDailyLimit: 5,
  ReviewLimit: null,
  Metric: 'accuracy',
  Sample: null,
  ...changes,
});

/** A metric of the organizer's own around a program. */
export const customMetricOf = (
  Source: string,
): NonNullable<NonNullable<TaskSettings['Objective']>['CustomMetric']> => ({
  Name: '自定义误差',
  Description: '预测与答案的差',
  HigherIsBetter: false,
  Best: 0,
  Worst: null,
  Values: 'number',
  TruthColumns: [],
  PublishesSource: false,
  Source,
});

export const SOLUTION = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';

/** Adds a task that people review: the least that a stage needs to be published. */
export const addForm = (
  platform: TestPlatform,
  Stage: string,
  by: { token: string },
  changes: Partial<TaskSettings> = {},
) => {
  const { Objective, ...settings } = taskOf(platform, changes);
  const field = {
    Title: '作品名称',
    Type: 1,
    Required: true,
    Placeholder: null,
    SizeLimit: null,
    AcceptExts: [],
    SelectArray: [],
    Hide: false,
  };
  const Subjective = {
    Fields: [field],
    ReviewDailyLimit: null,
    ReviewLimit: null,
    MaxScore: 100,
  };
  const body = { Stage, TaskType: 1, ...settings, Subjective };
  return platform.call(managingCalls.createTask, { body }, by);
};
