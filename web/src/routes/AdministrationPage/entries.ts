import type { AdministrationQuery } from './Administration.generated.ts';
import { realNameReviewsPath } from '#domains/account/paths.ts';
import { activitiesAdminPath } from '#domains/activities/paths.ts';
import { announcementsPath, questionnairesPath } from '#domains/announcements/paths.ts';
import { hostApplicationsPath, sourceApplicationsPath } from '#domains/application-forms/paths.ts';
import { channelsAdminPath } from '#domains/channels/paths.ts';
import { clientUsagePath } from '#domains/clients/paths.ts';
import { creatorAdminPath } from '#domains/creators/paths.ts';
import { showcasePath } from '#domains/datasets/paths.ts';
import { membersPath } from '#domains/members/paths.ts';
import { badgesPath } from '#domains/growth/paths.ts';
import { auditLogPath } from '#domains/moderation/paths.ts';
import { organizationsPath } from '#domains/organizations/paths.ts';
import { parkedJobsPath, parkedMailsPath } from '#domains/parked-work/paths.ts';
import { questsPath } from '#domains/quests/paths.ts';
import { serviceAccountsPath } from '#domains/service-accounts/paths.ts';
import { recommendedPath, siteSettingsPath } from '#domains/site/paths.ts';
import { supportDeskPath } from '#domains/work-orders/paths.ts';

type Administration = NonNullable<AdministrationQuery['administration']>;
type Counts = NonNullable<Administration['counts']>;

export interface Entry {
  title: string;
  path: string;
  /** Tasks done there, in words that a viewer would search for. */
  about: string;
  /** The support staff come here too. */
  forSupport?: boolean;
  /** Number of things that wait there. */
  open?: (counts: Counts) => number | null;
}

/** Everything that administrators have, what waits first. */
const entries: readonly Entry[] = [
  {
    title: '工单处理',
    path: supportDeskPath,
    about: '回复、处理和关闭成员提交的工单、反馈和申诉',
    forSupport: true,
    open: ({ workOrders }) => workOrders,
  },
  {
    title: '实名认证审核',
    path: realNameReviewsPath,
    about: '核对身份证照片，通过或拒绝人工实名认证',
    open: ({ realNames }) => realNames,
  },
  {
    title: '办赛申请',
    path: hostApplicationsPath,
    about: '查看和答复想要举办比赛的机构，新建组织并指定管理员',
    open: ({ hostApplications }) => hostApplications,
  },
  {
    title: '数据来源申请',
    path: sourceApplicationsPath,
    about: '查看和答复想要成为数据来源的机构',
    open: ({ sourceApplications }) => sourceApplications,
  },
  {
    title: '频道',
    path: channelsAdminPath,
    about: '新建、修改和折叠频道，指定版主，安排推荐轮播的顺序',
  },
  {
    title: '活动设置',
    path: activitiesAdminPath,
    about: '设置活动的方向、活动列表的横幅和首页的活动日历',
  },
  {
    title: '数据集推荐',
    path: showcasePath,
    about: '设置数据集列表上方的推荐分组、推荐理由和数据来源',
  },
  {
    title: '用户管理',
    path: membersPath,
    about: '查找用户，调整角色，设置社区认证，停用账号，封禁创作者权益',
  },
  {
    title: '内容管理',
    path: auditLogPath({ action: 'moderation.fold' }),
    about: '查看折叠过的帖子、评论、项目、专栏和代码片段；在内容自己的页面上折叠、恢复或删除',
  },
  { title: '操作记录', path: auditLogPath(), about: '谁在什么时候修改了什么、为什么' },
  { title: '组织管理', path: organizationsPath, about: '新建组织，修改资料，管理组织的成员和比赛' },
  {
    title: '站点公告',
    path: announcementsPath,
    about: '撰写、发布和结束首页弹窗与页面顶部横幅',
  },
  {
    title: '待处理邮件',
    path: parkedMailsPath,
    about: '多次发送失败或可能已经送达的邮件：重新发送或放弃',
    open: ({ parkedMails }) => parkedMails,
  },
  {
    title: '待处理任务',
    path: parkedJobsPath,
    about: '多次失败的后台任务：每周摘要、专栏通知、私榜开放；重试或放弃',
    open: ({ parkedJobs }) => parkedJobs,
  },
  {
    title: '客户端使用情况',
    path: clientUsagePath,
    about: '最近 30 天各客户端的请求数、出错数，以及仍在使用的已弃用字段',
  },
  {
    title: '服务账号',
    path: serviceAccountsPath,
    about: '站点自有程序的账号：新建、更换令牌和撤销',
  },
  {
    title: '创作者管理',
    path: creatorAdminPath(),
    about: '发放或退还创作者的兑换，评级数据集，记录和撤销违规，选择展示的创作者',
    open: ({ exchanges }) => exchanges,
  },
  {
    title: '问卷管理',
    path: questionnairesPath,
    about: '编写、发布和结束面向成员的问卷，查看各选项的人数和文字回答',
  },
  {
    title: '任务管理',
    path: questsPath,
    about: '新建、修改、排序和停用成员的新手、每周、每日和长期任务，设置奖励',
  },
  {
    title: '徽章管理',
    path: badgesPath,
    about: '修改五种徽章的名称和铜、银、金三级门槛，停用或恢复发放',
  },
  {
    title: '站点设置',
    path: siteSettingsPath,
    about: '热门搜索、列表旁的广告、外部榜单、办赛入口、春节活动等全站设置',
  },
  {
    title: '推荐内容',
    path: recommendedPath,
    about: '会员首页的横幅、推荐组、学习路径，项目列表旁的推荐与热门项目',
  },
];

/** Finds the entries that the viewer may open and that contain every word of the search. */
export const entriesFor = (isAdmin: boolean, sought: string): Entry[] => {
  const words = sought.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    ({ title, about, forSupport }) =>
      (isAdmin || forSupport) &&
      words.every((word) => `${title}${about}`.toLowerCase().includes(word)),
  );
};
