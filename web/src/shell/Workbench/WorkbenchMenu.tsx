import '../../theme/styles/popovers.ts';
import '@mantine/core/styles/Menu.layer.css';
import { Badge, Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '../../components/Dialog/Opened.tsx';
import { bindPhonePath } from '../../domains/account/paths.ts';
import { track } from '../../lib/track.ts';
import {
  organizationWorkbench,
  trialAddress,
  type TrialVersion,
  workbenchPath,
} from '../../routing/workbench.ts';
import { TeamPicker } from './TeamPicker.tsx';
import { useWorkbenchQuery } from './Workbench.generated.ts';

/** So many teams stand in the menu; of more one is picked in a dialog. */
const TEAMS_SHOWN = 3;

const trials = [
  { version: 'professional', name: '专业版', tag: 'PRO' },
  { version: 'saas', name: '团队版', tag: 'TEAM' },
] as const;

const outside = { target: '_blank', rel: 'noopener', component: 'a' } as const;

/** The editions of the workbench and the member's teams (spec 1, section 2: App shell). */
const WorkbenchMenu = () => {
  const { data } = useWorkbenchQuery();
  const [asked, setAsked] = useState<'phone' | 'team' | null>(null);
  const navigate = useNavigate();
  const { workbenchUrl, trialUrl } = data?.site ?? {};
  if (!data?.viewer || !workbenchUrl) return null;
  const { phoneVerified, organizations } = data.viewer;
  const teams = (organizations ?? []).map(({ organization }) => ({
    ...organization,
    address: organizationWorkbench(workbenchUrl, organization.shortName),
  }));
  const goes = (text: string) => track({ name: 'click_go_workbench', text });
  const trial = (version: TrialVersion, url: string) =>
    phoneVerified
      ? { ...outside, href: trialAddress(url, version), onClick: () => goes(version) }
      : { onClick: () => setAsked('phone') };

  return (
    <>
      <Menu position="bottom-end" shadow="md" width={220}>
        <Menu.Target>
          <Button
            variant="default"
            size="sm"
            visibleFrom="md"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          >
            工作台
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item {...outside} href={workbenchPath} onClick={() => goes('basic')}>
            基础版
          </Menu.Item>
          {teams.length > 0 && <Menu.Label>我的团队</Menu.Label>}
          {teams.slice(0, TEAMS_SHOWN).map(({ id, name, address }) => (
            <Menu.Item key={id} {...outside} href={address} onClick={() => goes('team')}>
              <Text truncate>{name}</Text>
            </Menu.Item>
          ))}
          {teams.length > TEAMS_SHOWN && (
            <Menu.Item onClick={() => setAsked('team')}>选择团队</Menu.Item>
          )}
          {trialUrl && <Menu.Divider />}
          {trialUrl &&
            trials.map(({ version, name, tag }) => (
              <Menu.Item
                key={version}
                {...trial(version, trialUrl)}
                rightSection={<Badge size="sm">{tag}</Badge>}
              >
                {name}试用
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Opened of={asked === 'phone'}>
        {() => (
          <ConfirmModal
            title="申请试用"
            action="去绑定"
            failed="绑定失败"
            onClose={() => setAsked(null)}
            onConfirm={async () => navigate(bindPhonePath)}
          >
            <Text>需要绑定手机号才能发起试用，是否绑定？</Text>
          </ConfirmModal>
        )}
      </Opened>
      <Opened of={asked === 'team'}>
        {() => <TeamPicker teams={teams} onClose={() => setAsked(null)} />}
      </Opened>
    </>
  );
};

export default WorkbenchMenu;
