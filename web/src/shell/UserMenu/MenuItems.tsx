import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconChecklist,
  IconCode,
  IconFeather,
  IconHeadset,
  IconHelpCircle,
  IconLogout,
  IconSettings,
  IconSchool,
  IconStar,
  IconTerminal2,
  IconTicket,
  IconTrendingUp,
  IconTrophy,
  IconUser,
  IconUsersGroup,
  IconWallet,
  IconWorldCog,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { accountSettingsPath } from '#domains/account/paths.ts';
import { ownClassesPath } from '#domains/classes/paths.ts';
import { myCompetitionsPath, myTeamsPath } from '#domains/competitions/paths.ts';
import { creatorCentrePath } from '#domains/creators/paths.ts';
import { ownLevelPath, walletPath } from '#domains/growth/paths.ts';
import { JudgingLink } from '#domains/judging/components/JudgingLink/JudgingLink.tsx';
import { profilePath } from '#domains/members/paths.ts';
import { OrganizationLinks } from '#domains/organizations/components/OrganizationLinks/OrganizationLinks.tsx';
import { starPath } from '#domains/projects/paths.ts';
import { openTaskWidget } from '#domains/quests/components/TaskWidget/task-widget-state.ts';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { ownSnippetsPath } from '#domains/snippets/paths.ts';
import { supportDeskPath, workOrdersPath } from '#domains/work-orders/paths.ts';
import { supportPath } from '#routing/support.ts';
import { workbenchPath } from '#routing/workbench.ts';
import { administrationPath } from '#routes/AdministrationPage/path.ts';
import classes from './UserMenu.module.css';

const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface ItemProps {
  icon: Icon;
  text: string;
  to: string;
}

const Item = ({ icon: Picture, text, to }: ItemProps) => (
  <li>
    <Link className={classes.item} to={to}>
      <Picture {...look} />
      {text}
    </Link>
  </li>
);

interface MenuItemsProps {
  viewer: Viewer;
  onLeave: () => void;
}

/** The ways to what is the member's, to what they manage, and out. */
export const MenuItems = ({ viewer: { member, roles }, onLeave }: MenuItemsProps) => {
  const workbenchUrl = useSiteQuery().data?.site.workbenchUrl;
  const isAdmin = roles.includes('ADMIN');
  return (
    <>
      <Item icon={IconUser} text="我的主页" to={profilePath(member.id)} />
      <li>
        <UnstyledButton className={classes.item} onClick={openTaskWidget}>
          <IconChecklist {...look} />
          我的任务
        </UnstyledButton>
      </li>
      <Item icon={IconTrendingUp} text="我的等级" to={ownLevelPath()} />
      <Item icon={IconFeather} text="创作者中心" to={creatorCentrePath()} />
      <Item icon={IconWallet} text="我的钱包" to={walletPath} />
      <Item icon={IconTrophy} text="我的比赛" to={myCompetitionsPath} />
      <Item icon={IconUsersGroup} text="我的团队" to={myTeamsPath} />
      <Item icon={IconSchool} text="我的班级" to={ownClassesPath} />
      <JudgingLink className={classes.item} />
      <Item icon={IconStar} text="我的收藏" to={starPath} />
      <Item icon={IconCode} text="我的代码片段" to={ownSnippetsPath} />
      {workbenchUrl && (
        <li className={classes.narrow}>
          <a className={classes.item} href={workbenchPath} target="_blank" rel="noopener">
            <IconTerminal2 {...look} />
            工作台
          </a>
        </li>
      )}
      <OrganizationLinks className={classes.item} />
      <Item icon={IconTicket} text="我的工单" to={workOrdersPath} />
      <Item icon={IconHelpCircle} text="帮助中心" to={supportPath()} />
      <Item icon={IconSettings} text="账号设置" to={accountSettingsPath} />
      {(isAdmin || roles.includes('SUPPORT')) && (
        <Item icon={IconHeadset} text="工单处理" to={supportDeskPath} />
      )}
      {isAdmin && <Item icon={IconWorldCog} text="管理中心" to={administrationPath} />}
      <li>
        <UnstyledButton className={classes.item} onClick={onLeave}>
          <IconLogout {...look} />
          退出登录
        </UnstyledButton>
      </li>
    </>
  );
};
