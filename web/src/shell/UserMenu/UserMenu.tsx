import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Group, Popover, Progress, Text, UnstyledButton } from '@mantine/core';
import {
  IconChecklist,
  IconCode,
  IconFeather,
  IconHeadset,
  IconHelpCircle,
  IconLogout,
  IconScale,
  IconSettings,
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
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import { useChangeMember } from '../../apollo/gateway-context.ts';
import { useSignOutMutation } from '../../domains/account/components/Viewer/SignOut.generated.ts';
import type { Viewer } from '../../domains/account/components/Viewer/useViewer.ts';
import { accountSettingsPath } from '../../domains/account/paths.ts';
import { myCompetitionsPath, myTeamsPath } from '../../domains/competitions/paths.ts';
import { creatorCentrePath } from '../../domains/creators/paths.ts';
import { ownLevelPath, walletPath } from '../../domains/growth/paths.ts';
import { profilePath } from '../../domains/members/paths.ts';
import { OrganizationLinks } from '../../domains/organizations/components/OrganizationLinks/OrganizationLinks.tsx';
import { judgingsPath } from '#domains/judging/paths.ts';
import { starPath } from '../../domains/projects/paths.ts';
import { useSiteQuery } from '../../domains/site/components/Site/Site.generated.ts';
import { ownSnippetsPath } from '../../domains/snippets/paths.ts';
import { openTaskWidget } from '../../domains/quests/components/TaskWidget/task-widget-state.ts';
import { supportPath } from '../../routing/support.ts';
import { workbenchPath } from '../../routing/workbench.ts';
import { supportDeskPath, workOrdersPath } from '../../domains/work-orders/paths.ts';
import { administrationPath } from '../../routes/AdministrationPage/path.ts';
import { LevelTag } from '../../components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '../../components/MemberAvatar/MemberAvatar.tsx';
import { useNavigate } from '../../routing/useNavigate.ts';
import classes from './UserMenu.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Menu of the member who is signed in, with level and coins, and the ways to what is theirs. */
export const UserMenu = ({ viewer }: { viewer: Viewer }) => {
  const { member, level, wallet } = viewer;
  const [opened, setOpened] = useState(false);
  const workbenchUrl = useSiteQuery().data?.site.workbenchUrl;
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const [signOut] = useSignOutMutation();
  const leave = async () => {
    await signOut();
    await navigate('/');
    await changeMember();
  };

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={260}
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={`${member.name}的菜单`}
          // A phone answers the touch before all that drops down is there.
          onClick={() => startTransition(() => setOpened(!opened))}
        >
          <MemberAvatar {...member} size={34} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={classes.head}>
          <Group gap="xs" wrap="nowrap">
            <Text fw={600} truncate>
              {member.name}
            </Text>
            <LevelTag level={level.level} />
          </Group>
          <Progress
            mt="xs"
            size="sm"
            value={level.percent}
            aria-label={`当前等级进度 ${level.percent}%`}
          />
          <Group mt={6} justify="space-between" className={classes.numbers}>
            <Text size="xs" c="dimmed">
              成长值 {viewer.growthScore}
              {level.nextAt !== null && ` / ${level.nextAt}`}
            </Text>
            {wallet && (
              <Text size="xs" c="gold" fw={500}>
                {wallet.balance} 鲸币
              </Text>
            )}
          </Group>
        </div>
        <ul className={classes.items} onClick={() => setOpened(false)}>
          <li>
            <Link className={classes.item} to={profilePath(member.id)}>
              <IconUser {...icon} />
              我的主页
            </Link>
          </li>
          <li>
            <UnstyledButton className={classes.item} onClick={openTaskWidget}>
              <IconChecklist {...icon} />
              我的任务
            </UnstyledButton>
          </li>
          <li>
            <Link className={classes.item} to={ownLevelPath()}>
              <IconTrendingUp {...icon} />
              我的等级
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={creatorCentrePath()}>
              <IconFeather {...icon} />
              创作者中心
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={walletPath}>
              <IconWallet {...icon} />
              我的钱包
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={myCompetitionsPath}>
              <IconTrophy {...icon} />
              我的比赛
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={myTeamsPath}>
              <IconUsersGroup {...icon} />
              我的团队
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={judgingsPath}>
              <IconScale {...icon} />
              我的评审
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={starPath}>
              <IconStar {...icon} />
              我的收藏
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={ownSnippetsPath}>
              <IconCode {...icon} />
              我的代码片段
            </Link>
          </li>
          {workbenchUrl && (
            <li className={classes.narrow}>
              <a className={classes.item} href={workbenchPath} target="_blank" rel="noopener">
                <IconTerminal2 {...icon} />
                工作台
              </a>
            </li>
          )}
          <OrganizationLinks className={classes.item} />
          <li>
            <Link className={classes.item} to={workOrdersPath}>
              <IconTicket {...icon} />
              我的工单
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={supportPath()}>
              <IconHelpCircle {...icon} />
              帮助中心
            </Link>
          </li>
          <li>
            <Link className={classes.item} to={accountSettingsPath}>
              <IconSettings {...icon} />
              账号设置
            </Link>
          </li>
          {viewer.roles.some((role) => role === 'SUPPORT' || role === 'ADMIN') && (
            <li>
              <Link className={classes.item} to={supportDeskPath}>
                <IconHeadset {...icon} />
                工单处理
              </Link>
            </li>
          )}
          {viewer.roles.includes('ADMIN') && (
            <li>
              <Link className={classes.item} to={administrationPath}>
                <IconWorldCog {...icon} />
                管理中心
              </Link>
            </li>
          )}
          <li>
            <UnstyledButton className={classes.item} onClick={() => void leave()}>
              <IconLogout {...icon} />
              退出登录
            </UnstyledButton>
          </li>
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
