import '#theme/styles/popovers.ts';
import '@mantine/core/styles/Menu.layer.css';
import { Badge, Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { track } from '#lib/track.ts';
import { organizationWorkbench, workbenchPath } from '#routing/workbench.ts';
import { TeamPicker } from './TeamPicker.tsx';
import { newTabLink, useTrial } from './useTrial.tsx';
import { useWorkbenchQuery } from './Workbench.generated.ts';

/** So many teams stand in the menu; of more one is picked in a dialog. */
const TEAMS_SHOWN = 3;

const trials = [
  { version: 'professional', name: '专业版', tag: 'PRO' },
  { version: 'saas', name: '团队版', tag: 'TEAM' },
] as const;

/** The editions of the workbench and the member's teams. */
const WorkbenchMenu = () => {
  const { data } = useWorkbenchQuery();
  const [picks, setPicks] = useState(false);
  const { wayTo, question } = useTrial(data?.viewer?.isPhoneVerified ?? false);
  const { workbenchUrl, trialUrl } = data?.site ?? {};
  if (!data?.viewer || !(workbenchUrl || trialUrl)) return null;
  const teams = workbenchUrl
    ? (data.viewer.organizations ?? []).map(({ organization }) => ({
        ...organization,
        address: organizationWorkbench(workbenchUrl, organization.shortName),
      }))
    : [];
  const goes = (text: string) => track({ name: 'click_go_workbench', text });

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
          {workbenchUrl && (
            <Menu.Item {...newTabLink} href={workbenchPath} onClick={() => goes('basic')}>
              基础版
            </Menu.Item>
          )}
          {teams.length > 0 && <Menu.Label>我的团队</Menu.Label>}
          {teams.slice(0, TEAMS_SHOWN).map(({ id, name, address }) => (
            <Menu.Item key={id} {...newTabLink} href={address} onClick={() => goes('team')}>
              <Text truncate>{name}</Text>
            </Menu.Item>
          ))}
          {teams.length > TEAMS_SHOWN && (
            <Menu.Item onClick={() => setPicks(true)}>选择团队</Menu.Item>
          )}
          {workbenchUrl && trialUrl && <Menu.Divider />}
          {trialUrl &&
            trials.map(({ version, name, tag }) => (
              <Menu.Item
                key={version}
                {...wayTo(trialUrl, version)}
                rightSection={<Badge size="sm">{tag}</Badge>}
              >
                {name}试用
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {question}
      <Opened of={picks}>
        {() => <TeamPicker teams={teams} onClose={() => setPicks(false)} />}
      </Opened>
    </>
  );
};

export default WorkbenchMenu;
