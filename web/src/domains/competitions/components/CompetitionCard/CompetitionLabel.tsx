import { Badge } from '@mantine/core';
import { cardLabel } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import type { RegistrationStatus } from '#apollo/schema.generated.ts';
import { useNow } from '#lib/useNow.ts';

const colors = {
  ended: 'gray.7',
  registered: 'success.7',
  upcoming: 'gray.7',
  running: 'brand.7',
  open: 'brand.7',
  urgent: 'danger.7',
} as const;

interface CompetitionLabelProps {
  competition: {
    startDate: string;
    endDate: string | null;
    registerEndDate: string | null;
    viewerState: { registration: RegistrationStatus | null } | null;
  };
}

/** 已报名, 未开始, 可报名, N天后截止报名, 进行中 or 已结束. */
export const CompetitionLabel = ({ competition }: CompetitionLabelProps) => {
  const now = useNow();
  const registered = competition.viewerState?.registration === 'REGISTERED';
  const label = cardLabel(competition, registered, new Date(now));
  if (!label) return null;
  return (
    <Badge variant="white" color={colors[label.tone]}>
      {label.text}
    </Badge>
  );
};
