import { Badge } from '@mantine/core';
import { cardLabel } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import type { RegistrationStatus } from '#apollo/schema.generated.ts';
import { useNow } from '#lib/useNow.ts';

const colors = {
  ended: 'gray',
  registered: 'success',
  upcoming: 'gray',
  running: 'brand',
  open: 'brand',
  urgent: 'danger',
} as const;

interface CompetitionLabelProps {
  competition: {
    startDate: string;
    endDate: string | null;
    registerEndDate: string | null;
    viewerState: { registration: RegistrationStatus | null } | null;
  };
  /** On a cover it is white, whatever lies below. */
  onCover?: boolean;
}

/** 已报名, 未开始, 可报名, N天后截止报名, 进行中 or 已结束. */
export const CompetitionLabel = ({ competition, onCover = false }: CompetitionLabelProps) => {
  const now = useNow();
  const registered = competition.viewerState?.registration === 'REGISTERED';
  const label = cardLabel(competition, registered, new Date(now));
  if (!label) return null;
  const color = colors[label.tone];
  return (
    <Badge {...(onCover ? { variant: 'white', color: `${color}.7` } : { color })}>
      {label.text}
    </Badge>
  );
};
