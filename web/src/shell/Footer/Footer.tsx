import { Group, Text } from '@mantine/core';
import { lazy } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { creatorPlanPath } from '#domains/creators/paths.ts';
import { learnPath } from '#routing/learn.ts';
import { supportPath } from '#routing/support.ts';
import { suggestionPath } from '#domains/work-orders/paths.ts';
import { useLater } from '#lib/useLater.ts';
import { useSiteName } from '#lib/site.ts';
import classes from './Footer.module.css';

const CompanyLinks = lazy(() => import('./CompanyLinks.tsx'));

export const Footer = () => (
  <footer className={classes.footer} data-print="hidden">
    <div className={classes.inner}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {useSiteName()} · 在真实数据上，学会数据科学
        </Text>
        <Group component="nav" aria-label="页脚" gap="md">
          <AppLink to={competitionListPath} size="sm" c="dimmed" alone>
            比赛
          </AppLink>
          <AppLink to={learnPath('data-science')} size="sm" c="dimmed" alone>
            学习路径
          </AppLink>
          <AppLink to={creatorPlanPath} size="sm" c="dimmed" alone>
            创作者计划
          </AppLink>
          <AppLink to={supportPath()} size="sm" c="dimmed" alone>
            帮助中心
          </AppLink>
          <AppLink to={suggestionPath} size="sm" c="dimmed" alone>
            产品建议
          </AppLink>
        </Group>
      </Group>
      {useLater() && (
        <Contained>
          <CompanyLinks />
        </Contained>
      )}
    </div>
  </footer>
);
