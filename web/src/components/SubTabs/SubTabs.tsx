import { Badge, Button, Group } from '@mantine/core';
import { Link } from 'react-router';

interface SubTab {
  key: string;
  title: string;
  to: string;
  /** So many things wait there. */
  waiting?: number;
}

interface SubTabsProps {
  /** Name of what the tabs are parts of, for screen readers. */
  label: string;
  tabs: readonly SubTab[];
  current: string;
}

/** The parts of a tab, each with an address of its own. */
export const SubTabs = ({ label, tabs, current }: SubTabsProps) => (
  <Group component="nav" gap="xs" mb="lg" aria-label={label}>
    {tabs.map(({ key, title, to, waiting = 0 }) => (
      <Button
        key={key}
        component={Link}
        to={to}
        preventScrollReset
        size="sm"
        variant={key === current ? 'light' : 'subtle'}
        aria-current={key === current ? 'page' : undefined}
        rightSection={
          waiting > 0 ? (
            <Badge color="danger" variant="filled" size="sm" aria-label={`${waiting}条待处理`}>
              {waiting}
            </Badge>
          ) : undefined
        }
      >
        {title}
      </Button>
    ))}
  </Group>
);
