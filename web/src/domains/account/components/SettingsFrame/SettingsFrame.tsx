import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { activeInSight } from '#lib/active-in-sight.ts';
import { settingPath, type SettingTab, settingTabs } from '#domains/account/paths.ts';
import classes from './SettingsFrame.module.css';

const titles: Record<SettingTab, string> = {
  headView: '个人资料',
  account: '账号设置',
  verify: '身份认证',
  notifications: '通知设置',
  webhooks: 'Webhook',
};

interface SettingsFrameProps {
  tab: SettingTab;
  /** Purpose of the settings, under the title. */
  text?: string;
  children: ReactNode;
}

/** The settings of the viewer: a list of them beside the open one. */
export const SettingsFrame = ({ tab, text, children }: SettingsFrameProps) => (
  <PageFrame>
    <div className={classes.settings}>
      <nav ref={activeInSight} className={classes.tabs} aria-label="设置">
        {settingTabs.map((one) => (
          <Link
            key={one}
            to={settingPath(one)}
            className={classes.tab}
            aria-current={one === tab ? 'page' : undefined}
          >
            {titles[one]}
          </Link>
        ))}
      </nav>
      <div className={classes.content}>
        <Title order={1} mb={text ? 4 : 'lg'}>
          {titles[tab]}
        </Title>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </div>
    </div>
  </PageFrame>
);
