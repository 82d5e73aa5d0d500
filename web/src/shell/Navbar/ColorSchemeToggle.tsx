import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useIsHydrating } from '#lib/page-render.ts';
import { afterPaint } from '#routing/after-paint.ts';

export const ColorSchemeToggle = () => {
  // To stop transitions, Mantine would write a style element, which the page's policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const computed = useComputedColorScheme('light');
  // A choice is known at once, to the browser alone: a page is taken over as the server wrote it.
  const scheme = useIsHydrating() ? 'light' : computed;
  const next = scheme === 'dark' ? 'light' : 'dark';
  const Icon = scheme === 'dark' ? IconSun : IconMoon;
  const label = scheme === 'dark' ? '切换到浅色' : '切换到深色';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size={40}
      radius="xl"
      aria-label={label}
      title={label}
      // The whole page is painted again for it: the touch is answered before.
      onClick={() => void afterPaint().then(() => setColorScheme(next))}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
