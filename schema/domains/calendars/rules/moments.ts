/** Moments of a competition that a calendar has. */
export const calendarMoments = ['start', 'registrationEnd', 'stageEnd', 'end'] as const;
export type CalendarMoment = (typeof calendarMoments)[number];

/** Days that a moment stays in the calendar of who has entered. */
export const PAST_DAYS = 90;

/** Times of a competition, with its stages. */
export interface Timetable {
  startDate: Date;
  registerEndDate: Date | null;
  endDate: Date | null;
  stages: readonly { id: string; name: string; endDate: Date }[];
}

export interface TimetableMoment {
  moment: CalendarMoment;
  date: Date;
  stage: { id: string; name: string } | null;
}

/**
 * The moments of a competition in their order. The end of its last stage is that of the competition
 * where both are the same, and is told once.
 */
export const momentsOf = ({
  startDate,
  registerEndDate,
  endDate,
  stages,
}: Timetable): TimetableMoment[] => {
  const whole = (moment: CalendarMoment, date: Date | null): TimetableMoment[] =>
    date === null ? [] : [{ moment, date, stage: null }];
  const ofStages = stages
    .filter((stage) => stage.endDate.getTime() !== endDate?.getTime())
    .map(({ id, name, endDate: date }): TimetableMoment => ({
      moment: 'stageEnd',
      date,
      stage: { id, name },
    }));
  return [
    ...whole('start', startDate),
    ...whole('registrationEnd', registerEndDate),
    ...ofStages,
    ...whole('end', endDate),
  ].toSorted((one, other) => one.date.getTime() - other.date.getTime());
};

/** Title of a moment: 初赛截止：南极企鹅识别挑战赛 */
export const momentTitle = ({
  moment,
  stageName,
  name,
  isActivity,
}: {
  moment: CalendarMoment;
  stageName: string | null;
  name: string;
  isActivity: boolean;
}): string => {
  const word = isActivity ? '活动' : '比赛';
  const what: Record<CalendarMoment, string> = {
    start: `${word}开始`,
    registrationEnd: '报名截止',
    stageEnd: `${stageName ?? ''}截止`,
    end: `${word}结束`,
  };
  return `${what[moment]}：${name}`;
};
