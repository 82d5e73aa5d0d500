import '#theme/styles/popovers.ts';
import { ActionIcon, Anchor, Popover, Skeleton, Stack, Text } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSiteExtrasQuery } from '../SiteExtras/SiteExtras.generated.ts';
import classes from './CommunityButton.module.css';

const QrCode = lazy(() => import('#components/QrCode/QrCode.tsx'));

const SIZE = 176;

/**
 * The way to the community's group, as a code to scan; where the operator has set one, on viewports
 * wider than 576 px.
 */
const CommunityButton = () => {
  const { data } = useSiteExtrasQuery();
  const address = data?.site.communityUrl;
  if (!address) return null;
  return (
    <Popover position="left-end" radius="lg" shadow="md" trapFocus returnFocus withArrow>
      <Popover.Target>
        <ActionIcon
          className={classes.button}
          variant="default"
          size={48}
          radius="xl"
          aria-label="加入社区群"
          title="加入社区群"
        >
          <IconUsersGroup size={22} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="加入社区群">
        <Stack align="center" gap="xs">
          <Text fw={600}>扫码加入社区群</Text>
          <Suspense fallback={<Skeleton width={SIZE} height={SIZE} />}>
            <QrCode value={address} title="社区群的二维码" size={SIZE} />
          </Suspense>
          <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
            在浏览器中打开
          </Anchor>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};

export default CommunityButton;
