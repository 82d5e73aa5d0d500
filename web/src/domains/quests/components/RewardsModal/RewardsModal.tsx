import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { isWithinYearly } from './lunar-new-year.ts';
import { rewardName, type Reward } from './rewards.ts';
import classes from './RewardsModal.module.css';

/** It closes by itself. */
const SHOWN_FOR = 3_000;

const colors = ['#3b9ecb', '#0b7fab', '#d09f59', '#45a877', '#fb7c87'];

interface RewardsModalProps {
  rewards: readonly Reward[];
  onClose: () => void;
}

/**
 * Dialog that shows the rewards just paid, with fireworks; a red pocket within the lunar new year's
 * window.
 */
const RewardsModal = ({ rewards, onClose }: RewardsModalProps) => {
  const { data } = useSiteQuery();
  const festive = isWithinYearly(data?.site.lunarNewYear ?? null, new Date());

  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [onClose]);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    void import('canvas-confetti').then(({ default: confetti }) =>
      confetti({ particleCount: 90, spread: 75, origin: { y: 0.5 }, colors, zIndex: 500 }),
    );
  }, []);

  return (
    <Dialog onClose={onClose} title={festive ? '新春红包' : '领取成功'} size="xs" zIndex={400}>
      <Stack align="center" gap="xs" pb="md" className={classes.body} data-festive={festive}>
        <Text c="dimmed">你获得了</Text>
        {rewards.map(({ type, amount }) => (
          <Text key={type} className={classes.amount} data-type={type}>
            +{amount} {rewardName[type]}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
};

export default RewardsModal;
